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
 * @property {(figure: string, why: string) => void} refuse that the front end cannot do this
 *
 * @typedef {object} Scenario
 * @property {string} id
 * @property {boolean} [fullOnly] takes minutes
 * @property {boolean} [oneSize] does not depend on the number of tasks
 * @property {boolean} [oneSpeed] is not about the processor
 * @property {number} [mostRuns] for what takes long and varies little
 * @property {(lap: Lap) => Promise<void>} run
 */

/**
 * Takes what a driver offers and records how long it took; what it refuses is recorded, too.
 *
 * @param {Lap} lap
 * @param {import('../page/BenchPage.mjs').BenchPage} page
 * @param {string | readonly string[]} figures names of the sample; none if it is only on the way
 * @param {import('../drivers/Driver.mjs').Deed} deed
 * @returns {Promise<import('../page/BenchPage.mjs').Moment | undefined>} undefined when it was refused
 */
export async function takeDeed(lap, page, figures, deed) {
  const names = [figures].flat();
  if ('notPossible' in deed) {
    for (const name of names) lap.refuse(name, deed.notPossible);
    return undefined;
  }
  const moment = await page.take(deed);
  for (const name of names) lap.record(name, moment.ms);
  return moment;
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
  await page.page.waitForTimeout(2 * page.pause);
  await page.rest();
  return page;
}
