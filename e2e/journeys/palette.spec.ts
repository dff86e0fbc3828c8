import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

const FIELD = { name: 'Search or run a command' };

test.beforeEach(async ({ app }) => {
  await app.openAs('demo');
  await expect(app.rows.first()).toBeFocused();
});

test('goes to a filter by keys alone, and gives the focus back when it is left', async ({ app, page }) => {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', FIELD);
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { name: 'Start process P' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(app.rows.first()).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expectAccessible(page, 'palette');
  await page.keyboard.type('overd');
  await expect(page.getByRole('option', { name: /^Overdue/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Overdue', exact: true, level: 2 })).toBeVisible();
  await expect(app.rows.first()).toBeFocused();
});

test('opens the task of a pasted id, and does what its actions do', async ({ page }) => {
  await page.getByRole('button', FIELD).click();
  await page.getByRole('combobox', FIELD).fill('taskweave-standalone');
  const found = page.getByRole('option', { name: /^Water the plants in the lobby/ });
  await expect(found).toBeVisible();
  await expectAccessible(page, 'tasks in the palette');
  await found.click();
  await expect(page).toHaveURL(/task=taskweave-standalone/);
  await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', FIELD).fill('add comment');
  await expect(page.getByRole('option', { name: 'Add comment', selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add comment' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Add comment' })).toBeFocused();
});

test('goes to the pages of plugins, also while one of them still asks', async ({ page }) => {
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/task\/(count|report)/, async (route) => {
    await isAnswered;
    await route.continue();
  });
  for (const name of ['Workload', 'My account']) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', FIELD).fill(name);
    await expect(page.getByRole('option', { name, exact: true, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name, exact: true })).toBeFocused();
  }
  answer();
  await page.unrouteAll({ behavior: 'wait' });
});
