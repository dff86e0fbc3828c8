import { sidewaysScroll } from '../fixtures/looks/sidewaysScroll';
import { expect, test } from '../fixtures/test';

/* What the browser prints of the inbox: the open task, else the list, without what only a screen has. */

/** A page of A4, upright, in CSS pixels. */
const PAPER = { width: 718, height: 1046 };

test('an open task is printed alone and whole', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: `On paper ${ownData.mark}`, assignee: 'demo' });
  for (let index = 0; index < 30; index += 1) {
    await demo.post(`task/${taskId}/comment/create`, { message: `Line ${index}` });
  }
  await app.openAs('demo', `#/?task=${taskId}&detailsTab=activity`);
  await page.getByRole('tab', { name: /^Activity/ }).click();
  await expect(page.getByText('Line 0', { exact: true })).toBeAttached();
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: `On paper ${ownData.mark}` })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Filters' })).toBeHidden();
  await expect(app.rows.first()).toBeHidden();
  await expect(page.getByRole('button', { name: /^Assignee/ })).toBeVisible();
  await expect(page.locator('button:is([data-variant], [role=tab])').filter({ visible: true })).toHaveCount(
    0,
  );
  // Nothing scrolls on paper.
  const last = await page.getByText('Line 0', { exact: true }).boundingBox();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(PAPER.height);
  expect(last?.y).toBeLessThan(height);
  expect(await sidewaysScroll(page)).toEqual([]);
});

test.describe('a list is printed', () => {
  for (const view of ['cards', 'table', 'groups']) {
    test(`as ${view}`, async ({ app, page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await app.openAs('demo', `#/?view=${view}`);
      await expect(page.getByRole('row').first()).toBeVisible();
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(
        page.locator('button[data-variant], [type=checkbox]').filter({ visible: true }),
      ).toHaveCount(0);
      const edges = await page.getByRole('row').evaluateAll((rows) =>
        rows.map((row) => {
          const { left, right, top, bottom } = row.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      for (const { left, right } of edges) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(PAPER.width);
      }
      // One below the other.
      for (const [index, { top }] of edges.entries()) {
        if (index > 0) expect(top).toBeGreaterThanOrEqual((edges[index - 1]?.bottom ?? 0) - 1);
      }
    });
  }
});
