import { openList } from './Scenario.mjs';

const MINUTE = 60_000;

/**
 * A minute in which nobody does anything, with a task open: seen, and hidden behind another tab.
 *
 * @type {import('./Scenario.mjs').Scenario}
 */
export const atRest = {
  id: 'rest',
  fullOnly: true,
  oneSize: true,
  oneSpeed: true,
  mostRuns: 1,
  run: async (lap) => {
    const { driver, data, record } = lap;
    for (const state of /** @type {const} */ (['seen', 'hidden'])) {
      const bench = await openList(lap, data.refreshing.id);
      const [id = ''] = await driver.rowIds(bench.page);
      await bench.page.locator(driver.row(id)).click();
      await bench.rest();
      if (state === 'hidden') await bench.page.evaluate(hide);
      await bench.page.evaluate(watchChanges);
      const from = Date.now();
      await bench.page.waitForTimeout(MINUTE);
      const asked = bench.traffic.between(from, from + MINUTE);
      record(`minute-${state}-requests`, asked.length);
      record(
        `minute-${state}-bytes`,
        asked.reduce((sum, { bytes }) => sum + bytes, 0),
      );
      record(`minute-${state}-changes`, await bench.page.evaluate(() => window.benchChanges));
      await bench.page.context().close();
    }
  },
};

/** In the page: headless Chromium hides no tab, so the page gets what a hidden tab would say. */
function hide() {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** In the page. */
function watchChanges() {
  window.benchChanges = 0;
  new MutationObserver((records) => {
    window.benchChanges += records.length;
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
