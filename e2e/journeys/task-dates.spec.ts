import { parseEngineDate } from '../../shared/base/src/engineDate';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { tabTo } from '../fixtures/looks/tabTo';
import { expect, test } from '../fixtures/test';

const due = /^Due: /;

test('a due date is chosen, undone, typed, cleared @T1.4 @T4.9', async ({ app, page, demo, ownData }) => {
  const description = 'Must survive every change.';
  const taskId = await ownData.task({ name: 'Order paper', assignee: 'demo', description, priority: 77 });
  await app.openAs('demo', `#/?task=${taskId}`);
  const field = page.getByRole('button', { name: due });
  await expect(field).toHaveAccessibleName(/Set date/);

  await field.click();
  await expect(page.getByRole('dialog', { name: 'Due' })).toBeVisible();
  await expectAccessible(page, 'due date');
  await page.getByRole('dialog').getByRole('button', { name: 'Set date' }).click();
  await expect(page.getByRole('textbox', { name: 'Date' })).toBeFocused();
  await expect(page.getByText('Enter a valid date, or pick a day.')).toBeVisible();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(field).toHaveText(/Tomorrow/);
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveAccessibleName(/Set date/);
  await expect.poll(async () => (await demo.get(`task/${taskId}`)).due).toBeNull();

  await field.press('Enter');
  await page.getByRole('textbox', { name: 'Date' }).fill('12/24/2030 9:15');
  await page.keyboard.press('Enter');
  await expect(field).toHaveText(/Dec 24, 2030/);
  await expect.poll(async () => (await demo.get(`task/${taskId}`)).due).toContain('2030-12-24');

  await field.click();
  await page.getByRole('textbox', { name: 'Date' }).fill('next week 9:15');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\w+day, .+ at 9:15\sAM$/);
  await page.keyboard.press('Enter');
  const inAWeek = await page.evaluate(() => {
    const now = new Date();
    return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 7, 9, 15).getTime();
  });
  await expect
    .poll(async () => parseEngineDate((await demo.get(`task/${taskId}`)).due)?.getTime())
    .toBe(inAWeek);

  await field.click();
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(field).toHaveAccessibleName(/Set date/);
  await expect
    .poll(async () => demo.get(`task/${taskId}`))
    .toMatchObject({ due: null, description, priority: 77, assignee: 'demo', name: 'Order paper' });
});

test('the calendar works by keys, and Escape cancels @T4.8', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({
    name: 'Water the ferns',
    assignee: 'demo',
    due: '2030-06-12T10:00:00.000+0000',
  });
  await app.openAs('demo', `#/?task=${taskId}`);
  const field = page.getByRole('button', { name: due });
  await tabTo(page, field);
  await page.keyboard.press('Enter');
  const day = page.locator('[role="grid"] button[tabindex="0"]').last();
  await expect(day).toHaveAccessibleName(/June 12, 2030/);
  await tabTo(page, day);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field).toBeFocused();
  expect((await demo.get(`task/${taskId}`)).due).toContain('2030-06-12');

  await page.keyboard.press('Enter');
  await tabTo(page, day);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Set date' }));
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await demo.get(`task/${taskId}`)).due).toContain('2030-06-13');
  await expect(field).toBeFocused();
});

test('a change by another is shown, not overwritten @F4', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: 'Count the chairs', assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}`);
  const field = page.getByRole('button', { name: due });
  await field.click();
  await expect(page.getByRole('dialog', { name: 'Due' })).toBeVisible();

  const task = await demo.get(`task/${taskId}`);
  await demo.put(`task/${taskId}`, { ...task, due: '2031-01-15T12:00:00.000+0000' });
  await page.getByRole('button', { name: 'Tomorrow' }).click();

  await expect(page.getByText('The due date could not be set')).toBeVisible();
  await expect(page.getByText(/Someone else has changed it to Jan 15, 2031/)).toBeVisible();
  await expect(field).toHaveText(/Jan 15, 2031/);
  expect((await demo.get(`task/${taskId}`)).due).toContain('2031-01-15');
});

test('a priority that is no whole number is refused in place', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: 'Sort the mail', assignee: 'demo', priority: 77 });
  await app.openAs('demo', `#/?task=${taskId}`);
  const field = page.getByRole('button', { name: /^Priority: / });
  await field.click();
  const input = page.getByRole('textbox', { name: 'Priority' });
  await input.fill('12345678');
  await input.press('Enter');
  await expect(page.getByText('A whole number of 1 to 7 digits')).toBeVisible();
  await expectAccessible(page, 'priority in error');
  await input.fill('90');
  await input.press('Enter');
  await expect(field).toHaveText(/90/);
  await expect(field).toBeFocused();
  await expect.poll(async () => (await demo.get(`task/${taskId}`)).priority).toBe(90);
});
