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
      await bench.open(address);
      for (const { figure, count, isShown } of STATES) {
        await served.declare(count, isShown);
        await bench.rest();
        await bench.page.goto('about:blank');
        const trace = await bench.trace(async () => {
          await bench.open(address);
          const parts = isShown ? count : 0;
          await bench.page.waitForFunction(
            (all) => document.querySelectorAll('[data-bench]').length === all,
            parts,
          );
        });
        record(figure, workUntil(SEEN, trace));
      }
    } finally {
      await served.stop();
    }
  },
};

const UNKNOWN_FILE = { notPossible: 'The plugin file of an engine that runs already is not known.' };
