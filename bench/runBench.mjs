import { chromium } from '@playwright/test';
import { startDemo } from '../scripts/engine/startDemo.mjs';
import { ensureChromium } from '../scripts/install/chromium.mjs';
import { inRepository } from '../scripts/process/paths.mjs';
import { prepareData } from './data/prepareData.mjs';
import { describeRun } from './describeRun.mjs';
import { DRIVERS } from './drivers/drivers.mjs';
import { Measurements } from './figures/Measurements.mjs';
import { writeMeasured } from './report/report.mjs';
import { runScenarios } from './runScenarios.mjs';
import { selection } from './scenarios/selection.mjs';

/** @typedef {import('./figures/Measurements.mjs').Measured} Measured */

const LATEST = inRepository('.cache/bench/latest.json');

/**
 * @param {import('./benchOptions.mjs').BenchOptions} options
 * @param {import('../scripts/process/Progress.mjs').Progress} progress
 * @returns {Promise<{ measured: Measured, failures: readonly string[] }>}
 */
export async function runBench({ tasks, runs, scenarios }, progress) {
  const executablePath = await progress.step('Looking for Chromium', ensureChromium);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const circumstances = describeRun({ runs, chromium: browser.version() });
    const engine = await startDemo({
      progress,
      tasks,
      pluginsFile: inRepository('.cache/bench/plugins.json'),
    });
    try {
      const data = await prepareData(engine.baseUrl);
      const round = { browser, data };
      progress.say('Warming up the engine');
      // The work that the engine does only the first time must not count.
      await runScenarios({
        ...round,
        scenarios: [selection],
        runs: 1,
        into: new Measurements(),
        say: () => {},
      });
      const into = new Measurements();
      const say = (/** @type {string} */ line) => progress.say(line);
      const failures = await runScenarios({ ...round, scenarios, runs, into, say });
      const drivers = DRIVERS.map(({ id, name }) => ({ id, name }));
      const measured = {
        environment: await circumstances(engine.baseUrl),
        tasks,
        drivers,
        cells: into.cells,
      };
      writeMeasured(LATEST, measured);
      await data.cleanUp();
      return { measured, failures };
    } finally {
      await engine.stop();
    }
  } finally {
    await browser.close();
  }
}
