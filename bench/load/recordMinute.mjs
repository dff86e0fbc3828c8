import { BenchPage } from '../page/BenchPage.mjs';
import { openProfile } from '../page/openProfile.mjs';
import { signIn } from '../page/signIn.mjs';

const TIMES = { open: 8_000, claim: 18_000, complete: 35_000, end: 60_000 };

const LATE_CODE = 3_000;

/**
 * @typedef {object} Recording a minute of one person's work
 * @property {readonly import('../traffic/Traffic.mjs').Asked[]} calls that the server has answered
 * @property {readonly WorkedTask[]} tasks that the person opened, in order; the first one was completed
 *
 * @typedef {object} WorkedTask
 * @property {string} id
 * @property {string} processInstanceId
 * @property {string} executionId
 */

/**
 * Records a minute of work in a browser with a warm cache: open the list and a task, claim and complete it, rest on the next one.
 * @param {object} options
 * @param {string} options.baseUrl
 * @param {import('../drivers/Driver.mjs').Driver} options.driver
 * @param {{ id: string }} options.filter its newest tasks must be unassigned generic ones
 * @param {import('../../engine/demo/data/session/sign-in.mjs').EngineSession} options.engine
 * @param {number} options.first row of the list to work on; the one below it is opened next
 * @returns {Promise<Recording>}
 */
export async function recordMinute({ baseUrl, driver, filter, engine, first }) {
  const context = await openProfile({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  try {
    await signIn(context, { baseUrl, userId: 'demo' });
    const address = driver.address({ baseUrl, filterId: filter.id });
    const before = await BenchPage.in(context, { until: driver.firstRow });
    await before.open(address);
    const [visited = ''] = await driver.rowIds(before.page);
    await press(before, driver.row(visited));
    await before.page.waitForTimeout(LATE_CODE);
    await before.page.close();

    const bench = await BenchPage.in(context, { until: driver.firstRow });
    const start = Date.now();
    const until = (/** @type {number} */ time) =>
      bench.page.waitForTimeout(Math.max(0, start + time - Date.now()));
    await bench.open(address);
    const [worked = '', next = ''] = (await driver.rowIds(bench.page)).slice(first);
    await until(TIMES.open);
    await press(bench, driver.row(worked));
    await until(TIMES.claim);
    await act(bench, driver.claim());
    await until(TIMES.complete);
    // The engine removes completed tasks, so they are read before.
    const tasks = await Promise.all([worked, next].map((id) => engine.get(`task/${id}`)));
    const [task, nextTask] = tasks.map(({ id }) => ({
      id,
      businessKey: '',
      kind: /** @type {const} */ ('generic'),
    }));
    if (!task || !nextTask) throw new Error('The list has fewer than two tasks.');
    await act(bench, driver.complete(task, nextTask));
    await until(TIMES.end);
    const { origin } = new URL(baseUrl);
    const calls = bench.traffic
      .between(start)
      .filter(({ url, bytes }) => url.startsWith(origin) && bytes > 0);
    return { calls, tasks };
  } finally {
    await context.close();
  }
}

/** @param {BenchPage} bench @param {string} row */
async function press(bench, row) {
  await bench.page.locator(row).first().click();
  await bench.rest();
}

/** @param {BenchPage} bench @param {import('../drivers/Driver.mjs').Deed} deed */
async function act(bench, deed) {
  for (const step of [deed].flat()) {
    await step.act(bench.page);
    await bench.rest();
  }
}
