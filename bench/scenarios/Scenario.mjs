import { PAUSE } from '../page/BenchPage.mjs';

/**
 * One driver once through a scenario.
 *
 * @typedef {object} Lap
 * @property {import('../drivers/Driver.mjs').Driver} driver
 * @property {import('../data/prepareData.mjs').BenchData} data
 * @property {(options?: { network?: import('../page/BenchPage.mjs').Network, context?: import('@playwright/test').BrowserContext, hasProfile?: boolean, until?: import('../drivers/Driver.mjs').Condition }) =>
 *   Promise<import('../page/BenchPage.mjs').BenchPage>} newPage signed in; in a browser that was never here, unless a context
 *   is given: with a profile on the disk, or in a private window; it is there with its first row, or as `until` says
 * @property {(figure: string, value: number) => void} record one sample
 *
 * @typedef {object} Scenario
 * @property {string} id
 * @property {keyof import('../drivers/Driver.mjs').Driver} [needs] what not every front end can do
 * @property {(lap: Lap) => Promise<void>} run
 */

/**
 * Does something and records how long it took.
 *
 * @param {Lap} lap
 * @param {import('../page/BenchPage.mjs').BenchPage} page
 * @param {string} figure
 * @param {import('../drivers/Driver.mjs').Deed} deed
 */
export async function takeDeed(lap, page, figure, deed) {
  lap.record(figure, (await page.take(deed)).ms);
}

/**
 * Opens the list of a filter and lets the page come to rest.
 *
 * @param {Lap} lap
 * @param {string} filterId
 */
export async function openList({ newPage, driver, data }, filterId) {
  const page = await newPage();
  await page.open(driver.address({ baseUrl: data.baseUrl, filterId }));
  await page.rest();
  // What is fetched ahead of its use comes in idle time.
  await page.page.waitForTimeout(2 * PAUSE);
  await page.rest();
  return page;
}
