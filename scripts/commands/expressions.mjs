import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRepository } from '../process/paths.mjs';

/** Some expressions need more than the checker's default of ten seconds. */
const TIMEOUT = 30_000;

/**
 * @param {string[]} args
 * @returns {Promise<import('../runCommand.mjs').Work>}
 */
export async function plan(args) {
  return async (progress) => {
    const { findExpressions } = await import('../expressions/findExpressions.mjs');
    const { findFaults, readVerdicts, updated, VERDICTS } = await import('../expressions/verdicts.mjs');
    const { runLogged } = await import('../process/runLogged.mjs');

    const found = findExpressions();
    const known = readVerdicts();
    const open = [...found.literals.keys()].filter(
      (text) => args.includes('--all') || !(known.linear.includes(text) || text in known.slow),
    );
    const laws = await progress.step(
      `Looking at ${open.length} expressions`,
      async () => new Map(open.map((text) => [text, lawOf(text)])),
    );
    const verdicts = updated(found, known, laws);
    writeFileSync(inRepository(VERDICTS), JSON.stringify(verdicts, null, 2));
    await runLogged('biome', ['format', '--write', VERDICTS]);

    const faults = findFaults(found, verdicts);
    console.log(
      ['', ...faults, `${open.length} looked at, ${faults.length} to mend or to give a reason`].join('\n'),
    );
    return faults.length > 0 ? 1 : 0;
  };
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
