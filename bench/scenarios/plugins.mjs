import { SEEN } from '../page/installWatcher.mjs';
import { workUntil } from '../page/mainThreadTasks.mjs';
import { servePlugins } from '../plugins/servePlugins.mjs';

const STATES = /** @type {const} */ ([
  { figure: 'plugins-none', count: 0, isShown: false },
  { figure: 'plugins-declared-10', count: 10, isShown: false },
  { figure: 'plugins-declared-50', count: 50, isShown: false },
  { figure: 'plugins-shown-10', count: 10, isShown: true },
  { figure: 'plugins-shown-50', count: 50, isShown: true },
]);
const MOST = 50;
const VISITS = 3;

/**
 * What plugins cost before the first row: those that are only declared, and those that are drawn.
 *
 * @type {import('./Scenario.mjs').Scenario}
 */
export const plugins = {
  id: 'plugins',
  fullOnly: true,
  oneSize: true,
  oneSpeed: true,
  run: async (lap) => {
    const { driver, data, record } = lap;
    const refusal = driver.plugins ?? (data.pluginsFile ? undefined : UNKNOWN_FILE);
    if (refusal) {
      for (const { figure } of STATES) lap.refuse(figure, refusal.notPossible);
      return;
    }
    const served = await servePlugins({ count: MOST, pluginsFile: data.pluginsFile ?? '' });
    const bench = await lap.newPage();
    const address = driver.address({ baseUrl: data.baseUrl, filterId: data.big.id });
    try {
      for (let visit = -1; visit < VISITS; visit += 1) {
        for (const { figure, count, isShown } of STATES) {
          await served.declare(count, isShown);
          const work = await workOfVisit(bench, address, isShown ? count : 0);
          // All states shall find the browser's cache alike.
          if (visit >= 0) record(figure, work);
        }
      }
    } finally {
      await served.stop();
    }
  },
};

const UNKNOWN_FILE = { notPossible: 'The plugin file of an engine that runs already is not known.' };

/**
 * @param {import('../page/BenchPage.mjs').BenchPage} bench
 * @param {string} address
 * @param {number} parts that are drawn in the end
 * @returns {Promise<number>} ms of CPU until the first row
 */
async function workOfVisit(bench, address, parts) {
  await bench.rest();
  await bench.page.goto('about:blank');
  const trace = await bench.trace(async () => {
    await bench.open(address);
    await bench.page.waitForFunction(
      (all) => document.querySelectorAll('[data-bench]').length === all,
      parts,
    );
  });
  return workUntil(SEEN, trace);
}
