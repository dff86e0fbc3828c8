import { openList } from './Scenario.mjs';

const AGAIN = 2;

/**
 * Each kind of form: the first of a page, in which there was none of any kind, and further ones after another kind.
 *
 * @type {import('./Scenario.mjs').Scenario}
 */
export const forms = {
  id: 'forms',
  oneSize: true,
  run: async (lap) => {
    const { driver, data, record } = lap;
    const [plain, ...others] = data.forms.tasks;
    if (!plain) throw new Error('There are no forms.');
    for (const task of [plain, ...others]) {
      const between = task === plain ? others[0] : plain;
      const bench = await openList(lap, data.forms.id);
      record(`form-first-${task.kind}`, await show(bench, task));
      for (let round = 0; round < AGAIN && between; round += 1) {
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

/**
 * Two hundred times another task, with forms of every kind: what stays behind.
 *
 * @type {import('./Scenario.mjs').Scenario}
 */
export const switches = {
  id: 'switches',
  oneSize: true,
  mostRuns: 1,
  run: async (lap) => {
    const { driver, data, record, isFull } = lap;
    const bench = await openList(lap, data.forms.id);
    const total = isFull ? 200 : 20;
    const { tasks } = data.forms;
    for (let done = 0; done <= total; done += 1) {
      const task = tasks[done % tasks.length];
      if (!task) break;
      const row = bench.page.locator(driver.row(task.id));
      await bench.take({ act: () => row.click(), until: driver.form(task) });
      if (done % (total / 4) === 0) {
        await bench.rest();
        const { heap, elements, listeners } = await bench.memory();
        const part = Math.round((done / total) * 200);
        record(`heap-after-${part}`, heap);
        record(`elements-after-${part}`, elements);
        record(`listeners-after-${part}`, listeners);
      }
    }
    await bench.page.context().close();
  },
};
