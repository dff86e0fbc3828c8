import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRepository } from '../process/paths.mjs';
import { runLogged } from '../process/runLogged.mjs';
import { findExpressions } from './findExpressions.mjs';
import { findFaults, readVerdicts, updated, VERDICTS } from './verdicts.mjs';

/** ms; some expressions need more than the checker's default of ten seconds. */
const TIMEOUT = 30_000;

/** @returns {Promise<readonly string[]>} what is to mend, or needs a reason */
export async function writeVerdicts() {
  const found = findExpressions();
  const known = readVerdicts();
  const open = [...found.literals.keys()].filter(
    (text) => !(known.linear.includes(text) || text in known.slow),
  );
  const verdicts = updated(found, known, new Map(open.map((text) => [text, lawOf(text)])));
  writeFileSync(inRepository(VERDICTS), JSON.stringify(verdicts, null, 2));
  await runLogged('biome', ['format', '--write', VERDICTS]);
  return findFaults(found, verdicts);
}

/**
 * @param {string} text as written: `/a+/u`
 * @returns {string} `linear`, `2nd degree polynomial`, `exponential`, `unknown`
 */
function lawOf(text) {
  // The other back ends are native programs.
  process.env.RECHECK_BACKEND = 'pure';
  /** @type {typeof import('recheck')} */
  const { checkSync } = createRequire(import.meta.url)('recheck');
  const end = text.lastIndexOf('/');
  // The checker does not know the flag `d`, which changes no match.
  const flags = text.slice(end + 1).replace('d', '');
  const found = checkSync(text.slice(1, end), flags, { timeout: TIMEOUT });
  if (found.status === 'vulnerable') return found.complexity.summary;
  return found.status === 'safe' ? 'linear' : 'unknown';
}
