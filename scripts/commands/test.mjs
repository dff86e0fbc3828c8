import { seedLine, seedOfRun } from '../checks/seedOfRun.mjs';
import { failedLine, flakyLine, summaryLine, summaryTable } from '../checks/summary.mjs';
import { isEnding } from '../process/children.mjs';
import { Explained } from '../process/Explained.mjs';

const PARTS = /** @type {const} */ ([
  'format',
  'lint',
  'unused',
  'types',
  'unit',
  'java',
  'build',
  'size',
  'examples',
  'e2e',
]);

/** @typedef {(typeof PARTS)[number]} Part */

const HELP = `Usage: npm test -- [part] [options of its runner]

  npm test                              all parts
  npm test -- unit shared/ui            unit tests of a folder (Vitest)
  npm test -- e2e --grep "sign in"      some journeys (Playwright)

Parts: ${PARTS.join(', ')}`;

/**
 * @param {string[]} args
 * @returns {Promise<import('../runCommand.mjs').Work | undefined>}
 */
export async function plan(args) {
  const [first, ...rest] = args;
  if (first === '--help' || first === '-h') {
    console.log(HELP);
    return undefined;
  }
  const part = PARTS.find((name) => name === first);
  if (first !== undefined && !part) {
    throw new Explained(
      `"${first}" is no part of the tests: npm test -- takes one of ${PARTS.join(', ')} first.`,
    );
  }
  const seed = seedLine(seedOfRun());
  return async (progress) => {
    console.log(seed);
    const steps = await import('../checks/steps.mjs');
    /** @type {import('../checks/summary.mjs').Result[]} */
    const results = [];

    /**
     * @param {Part} name
     * @param {import('../checks/steps.mjs').StepOptions} [options]
     */
    const take = async (name, options = {}) => {
      const began = Date.now();
      const counts = await progress
        .step(name, (note) => steps[name]({ note, ...options }), {
          outcome: outcomeOf,
          speaks: name === 'e2e' || options.show !== undefined || options.givesWay === true,
        })
        .catch((error) => {
          if (!isEnding()) {
            console.log(error instanceof Explained ? error.message : error);
          }
          return { passed: 0, failed: 1, skipped: 0 };
        });
      results.push({ name, ...counts, time: Date.now() - began });
      return counts.failed === 0;
    };

    if (part) {
      if (part === 'size') {
        await take('build');
      }
      await take(part, { rest, show: console.log });
    } else {
      await takeAll(take);
    }
    if (isEnding()) {
      return 1;
    }
    // Machines read the last line, so it holds the counts alone.
    const end = [seed, ...flakyLine(results), ...failedLine(results), summaryLine(results)];
    console.log(['', ...summaryTable(results), '', ...end].join('\n'));
    return results.some(({ failed }) => failed > 0) ? 1 : 0;
  };
}

/** @param {import('../checks/reports.mjs').Counts} counts */
function outcomeOf({ passed, failed, flaky = [] }) {
  return `${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} at the second try` : ''}`;
}

/**
 * Two lanes for two cores: one builds and runs the journeys, the other checks the sources. Journeys leave a third of the
 * processor time idle, which the unit tests use at low priority.
 * @param {(name: Part, options?: import('../checks/steps.mjs').StepOptions) => Promise<boolean>} take
 */
async function takeAll(take) {
  const isBuilt = take('build');
  const lanes = [
    ['java', 'examples', 'e2e'],
    ['format', 'lint', 'unused', 'types', 'size', 'unit'],
  ];
  await Promise.all(
    lanes.map(async (parts) => {
      await isBuilt;
      for (const name of /** @type {Part[]} */ (parts)) {
        await take(name, { givesWay: name === 'unit' });
      }
    }),
  );
}
