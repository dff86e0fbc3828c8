import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: { 403: /\/task\//, 404: /\/task\/[^/]+/, 500: /\/task\/[^/]+/ } });

test('a change of a removed task says that it is gone @T4.30', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: 'Close the windows', assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}`);
  const field = page.getByRole('button', { name: /^Due: / });
  await field.click();
  await expect(page.getByRole('dialog', { name: 'Due' })).toBeVisible();
  await demo.post(`task/${taskId}/complete`);
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(
    page.getByText('This task has been completed or removed in the meantime.').first(),
  ).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Unclaim' })).toHaveCount(0);
});

test('what a suspended instance has is shown, but not changed', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.taskOfProcess('invoice');
  const { processInstanceId } = await demo.get(`task/${taskId}`);
  await demo.put(`process-instance/${processInstanceId}/suspended`, { suspended: true });
  await app.openAs('demo', `#/?task=${taskId}`);
  await expect(page.getByText(/process instance is suspended/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Due: / })).toHaveCount(0);
  await expectAccessible(page, 'suspended task');
  await demo.put(`process-instance/${processInstanceId}/suspended`, { suspended: false });
});

test('a forbidden task looks like a missing one', async ({ app, page, ownData }) => {
  const taskId = await ownData.task({ name: 'Secret of the house', assignee: 'demo' });
  await app.openAs('lisa', `#/?task=${taskId}`);
  await expect(page.getByText('The task does not exist')).toBeVisible();
  await expect(page).not.toHaveURL(/task=/);
  await expect(page.getByText('Secret of the house')).toHaveCount(0);
});
