import type { Page } from '@playwright/test';
import { parseEngineDate } from '../../shared/base/src/engineDate';
import { BY_NAME } from '../fixtures/openTasks';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

function morningIn(page: Page, days: number): Promise<number> {
  return page.evaluate((ahead) => {
    const now = new Date();
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead, 9).getTime();
  }, days);
}

test('a snoozed task leaves a list that hides it; Z undoes it @E16', async ({ page, demo, openTasks }) => {
  const hidden = `${BY_NAME}&snoozed=hidden`;
  const { mark, ids, rows } = await openTasks(['A', 'B', 'C'], { assignee: 'demo', address: hidden });
  await rows.first().press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `A ${mark}` })).toBeVisible();

  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: /^Tomorrow/ })).toBeFocused();
  await page.keyboard.press('1');

  await expect(page.getByText(/Snoozed until tomorrow/).first()).toBeVisible();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('heading', { name: `B ${mark}` })).toBeVisible();
  await expect(rows.first()).toBeFocused();
  await expect(page.getByText('1 snoozed')).toBeVisible();
  const { followUp } = await demo.get(`task/${ids[0]}`);
  expect(parseEngineDate(followUp)?.getTime()).toBe(await morningIn(page, 1));

  await page.keyboard.press('z');
  await expect(rows).toHaveCount(3);
  await expect.poll(async () => (await demo.get(`task/${ids[0]}`)).followUp).toBeNull();
});

test('keys snooze the selected tasks, and the list counts them', async ({ app, page, demo, openTasks }) => {
  const { ids, rows } = await openTasks(['A', 'B', 'C']);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Hide snoozed tasks' }).click();
  await expect(page).toHaveURL(/snoozed=hidden/);
  // The old list's rows stay until the new ones arrive, and would lose the selection.
  await quiet(page);
  await expect(rows).toHaveCount(3);

  await rows.first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(app.selection).toContainText('2 selected');
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog', { name: 'Snooze 2 tasks' })).toBeVisible();
  await page.keyboard.press('3');

  await expect(page.getByText(/2 tasks snoozed until/).first()).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.getByText('2 snoozed')).toBeVisible();
  const dates = await Promise.all(ids.map(async (id) => (await demo.get(`task/${id}`)).followUp));
  const weekday = await page.evaluate(() => new Date().getDay());
  // At the weekend, next week begins on Monday.
  const until = await morningIn(page, { 0: 1, 6: 2 }[weekday] ?? 7);
  expect(dates.map((date) => parseEngineDate(date)?.getTime())).toEqual([until, until, undefined]);

  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Hide', exact: true })).toBeFocused();
});

test('a filter hides snoozed tasks for everyone, and its links say so', async ({ page, openTasks }) => {
  const asleep = { name: 'A', followUp: '2099-01-01T09:00:00.000+0000' };
  const { mark, rows } = await openTasks([asleep, 'B']);
  await page.getByRole('button', { name: `Actions for the filter List ${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^More criteria/ }).click();
  await dialog.getByRole('checkbox', { name: 'Hide snoozed tasks' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(rows).toHaveCount(1);
  await expect(page.getByText('1 snoozed')).toBeVisible();
  await expect(page).toHaveURL(/snoozed=hidden/);
  await expect(page.getByRole('link', { name: new RegExp(`List ${mark}`) })).toContainText('1');
});
