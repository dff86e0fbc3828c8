import { openList } from './Scenario.mjs';

const AGAIN = 1;
const SWITCHES = 200;

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
  fullOnly: true,
  oneSize: true,
  oneSpeed: true,
  mostRuns: 1,
  run: async (lap) => {
    const { driver, data, record } = lap;
    const bench = await openList(lap, data.forms.id);
    const { tasks } = data.forms;
    for (let done = 0; done <= SWITCHES; done += 1) {
      const task = tasks[done % tasks.length];
      if (!task) break;
      const row = bench.page.locator(driver.row(task.id));
      await bench.take({ act: () => row.click(), until: driver.form(task) });
      if (done % (SWITCHES / 4) === 0) {
        await bench.rest();
        const { heap, elements, listeners } = await bench.memory();
        record(`heap-after-${done}`, heap);
        record(`elements-after-${done}`, elements);
        record(`listeners-after-${done}`, listeners);
      }
    }
    await bench.page.context().close();
  },
};
