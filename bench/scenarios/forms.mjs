import { openList } from './Scenario.mjs';

/** @type {import('./Scenario.mjs').Scenario} */
export const forms = {
  id: 'forms',
  run: async (lap) => {
    const { driver, data, record } = lap;
    const [plain, ...others] = data.forms.tasks;
    if (!plain) throw new Error('There are no forms.');
    for (const task of [plain, ...others]) {
      const between = task === plain ? others[0] : plain;
      const bench = await openList(lap, data.forms.id);
      record(`form-first-${task.kind}`, await show(bench, task));
      if (between) {
        await show(bench, between);
        record(`form-again-${task.kind}`, await show(bench, task));
      }
      await bench.page.context().close();
    }

    /**
     * @param {import('../page/BenchPage.mjs').BenchPage} bench
     * @param {import('../drivers/Driver.mjs').BenchTask} task
     */
    async function show(bench, task) {
      const row = bench.page.locator(driver.row(task.id));
      const { ms } = await bench.take({ act: () => row.click(), until: driver.form(task) });
      await bench.rest();
      return ms;
    }
  },
};
