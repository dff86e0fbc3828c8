/**
 * @param {import('@playwright/test').Page} page
 * @param {string} url address of the app, with a slash at the end
 * @param {readonly { id: string, name: string }[]} filters
 * @returns {import('./Driver.mjs').Driver}
 */
export function taskweaveDriver(page, url, filters) {
  const grid = page.getByRole('grid', { name: 'Tasks' });
  let filterId = '';

  /** @param {string} rest */
  async function go(rest) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/?filter=${filterId}${rest}`);
    // The rows of another order or search are another list, which is there two pictures later.
    await page.evaluate(
      () => new Promise((resume) => requestAnimationFrame(() => requestAnimationFrame(resume))),
    );
    await settle();
  }

  /** @param {number} top */
  async function scrollTo(top) {
    await grid.evaluate(
      (element, y) =>
        new Promise((resume) => {
          element.parentElement?.scrollTo(0, y);
          requestAnimationFrame(() => requestAnimationFrame(() => resume(undefined)));
        }),
      top,
    );
  }

  /** Until no row on screen waits for its task. */
  async function settle() {
    await page.waitForFunction(() => {
      const rows = document.querySelectorAll('[role="grid"] [role="row"]');
      return rows.length > 0 && [...rows].every((row) => row.hasAttribute('data-row'));
    });
  }

  return {
    async open(filterName) {
      filterId = filters.find(({ name }) => name === filterName)?.id ?? '';
      await page.goto(`${url}#/?filter=${filterId}`);
      await grid.locator('[data-row]').first().waitFor();
    },
    async scroll() {
      await grid.hover();
      for (let step = 0; step < 60; step += 1) {
        await page.mouse.wheel(0, 400);
        await page.evaluate(() => new Promise((resume) => requestAnimationFrame(resume)));
      }
      await settle();
    },
    async jump(part) {
      const height = await grid.evaluate((element) => element.parentElement?.scrollHeight ?? 0);
      await scrollTo(height * part);
      await settle();
    },
    sort: () =>
      go(`&sorting=${encodeURIComponent(JSON.stringify([{ sortBy: 'priority', sortOrder: 'desc' }]))}`),
    search: (text) =>
      go(
        `&searchQuery=${encodeURIComponent(
          JSON.stringify([{ type: 'name', operator: 'Like', value: text, name: '' }]),
        )}`,
      ),
  };
}
