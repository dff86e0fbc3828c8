import { NIGHTLY_PARTS } from '../checks/nightlyParts.mjs';
import { seedLine, seedOfRun } from '../checks/seedOfRun.mjs';
import { failedLine, summaryLine, summaryTable } from '../checks/summary.mjs';
import { isEnding } from '../process/children.mjs';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { runLogged } from '../process/runLogged.mjs';

const SHOWN = 60;

const HELP = `Usage: npm run nightly -- [part] [options of the part]

  npm run nightly                              all parts, one after the other
  npm run nightly -- units fuzz                some parts
  npm run nightly -- firefox --only=complete   one part, with its options

${Object.entries(NIGHTLY_PARTS)
  .map(([name, { shows }]) => `  ${name.padEnd(10)}${shows}`)
  .join('\n')}`;

/** @type {import('../runCommand.mjs').Plan} */
export async function plan(args) {
  const [first, ...rest] = args;
  if (first === '--help' || first === '-h') {
    console.log(HELP);
    return undefined;
  }
  if (first !== undefined && !(first in NIGHTLY_PARTS)) {
    throw new Explained(`"${first}" is no part.\n${HELP}`);
  }
  const isOne = first !== undefined && (rest.length === 0 || rest.some((name) => !(name in NIGHTLY_PARTS)));
  return isOne ? planPart(first, rest) : planRun(first === undefined ? usualParts() : args);
}

/** @param {string} name @param {string[]} rest */
async function planPart(name, rest) {
  const { file, work = 'plan', args = [], usual = [], env } = partOf(name);
  Object.assign(process.env, { TASKWEAVE_NIGHTLY: 'yes', ...env });
  /** @type {Record<string, import('../runCommand.mjs').Plan>} */
  const { [work]: plan } = await import(file);
  return plan?.([...args, ...(rest.length > 0 ? rest : usual)]);
}

/** @param {string[]} names @returns {import('../runCommand.mjs').Work} */
function planRun(names) {
  const seed = seedLine(seedOfRun());
  return async (progress) => {
    console.log(seed);
    /** @type {import('../checks/summary.mjs').Result[]} */
    const results = [];
    for (const name of names) {
      const began = Date.now();
      const code = await progress.step(name, (note) => runPart(name, note), {
        outcome: (ended) => (ended === 0 ? 'passed' : 'failed'),
      });
      if (isEnding()) return 1;
      const isGood = code === 0;
      const counts = { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
      results.push({ name, ...counts, time: Date.now() - began });
    }
    const end = [seed, summaryLine(results), ...failedLine(results)];
    console.log(['', ...summaryTable(results), '', ...end].join('\n'));
    return results.some(({ failed }) => failed > 0) ? 1 : 0;
  };
}

function usualParts() {
  return Object.keys(NIGHTLY_PARTS).filter((name) => !partOf(name).isApart);
}

/** @param {string} name @returns {import('../checks/nightlyParts.mjs').NightlyPart} */
function partOf(name) {
  const part = NIGHTLY_PARTS[name];
  if (part === undefined) throw new Error(name);
  return part;
}

/**
 * @param {string} name
 * @param {(note: string) => void} note
 * @returns {Promise<number>} exit code
 */
async function runPart(name, note) {
  const { code, lines } = await runLogged(
    process.execPath,
    [inRepository('scripts/run.mjs'), 'nightly', name],
    { logFile: inRepository(`.cache/logs/nightly-${name}.log`), onLine: note },
  );
  if (code !== 0 && !isEnding()) console.log(lines.slice(-SHOWN).join('\n'));
  return code;
}
