import { prepareData } from '../../bench/data/prepareData.mjs';
import { DRIVERS } from '../../bench/drivers/drivers.mjs';
import { Measurements } from '../../bench/figures/Measurements.mjs';
import { BenchPage } from '../../bench/page/BenchPage.mjs';
import { signIn } from '../../bench/page/signIn.mjs';
import { runScenarios } from '../../bench/runScenarios.mjs';
import { SCENARIOS } from '../../bench/scenarios/scenarios.mjs';
import { generateTasks } from '../../engine/demo/data/fill/generate-tasks.mjs';
import { expect, test } from '../fixtures/test';

const QUICK = ['filters', 'complete', 'dialogs'];
/** ms; only that everything is found counts here, and no time. */
const PAUSE = 100;

for (const driver of DRIVERS) {
  test(`the bench finds its way through ${driver.name}`, async ({ browser, engine }) => {
    // Five pages, of which the old Tasklist needs a while for each.
    test.slow();
    // It completes one; others count them.
    await generateTasks({ baseUrl: engine.baseUrl, count: 1, log: () => {} });
    const data = await prepareData(engine.baseUrl);
    try {
      const into = new Measurements();
      const failures = await runScenarios({
        browser,
        data,
        drivers: [driver],
        scenarios: SCENARIOS.filter(({ id }) => QUICK.includes(id)),
        into,
        tasks: data.tasks,
        cpu: 1,
        runs: 1,
        pause: PAUSE,
        say: () => {},
      });
      expect(failures).toEqual([]);
      for (const figure of ['filter-back', 'search', 'claim', 'complete', 'start-form-again']) {
        const found = into.find({ figure, driver: driver.id, tasks: data.tasks, cpu: 1 });
        expect(found?.samples, figure).toHaveLength(1);
      }

      const context = await browser.newContext();
      await signIn(context, data);
      const bench = await BenchPage.in(context, { until: driver.firstRow });
      await bench.open(driver.address({ baseUrl: engine.baseUrl, filterId: data.forms.id }));
      for (const task of data.forms.tasks) {
        const row = bench.page.locator(driver.row(task.id));
        const { ms } = await bench.take({ act: () => row.click(), until: driver.form(task) });
        expect(ms).toBeGreaterThan(0);
      }
      await bench.page.goto('about:blank');
      await bench.open(driver.address({ baseUrl: engine.baseUrl, filterId: data.big.id }));
      const step = await driver.nextStepTo(bench.page, Math.floor(data.tasks / 2));
      if (step === undefined || 'notPossible' in step) throw new Error('The middle of the list is not far.');
      expect((await bench.take(step)).ms).toBeGreaterThan(0);
      await context.close();
    } finally {
      await data.cleanUp();
    }
  });
}
