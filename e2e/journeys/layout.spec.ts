import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expectDistinctNames } from '../fixtures/looks/expectDistinctNames';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ app }) => {
  await app.openAs('demo');
  await expect(app.rows.first()).toBeVisible();
});

test('the list has the focus, and the page its title @T2.22 @T2.23 @T9.16', async ({ app, page }) => {
  await expect(app.rows.first()).toBeFocused();
  await expectDistinctNames(page);
  await expect(page).toHaveTitle(/^\([\d,]+\) [^·]+ · Taskweave$/);
  const filter = await page.title();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/^\([\d,]+\) [^·]+ · [^·]+ · Taskweave$/);
  expect((await page.title()).endsWith(` · ${filter.replace(/^\(.*\) /, '')}`)).toBe(true);
  await page.goBack();
  await expect(page).toHaveTitle(filter);
  await page.goForward();
  await expect(page).toHaveTitle(/^\([\d,]+\) [^·]+ · [^·]+ · Taskweave$/);
});

test('columns fold by mouse and keys, and stay folded @T2.17', async ({ app, page }) => {
  const filters = page.getByRole('navigation', { name: 'Filters' });
  const link = filters.getByRole('link').first();

  await page.getByRole('separator', { name: 'Width of the filters' }).hover();
  await page.getByRole('button', { name: 'Hide filters' }).click();
  await expect(link).toBeHidden();
  await expect(page.getByText('Filters hidden.')).toHaveRole('status');
  await expectAccessible(page, 'filters hidden');

  await app.open();
  const opener = page.getByRole('button', { name: 'Show filters' });
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await opener.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('b');
  await expect(link).toBeHidden();
  await page.keyboard.press('b');
  await expect(link).toBeVisible();
});

test('the task takes the whole page, and gives it back @T2.18', async ({ page }) => {
  const grid = page.getByRole('grid', { name: 'Tasks' });
  await grid.getByRole('row').first().click();
  await page.getByRole('tab', { name: 'Form' }).waitFor();
  await page
    .getByRole('heading', { level: 1 })
    .first()
    .evaluate(() => (document.activeElement as HTMLElement).blur());

  await page.keyboard.press('m');
  await expect(grid).toBeHidden();
  await expect(page.getByText('Task maximized.')).toHaveRole('status');
  await page.keyboard.press('m');
  await expect(grid).toBeVisible();
});

test('a column is resized by mouse and keys, and reset @T2.19', async ({ app, page }) => {
  const separator = page.getByRole('separator', { name: 'Width of the task list' });
  const initial = Number(await separator.getAttribute('aria-valuenow'));
  const box = await separator.boundingBox();
  if (box === null) throw new Error('the separator has no place');

  await page.mouse.move(box.x, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 200, { steps: 3 });
  await page.mouse.up();
  await expect(separator).toHaveAttribute('aria-valuenow', String(initial + 60));
  await separator.focus();
  await page.keyboard.press('ArrowRight');
  await expect(separator).toHaveAttribute('aria-valuenow', String(initial + 76));

  await app.open();
  await expect(separator).toHaveAttribute('aria-valuenow', String(initial + 76));
  await app.runCommand('Reset layout');
  await expect(separator).toHaveAttribute('aria-valuenow', String(initial));
});

test('a menu changes the columns, and teaches the keys', async ({ page }) => {
  const columns = page.getByRole('button', { name: /^Account of/ });
  await columns.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Maximize task' })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Hide filters' })).toContainText('B');
  await expectAccessible(page, 'menu of the columns', '[role="menu"]');
  await page.getByRole('menuitem', { name: 'Hide task list' }).click();
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeHidden();
  await columns.click();
  await page.getByRole('menuitem', { name: 'Show task list' }).click();
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
});
