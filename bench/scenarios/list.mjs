import { mainThreadTasks } from '../page/mainThreadTasks.mjs';
import { openList, takeDeed } from './Scenario.mjs';

/** @type {import('./Scenario.mjs').Scenario} */
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
 * Compares the grouped list with the same list ungrouped, both with a warm cache.
 * @type {import('./Scenario.mjs').Scenario}
 */
export const groups = {
  id: 'groups',
  needs: 'grouped',
  run: async (lap) => {
    const { driver, data, newPage, record } = lap;
    const { grouped } = driver;
    if (!grouped) return;
    const at = { baseUrl: data.baseUrl, filterId: data.big.id };
    const first = await openList(lap, at.filterId);
    const context = first.page.context();
    await first.page.close();
    const plain = await newPage({ context });
    record('groups-list', (await plain.open(driver.address(at))).ms);
    await plain.rest();
    await plain.page.close();
    const bench = await newPage({ context, until: grouped.heads });
    record('groups-heads', (await bench.open(grouped.address(at))).ms);
    await bench.rest();
    const trace = await bench.trace(async () => {
      record('groups-open', (await bench.take(grouped.openLargest)).ms);
      await driver.browse(bench.page);
      await bench.rest();
    });
    record('longest-groups', mainThreadTasks(trace)[0] ?? 0);
    await context.close();
  },
};
