import { NIGHTLY_PARTS } from '../checks/nightlyParts.mjs';
import { seedLine, seedOfRun } from '../checks/seedOfRun.mjs';
import { failedLine, summaryLine, summaryTable } from '../checks/summary.mjs';
import { isEnding } from '../process/children.mjs';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { runLogged } from '../process/runLogged.mjs';

const SHOWN = 60;

/**
 * @param {string[]} args
 * @returns {Promise<import('../runCommand.mjs').Work>}
 */
export async function plan(args) {
  const names = Object.keys(NIGHTLY_PARTS);
  const unknown = args.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Explained(
      `"${unknown}" is no part: use some of\n${names.map((name) => `  ${name.padEnd(10)}${NIGHTLY_PARTS[name]?.shows}`).join('\n')}`,
    );
  }
  const chosen = args.length > 0 ? args : names;
  const seed = seedLine(seedOfRun());
  return async (progress) => {
    console.log(seed);
    /** @type {import('../checks/summary.mjs').Result[]} */
    const results = [];
    for (const name of chosen) {
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

/**
 * @param {string} name
 * @param {(note: string) => void} note
 * @returns {Promise<number>} exit code
 */
async function runPart(name, note) {
  const { command = [] } = NIGHTLY_PARTS[name] ?? {};
  const { code, lines } = await runLogged(process.execPath, [inRepository('scripts/run.mjs'), ...command], {
    env: { ...process.env, TASKWEAVE_NIGHTLY: 'yes' },
    logFile: inRepository(`.cache/logs/nightly-${name}.log`),
    onLine: note,
  });
  if (code !== 0 && !isEnding()) console.log(lines.slice(-SHOWN).join('\n'));
  return code;
}
