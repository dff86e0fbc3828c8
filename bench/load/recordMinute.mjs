import { openProfile } from '../page/openProfile.mjs';
import { signIn } from '../page/signIn.mjs';
import { recordedCalls } from './recording.mjs';

/** When things are done, ms after the beginning. */
const TIMES = { open: 8_000, claim: 18_000, complete: 35_000, end: 60_000 };

/** For a machine that is short of breath, ms. */
const PATIENCE = 60_000;

/**
 * Takes a person through a minute of work in a browser that was here before: opens the list, a task, claims and completes it,
 * and has the next one before them until the minute is over. Everything that goes to the server is recorded.
 *
 * @param {object} options
 * @param {string} options.baseUrl
 * @param {import('../drivers/Driver.mjs').Driver} options.driver
 * @param {{ id: string }} options.filter whose newest tasks are generic ones that belong to nobody
 * @param {import('../../engine/demo/data/session/sign-in.mjs').EngineSession} options.engine
 * @param {number} options.first row of the list to work on; the one below it is opened next
 * @returns {Promise<import('./recording.mjs').Recording>}
 */
export async function recordMinute({ baseUrl, driver, filter, engine, first }) {
  const context = await openProfile({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  try {
    await signIn(context, { baseUrl, userId: 'demo' });
    const address = driver.address({ baseUrl, filterId: filter.id });
    const page = await context.newPage();
    await page.goto(address);
    await shown(page, driver.firstRow);
    const [visited = ''] = await driver.rowIds(page);
    await page.locator(driver.row(visited)).first().click();
    await page.waitForTimeout(2_000);
    await page.goto('about:blank');

    const client = await context.newCDPSession(page);
    /** @type {Map<string, import('./recording.mjs').SeenRequest>} */
    const seen = new Map();
    let began = 0;
    client.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      began ||= timestamp;
      seen.set(requestId, {
        at: Math.round((timestamp - began) * 1000),
        url: request.url,
        method: request.method,
        body: request.postData ?? null,
        headers: lowerCased(request.headers),
      });
    });
    client.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
      const request = seen.get(requestId);
      if (request)
        seen.set(requestId, { ...request, headers: { ...request.headers, ...lowerCased(headers) } });
    });
    client.on('Network.requestServedFromCache', ({ requestId }) => seen.delete(requestId));
    client.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.fromDiskCache) seen.delete(requestId);
    });
    await client.send('Network.enable');

    const start = Date.now();
    /** @param {number} time */
    const until = (time) => page.waitForTimeout(Math.max(0, start + time - Date.now()));
    await page.goto(address);
    await shown(page, driver.firstRow);
    const [worked = '', next = ''] = (await driver.rowIds(page)).slice(first);
    const tasks = await Promise.all([worked, next].map((id) => taskOf(engine, id)));
    const [task, nextTask] = tasks;
    if (!task || !nextTask) throw new Error('The list has fewer than two tasks.');
    await until(TIMES.open);
    await page.locator(driver.row(task.id)).first().click();
    await shown(page, driver.form(task));
    await until(TIMES.claim);
    await doDeed(page, driver.claim());
    await until(TIMES.complete);
    await complete(page, driver, task, nextTask);
    await until(TIMES.end);
    return {
      calls: recordedCalls(
        [...seen.values()].filter(({ url }) => /^http/.test(url)),
        new URL(baseUrl).origin,
      ),
      tasks,
    };
  } finally {
    await context.close();
  }
}

/**
 * What is opened next is for the front end to say.
 *
 * @param {import('@playwright/test').Page} page
 * @param {import('../drivers/Driver.mjs').Driver} driver
 * @param {import('../drivers/Driver.mjs').BenchTask} task
 * @param {import('../drivers/Driver.mjs').BenchTask} next
 */
async function complete(page, driver, task, next) {
  const deed = driver.complete(task, next);
  if ('notPossible' in deed) throw new Error(deed.notPossible);
  for (const step of [deed].flat()) {
    if (!('act' in step)) continue;
    await step.act(page);
    await page.locator(driver.row(task.id)).first().waitFor({ state: 'detached', timeout: PATIENCE });
  }
}

/** @param {import('@playwright/test').Page} page @param {import('../drivers/Driver.mjs').Deed} deed */
async function doDeed(page, deed) {
  if ('notPossible' in deed) throw new Error(deed.notPossible);
  for (const step of [deed].flat()) {
    if (!('act' in step)) continue;
    await step.act(page);
    await shown(page, step.until);
  }
}

/** @param {import('@playwright/test').Page} page @param {import('../page/installWatcher.mjs').Condition} condition */
async function shown(page, { shown: sights }) {
  for (const { selector } of sights) await page.locator(selector).first().waitFor({ timeout: PATIENCE });
}

/**
 * @param {import('../../engine/demo/data/session/sign-in.mjs').EngineSession} engine
 * @param {string} id
 */
async function taskOf(engine, id) {
  const { processInstanceId, executionId } = await engine.get(`task/${id}`);
  const { businessKey } = await engine.get(`process-instance/${processInstanceId}`);
  return {
    id,
    processInstanceId,
    executionId,
    businessKey: businessKey ?? '',
    kind: /** @type {const} */ ('generic'),
  };
}

/** @param {Record<string, string>} headers */
function lowerCased(headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
