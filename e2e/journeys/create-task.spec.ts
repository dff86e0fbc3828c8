import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expectDistinctNames } from '../fixtures/looks/expectDistinctNames';
import { openNewTask } from '../fixtures/openNewTask';
import { expect, test } from '../fixtures/test';

test('a task is created with all properties @S7.12', async ({ app, page, demo, ownData }) => {
  const name = `Call the plumber ${ownData.mark}`;
  await app.openAs('demo');
  await openNewTask(page);
  const dialog = page.getByRole('dialog', { name: 'Create task' });
  const choose = async (field: string, value: string) => {
    await dialog.getByRole('combobox', { name: field }).fill(value);
    // Open suggestions hide the rest from screen readers; before they appear, Escape would close the dialog.
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
  };
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expectAccessible(page, 'new task');
  await expectDistinctNames(page);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Enter a task name.')).toBeVisible();
  await expectAccessible(page, 'new task in error');

  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('The tap drips.');
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
  await openNewTask(page);
  await expect(dialog.getByText('Your earlier input is still here.')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await choose('Assignee', 'demo');
  await choose('Candidate group', 'management');
  await dialog.getByRole('textbox', { name: 'Due' }).fill('12/24/2030 9:15');
  await dialog.getByRole('textbox', { name: 'Follow-up' }).fill('2030-12-01');
  await dialog.getByRole('textbox', { name: 'Priority' }).fill('80');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog).toHaveCount(0);

  const [task] = await demo.get(`task?name=${encodeURIComponent(name)}`);
  ownData.adopt(`task/${task.id}`);
  expect(task).toMatchObject({
    description: 'The tap drips.',
    assignee: 'demo',
    priority: 80,
    tenantId: null,
  });
  expect(task.due).toContain('2030-12-24');
  expect(task.followUp).toContain('2030-12-01');
  await page.getByRole('link', { name: 'Open task' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Groups: / })).toHaveText(/Management/);
});

test('people without the right to create tasks read that they lack it', async ({ app, page }) => {
  await app.openAs('lisa');
  await openNewTask(page);
  await expect(page.getByText('You do not have permission to create tasks.')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Create' })).toBeDisabled();
  await expectAccessible(page, 'new task forbidden');
});
