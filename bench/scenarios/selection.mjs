import { openList } from './Scenario.mjs';

const FURTHER = 4;
const HOVERED = 3;
const HOVER = 300;

/** @type {import('./Scenario.mjs').Scenario} */
export const selection = {
  id: 'selection',
  run: async (lap) => {
    const { driver, data, record } = lap;
    const bench = await openList(lap, data.big.id);
    const ids = await driver.rowIds(bench.page);
    const tasks = await Promise.all(ids.slice(0, 2 + FURTHER + HOVERED).map(data.task));
    /** @param {import('../drivers/Driver.mjs').BenchTask} task */
    const click = (task) => {
      const row = bench.page.locator(driver.row(task.id));
      return bench.take({ act: () => row.click(), until: driver.form(task) });
    };
    const [first, second, ...others] = tasks;
    if (!first || !second) throw new Error('The list has too few tasks.');
    record('click-first', (await click(first)).ms);
    await bench.rest();

    const { ms, began } = await click(second);
    record('click-further', ms);
    await bench.rest();
    record('requests-selection', bench.traffic.between(began).length);
    for (const task of others.slice(0, FURTHER - 1)) {
      record('click-further', (await click(task)).ms);
      await bench.rest();
    }
    for (const task of others.slice(FURTHER - 1)) {
      await bench.page.locator(driver.row(task.id)).hover();
      await bench.page.waitForTimeout(HOVER);
      await bench.traffic.quiet(100);
      record('click-hovered', (await click(task)).ms);
      await bench.rest();
    }
    const { heap, elements, listeners } = await bench.memory();
    record('heap', heap);
    record('elements', elements);
    record('listeners', listeners);
    await bench.page.context().close();
  },
};
