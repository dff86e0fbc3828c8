import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/install/chromium.mjs';
import { Explained } from '../scripts/process/Explained.mjs';
import { inRepository } from '../scripts/process/paths.mjs';
import { prepareData } from './data/prepareData.mjs';
import { describeRun } from './describeRun.mjs';
import { Measurements } from './figures/Measurements.mjs';
import { writeMeasured } from './report/measuredFile.mjs';
import { referenceSize } from './report/performancePage.mjs';
import { runScenarios } from './runScenarios.mjs';
import { selection } from './scenarios/selection.mjs';
import { startBenchEngine } from './startBenchEngine.mjs';

/** @typedef {import('./figures/Measurements.mjs').Measured} Measured */

/** Where each run is kept, as long as nobody wants its figures in the documents. */
export const LATEST = inRepository('.cache/bench/latest.json');

/**
 * @param {import('./benchOptions.mjs').BenchOptions} options
 * @param {import('../scripts/process/Progress.mjs').Progress} progress
 * @returns {Promise<{ measured: Measured, failures: readonly string[] }>}
 */
export async function runBench(options, progress) {
  const executablePath = await progress.step('Looking for Chromium', ensureChromium);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const into = new Measurements();
  /** @type {Record<string, { list: number, task: number }>} */
  const engineTime = {};
  /** @type {string[]} */
  const failures = [];
  const run = await describeRun(options, browser.version());
  /** @type {Measured | undefined} */
  let measured;
  try {
    for (const size of options.url ? [0] : options.tasks) {
      try {
        await measureSize(size);
      } catch (error) {
        // The other lengths of the list are worth their hours all the same.
        failures.push(`${size} tasks: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    await browser.close();
  }
  if (!measured) throw new Explained(['Nothing was measured:', ...failures].join('\n'));
  return { measured, failures };

  /** @param {number} size */
  async function measureSize(size) {
    const engine = await startBenchEngine(size, options, progress);
    try {
      const data = await prepareData(engine.baseUrl, engine.pluginsFile);
      // An engine that runs already has as many as it has.
      const tasks = size || data.tasks;
      engineTime[tasks] = data.engineTime;
      for (const cpu of options.cpu) {
        const round = { browser, data, into, tasks, cpu, options };
        failures.push(...(await measureAt({ ...round, say: (line) => progress.say(line) })));
        measured = keep({ into, run: await run(data), engineTime, options });
      }
      await data.cleanUp();
    } finally {
      await engine.stop();
    }
  }
}

/**
 * @param {Pick<import('./runScenarios.mjs').Round, 'browser' | 'data' | 'into' | 'tasks' | 'cpu' | 'say'> & {
 *   options: import('./benchOptions.mjs').BenchOptions }} round
 */
async function measureAt({ options, ...round }) {
  const { tasks, cpu, say } = round;
  const { drivers, runs } = options;
  say(`${tasks} tasks, CPU ${cpu}×: warming up the engine`);
  // What the engine does for the first time nobody shall be charged for.
  await runScenarios({
    ...round,
    drivers,
    scenarios: [selection],
    runs: 1,
    into: new Measurements(),
    say: () => {},
  });
  const reference = referenceOf(options, tasks);
  const slowest = Math.min(...options.cpu);
  const scenarios = options.scenarios.filter(
    ({ oneSize, oneSpeed }) => (!oneSize || tasks === reference) && (!oneSpeed || cpu === slowest),
  );
  return runScenarios({ ...round, drivers, scenarios, runs });
}

/**
 * @param {import('./benchOptions.mjs').BenchOptions} options
 * @param {number} tasks
 */
function referenceOf(options, tasks) {
  const planned = new Measurements(
    (options.url ? [tasks] : options.tasks).map((size) => ({
      figure: '',
      driver: '',
      tasks: size,
      cpu: 1,
      samples: [],
    })),
  );
  return referenceSize(planned);
}

/**
 * After each condition: hours of work are not lost with the last of them.
 *
 * @param {{ into: Measurements, run: Record<string, unknown>, engineTime: Measured['engineTime'],
 *   options: import('./benchOptions.mjs').BenchOptions }} found
 * @returns {Measured}
 */
function keep({ into, run, engineTime, options }) {
  /** @type {Measured} */
  const measured = {
    version: 1,
    environment: run,
    drivers: options.drivers.map(({ id, name }) => ({ id, name })),
    engineTime,
    cells: into.cells,
  };
  mkdirSync(inRepository('.cache/bench'), { recursive: true });
  writeFileSync(LATEST, writeMeasured(measured));
  return measured;
}
