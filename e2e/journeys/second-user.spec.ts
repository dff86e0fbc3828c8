import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

test.use({ expectedStatuses: [404, 500] });

test('a task that someone else completes meanwhile is told kindly', async ({ app, page, engineAs }) => {
  const demo = await engineAs('demo');
  await demo.post('task/create', { name: 'Feed the fish', assignee: 'demo' });
  const [task] = await demo.get('task?name=Feed%20the%20fish&sortBy=created&sortOrder=desc&maxResults=1');
  await app.signIn('demo');
  await app.open(`#/?task=${task.id}`);
  await expect(page.getByRole('button', { name: 'Complete' })).toBeEnabled();

  await demo.post(`task/${task.id}/complete`, {});

  await expect(page.getByText('This task was completed or removed meanwhile.').first()).toBeVisible({
    timeout: 20_000,
  });
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Close task' }).click();
  await expect(page).not.toHaveURL(/task=/);
});

test('a task of someone else is read-only', async ({ app, page, engineAs }) => {
  const demo = await engineAs('demo');
  await demo.post('task/create', { name: 'Sharpen the pencils', assignee: 'mary' });
  const [task] = await demo.get(
    'task?name=Sharpen%20the%20pencils&sortBy=created&sortOrder=desc&maxResults=1',
  );
  await app.signIn('demo');

  await app.open(`#/?task=${task.id}`);

  await expect(page.getByText(/^Assigned to /).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete' })).toBeDisabled();
});

test('a claim that comes too late is taken back with a word on who was first', async ({
  app,
  page,
  engineAs,
}) => {
  const demo = await engineAs('demo');
  await demo.post('task/create', { name: 'Order new chairs' });
  const [task] = await demo.get('task?name=Order%20new%20chairs&sortBy=created&sortOrder=desc&maxResults=1');
  await app.signIn('demo');
  await app.open(`#/?task=${task.id}`);
  const claim = page.getByRole('button', { name: 'Claim' }).first();
  await expect(claim).toBeVisible();

  await demo.post(`task/${task.id}/assignee`, { userId: 'mary' });
  await claim.click();

  await expect(page.getByText('The task could not be claimed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset assignee' })).toBeVisible();
});
