import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: { 404: /\/task\/[^/]+/, 500: /\/task\/[^/]+/ } });

test('a task completed by someone else says so @F3', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: 'Feed the fish', assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}`);
  await expect(app.complete).toBeEnabled();

  await demo.post(`task/${taskId}/complete`, {});

  await expect(
    page.getByText('This task has been completed or removed in the meantime.').first(),
  ).toBeVisible({
    timeout: 20_000,
  });
  await expect(app.complete).toBeDisabled();
  await expectAccessible(page, 'task completed by someone else');
  await page.getByRole('button', { name: 'Close task' }).click();
  await expect(page).not.toHaveURL(/task=/);
});

test('a late claim names the one who was first @T8.9 @F1', async ({ app, page, engineAs, ownData }) => {
  const taskId = await ownData.task({ name: 'Order new chairs' });
  await app.openAs('demo', `#/?task=${taskId}`);
  const claim = page.getByRole('button', { name: 'Claim', exact: true });
  await expect(claim).toBeVisible();

  await (await engineAs('demo')).post(`task/${taskId}/claim`, { userId: 'mary' });
  await claim.click();

  await expect(page.getByText('The task could not be claimed').first()).toBeVisible();
  await expect(page.getByText('Mary Okafor has already claimed it.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unassign' })).toBeVisible();
  await expect(page.getByText('Assigned to Mary Okafor.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Assign to me', exact: true })).toBeVisible();
  await expect(app.complete).toHaveCount(0);
});
