import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: { 403: /\/task\/journey-/ } });

test('a reader changes nothing, and sees why @T8.9 @S6.1', async ({ app, page, context, demo, ownData }) => {
  const taskId = await ownData.task({ name: 'Seal the envelope', description: 'Wax.', priority: 50 });
  await ownData.grant('lisa', taskId, ['READ']);
  const before = await demo.get(`task/${taskId}`);
  await app.openAs('lisa', `#/?task=${taskId}`);
  const refusal = (title: string) =>
    page
      .getByRole('region', { name: 'Notifications' })
      .locator('li', { hasText: title })
      .getByText(`“Edit” on the task ${taskId}`);

  await page.getByRole('button', { name: 'Claim', exact: true }).click();
  await expect(refusal('The task could not be claimed')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Assignee: / })).toHaveText(/Unassigned$/);
  await expectAccessible(page, 'claim refused');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Copy details' })
    .first()
    .click();
  const details = await page.evaluate(() => navigator.clipboard.readText());
  expect(details).toMatch(
    /^Time: .*\nPage: .*\nCall: POST .*\/claim\nStatus: 403\nRequest id: [\da-f]{16}\n/,
  );
  expect(details).toContain('Exception: AuthorizationException');
  expect(details).toContain(`UPDATE on Task ${taskId}`);

  const due = page.getByRole('button', { name: /^Due: / });
  await due.click();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(refusal('The due date could not be set')).toBeVisible();
  await expect(due).toHaveAccessibleName(/Set date$/);

  const priority = page.getByRole('button', { name: /^Priority: / });
  await priority.click();
  await page.getByRole('textbox', { name: 'Priority' }).fill('80');
  await page.keyboard.press('Enter');
  await expect(refusal('The priority could not be changed')).toBeVisible();
  await expect(priority).toHaveAccessibleName(/50$/);

  await page.getByRole('button', { name: /^Groups: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage groups' });
  await dialog.getByRole('combobox', { name: 'Group to add' }).fill('sales');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Group “sales” not found, or you may not see that group.')).toBeVisible();
  await expect(dialog.getByText('No groups yet.')).toBeVisible();
  await expectAccessible(page, 'groups read-only');
  expect(await demo.get(`task/${taskId}`)).toEqual(before);
});
