import { openList, takeDeed } from './Scenario.mjs';

/** Where a list is left as soon as it is long enough, counted from 0. */
const DEEP = 4999;

/**
 * Another filter, that filter again, and a search.
 *
 * @type {import('./Scenario.mjs').Scenario}
 */
export const filters = {
  id: 'filters',
  run: async (lap) => {
    const { driver, data } = lap;
    const { big, small, search } = data;
    const bench = await openList(lap, big.id);
    const [first = ''] = await driver.rowIds(bench.page);
    await takeDeed(lap, bench, 'filter-first', driver.switchFilter(small, { of: small.rows, not: first }));
    await bench.rest();
    const [other = ''] = await driver.rowIds(bench.page);
    await takeDeed(lap, bench, 'filter-back', driver.switchFilter(big, { of: [first], not: other }));
    await bench.rest();
    await takeDeed(lap, bench, 'search', driver.search(search.text, { of: search.rows, not: first }));
    await bench.page.context().close();
  },
};

/**
 * To the task in the middle of the list, at most to the 5,000th: as many presses as it takes.
 *
 * @type {import('./Scenario.mjs').Scenario}
 */
export const deepRow = {
  id: 'deep',
  oneSpeed: true,
  mostRuns: 1,
  run: async (lap) => {
    const { driver, data, record, refuse } = lap;
    const bench = await openList(lap, data.big.id);
    const index = Math.min(DEEP, Math.floor(data.tasks / 2));
    let presses = 0;
    let ms = 0;
    for (;;) {
      const step = await driver.nextStepTo(bench.page, index);
      if (step === undefined) break;
      if ('notPossible' in step) {
        refuse('deep', step.notPossible);
        refuse('deep-presses', step.notPossible);
        return;
      }
      ms += (await bench.take(step)).ms;
      presses += 1;
    }
    record('deep', ms);
    record('deep-presses', presses);
    await bench.page.context().close();
  },
};
