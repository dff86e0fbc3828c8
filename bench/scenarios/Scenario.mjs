import { PAUSE } from '../page/BenchPage.mjs';

/**
 * One run of a driver through a scenario.
 * @typedef {object} Lap
 * @property {import('../drivers/Driver.mjs').Driver} driver
 * @property {import('../data/prepareData.mjs').BenchData} data
 * @property {(options?: { network?: import('../page/BenchPage.mjs').Network, context?: import('@playwright/test').BrowserContext, hasProfile?: boolean, until?: import('../drivers/Driver.mjs').Condition }) =>
 * Promise<import('../page/BenchPage.mjs').BenchPage>} newPage signed in; without a `context` in a new browser, with a profile on disk
 * or in a private window; loaded once its first row or `until` is shown
 * @property {(figure: string, value: number) => void} record one sample
 * @typedef {object} Scenario
 * @property {string} id
 * @property {keyof import('../drivers/Driver.mjs').Driver} [needs] optional ability of a front end
 * @property {(lap: Lap) => Promise<void>} run
 */

/**
 * @param {Lap} lap
 * @param {import('../page/BenchPage.mjs').BenchPage} page
 * @param {string} figure
 * @param {import('../drivers/Driver.mjs').Deed} deed
 */
export async function takeDeed(lap, page, figure, deed) {
  lap.record(figure, (await page.take(deed)).ms);
}

/**
 * @param {Lap} lap
 * @param {string} filterId
 */
export async function openList({ newPage, driver, data }, filterId) {
  const page = await newPage();
  await page.open(driver.address({ baseUrl: data.baseUrl, filterId }));
  await page.rest();
  await page.page.waitForTimeout(2 * PAUSE);
  await page.rest();
  return page;
}
