import { mainThreadTasks, scriptEvaluation } from '../page/mainThreadTasks.mjs';

/** @type {import('./Scenario.mjs').Scenario} */
export const firstList = {
  id: 'start',
  run: async (lap) => {
    const { driver, data, newPage, record } = lap;
    const address = driver.address({ baseUrl: data.baseUrl, filterId: data.big.id });
    for (const network of /** @type {const} */ (['4g', 'loopback'])) {
      const cold = await newPage({ network, hasProfile: true });
      const context = cold.page.context();
      const { ms, began, inPage } = await cold.open(address);
      record(`cold-${network}`, ms);
      await cold.rest();
      if (network === '4g') {
        // Requests that the rows cause, such as those for names, do not count.
        const asked = cold.traffic.answeredBetween(began, began + inPage);
        record('requests-first', asked.length);
        record('bytes-first', sumOf(asked));
      }
      await cold.page.close();
      // The browser keeps compiled scripts from the second visit on.
      const second = await newPage({ context });
      await second.open(address);
      await second.rest();
      await second.page.close();
      const warm = await newPage({ network, context });
      const again = await warm.open(address);
      record(`warm-${network}`, again.ms);
      await warm.rest();
      if (network === '4g')
        record('bytes-warm', sumOf(warm.traffic.answeredBetween(again.began, again.began + again.inPage)));
      await context.close();
    }
  },
};

/**
 * Measures CPU time, which does not depend on the clock.
 * @type {import('./Scenario.mjs').Scenario}
 */
export const mainThread = {
  id: 'work',
  run: async ({ driver, data, newPage, record }) => {
    const bench = await newPage();
    const address = driver.address({ baseUrl: data.baseUrl, filterId: data.big.id });
    const start = await bench.trace(() => bench.open(address));
    record('evaluation', scriptEvaluation(start));
    recordTasks(start, 'start');
    await bench.rest();
    const later = await bench.trace(async () => {
      await driver.browse(bench.page);
      await bench.rest();
    });
    recordTasks(later, 'browse');
    await bench.page.context().close();

    /**
     * @param {import('../page/mainThreadTasks.mjs').Trace} trace
     * @param {string} of
     */
    function recordTasks(trace, of) {
      const tasks = mainThreadTasks(trace);
      record(`longest-${of}`, tasks[0] ?? 0);
      record(`long-${of}`, tasks.filter((ms) => ms > LONG).length);
    }
  },
};

const LONG = 50;

/** @param {readonly { bytes: number }[]} asked */
function sumOf(asked) {
  return asked.reduce((sum, { bytes }) => sum + bytes, 0);
}
