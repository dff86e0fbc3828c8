import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expectDistinctNames } from '../fixtures/looks/expectDistinctNames';
import { expect, test } from '../fixtures/test';

const assignee = /^Assignee: /;

test('a task is assigned by name, and undone @T1.3', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: 'Write the minutes', assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}`);
  const field = page.getByRole('button', { name: assignee });
  await field.click();
  const input = page.getByRole('combobox', { name: 'User' });
  await expect(input).toBeFocused();
  await input.fill('nobody-of-that-name');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('User “nobody-of-that-name” not found, or you may not see that user.'),
  ).toBeVisible();
  await expectAccessible(page, 'unknown assignee');
  await input.fill('okafor');
  await expect(page.getByRole('option', { name: /Mary Okafor/, selected: true })).toBeVisible();
  await expectAccessible(page, 'assignee suggestions');
  await page.keyboard.press('Enter');
  await expect(field).toHaveText(/Mary Okafor/);
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Unassign' })).toBeVisible();
  await expect.poll(async () => (await demo.get(`task/${taskId}`)).assignee).toBe('mary');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await demo.get(`task/${taskId}`)).assignee).toBe('demo');
  await expect(page.getByRole('button', { name: 'Unclaim' })).toBeVisible();
});

test('a task is reset, and taken over by the palette @T1.3 @T4.4', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: 'Fix the lamp', assignee: 'john' });
  await app.openAs('demo', `#/?task=${taskId}`);
  await page.getByRole('button', { name: 'Unassign' }).click();
  await expect(page.getByRole('button', { name: assignee })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Claim', exact: true })).toHaveCount(1);
  await expect.poll(async () => (await demo.get(`task/${taskId}`)).assignee).toBeNull();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('claim');
  await expect(page.getByRole('combobox', { name: 'Search or run a command' })).toHaveValue('claim');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await demo.get(`task/${taskId}`)).assignee).toBe('demo');
});

test('a delegated task comes back when it is resolved', async ({ app, page, demo, newUserPage, ownData }) => {
  const taskId = await ownData.task({ name: 'Check the figures', assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}`);
  await page.getByRole('button', { name: assignee }).click();
  await page.getByRole('combobox', { name: 'User' }).fill('mary');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.getByRole('button', { name: 'Delegate' }).click();
  await expect(page.getByText(/^You delegated this task/)).toBeVisible();
  await expect
    .poll(async () => demo.get(`task/${taskId}`))
    .toMatchObject({ assignee: 'mary', owner: 'demo', delegationState: 'PENDING' });
  await expectAccessible(page, 'delegated task');

  const mary = await newUserPage('mary');
  await mary.open(`#/?task=${taskId}`);
  await expect(mary.page.getByText(/delegated this task to you/)).toBeVisible();
  await mary.page.getByRole('button', { name: 'Resolve' }).first().click();
  await expect
    .poll(async () => demo.get(`task/${taskId}`))
    .toMatchObject({ assignee: 'demo', delegationState: 'RESOLVED' });
});

test('a task is taken over in place, and given back @T4.3', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: 'Order the cake', assignee: 'mary' });
  await app.openAs('demo', `#/?task=${taskId}`);
  await expect(page.getByText('Assigned to Mary Okafor.')).toBeVisible();
  await expectAccessible(page, 'task of someone else');
  await expectDistinctNames(page);
  await page.getByRole('button', { name: 'Assign to me' }).press('Enter');
  await expect(page.getByText('Assigned to Mary Okafor.')).toBeHidden();
  await expect.poll(async () => (await demo.get(`task/${taskId}`)).assignee).toBe('demo');
  await expect(app.complete).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await demo.get(`task/${taskId}`)).assignee).toBe('mary');
});
