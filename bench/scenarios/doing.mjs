import { openList, takeDeed } from './Scenario.mjs';

/** @type {import('./Scenario.mjs').Scenario} */
export const claimAndComplete = {
  id: 'complete',
  run: async (lap) => {
    const { driver, data } = lap;
    const bench = await openList(lap, data.big.id);
    const { task, next } = await findFree(lap, bench);
    const row = bench.page.locator(driver.row(task.id));
    await bench.take({ act: () => row.click(), until: driver.form(task) });
    await bench.rest();
    await takeDeed(lap, bench, 'claim', driver.claim());
    await bench.rest();
    await takeDeed(lap, bench, 'complete', driver.complete(task, next));
    await bench.rest();
    await bench.page.context().close();
  },
};

/** @type {import('./Scenario.mjs').Scenario} */
export const caret = {
  id: 'caret',
  needs: 'toCaret',
  run: async (lap) => {
    const { driver, data } = lap;
    const { toCaret } = driver;
    if (!toCaret) return;
    const bench = await openList(lap, data.big.id);
    const { task, next } = await findFree(lap, bench);
    await data.assign(next.id);
    const row = bench.page.locator(driver.row(task.id));
    await bench.take({ act: () => row.click(), until: driver.form(task) });
    await bench.rest();
    await takeDeed(lap, bench, 'claim-caret', toCaret.claim());
    await bench.rest();
    await takeDeed(lap, bench, 'complete-caret', toCaret.complete(next));
    await bench.rest();
    await data.release(next.id);
    await bench.page.context().close();
  },
};

/** @type {import('./Scenario.mjs').Scenario} */
export const dialogs = {
  id: 'dialogs',
  run: async (lap) => {
    const { driver, data } = lap;
    const bench = await openList(lap, data.small.id);
    for (const time of ['first', 'again']) {
      await takeDeed(lap, bench, `filter-dialog-${time}`, driver.openFilterDialog());
      await bench.rest();
      await driver.closeDialog(bench.page);
      await bench.rest();
    }
    for (const time of ['first', 'again']) {
      await takeDeed(lap, bench, `start-dialog-${time}`, driver.openStartDialog());
      await bench.rest();
      await takeDeed(lap, bench, `start-form-${time}`, driver.openStartForm());
      await bench.rest();
      await driver.closeDialog(bench.page);
      await bench.rest();
    }
    await bench.page.context().close();
  },
};

/**
 * @param {import('./Scenario.mjs').Lap} lap
 * @param {import('../page/BenchPage.mjs').BenchPage} bench
 * @returns {Promise<{ task: import('../drivers/Driver.mjs').BenchTask, next: import('../drivers/Driver.mjs').BenchTask }>} an
 * unassigned task on screen, and the one below it
 */
async function findFree({ driver, data }, bench) {
  const ids = await driver.rowIds(bench.page);
  const tasks = await Promise.all(ids.slice(0, 14).map(data.task));
  const place = tasks.findIndex(({ assignee }) => assignee === null);
  const task = tasks[place];
  const next = tasks[place + 1];
  if (!task || !next) throw new Error('No task on screen is free.');
  return { task, next };
}
