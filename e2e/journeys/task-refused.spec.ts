import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

test.use({ expectedAnswers: { 403: /\/task\/journey-/ } });

test('someone who may only see a task is told so at every change, and the task stays as it was', async ({
  app,
  page,
  engineAs,
  ownData,
}) => {
  const demo = await engineAs('demo');
  const taskId = await ownData.task({ name: 'Seal the envelope', description: 'Wax.', priority: 50 });
  await ownData.grant('lisa', taskId, ['READ']);
  const before = await demo.get(`task/${taskId}`);
  await app.signIn('lisa');
  await app.open(`#/?task=${taskId}`);
  const refusal = (title: string) =>
    page
      .getByRole('region', { name: 'Notifications' })
      .locator('li', { hasText: title })
      .getByText('You do not have the right to change this task.');

  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(refusal('The task could not be claimed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Assignee: / })).toHaveText(/Unassigned$/);
  await expectNoAxeViolations(page);

  const due = page.getByRole('button', { name: /^Due: / });
  await due.click();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(refusal('The due date could not be set')).toBeVisible();
  await expect(due).toHaveText(/Set date$/);

  const priority = page.getByRole('button', { name: /^Priority: / });
  await priority.click();
  await page.getByRole('textbox', { name: 'Priority' }).fill('80');
  await page.keyboard.press('Enter');
  await expect(refusal('The priority could not be changed')).toBeVisible();
  await expect(priority).toHaveText(/50$/);

  await page.getByRole('button', { name: /^Groups: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage groups' });
  await dialog.getByRole('combobox', { name: 'Group to add' }).fill('sales');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(
    'sales could not be added. You do not have the right to change this task.',
  );
  await expect(dialog.getByText('No groups yet.')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await demo.get(`task/${taskId}`)).toEqual(before);
});
