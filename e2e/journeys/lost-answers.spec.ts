import { randomUUID } from 'node:crypto';
import { ANSWERS_WHILE_LOST, LOOKS, loseAnswers, loseCalls, losses } from '../faults/loseAnswers';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: ANSWERS_WHILE_LOST });

test.beforeEach(({ consoleGuard }) => consoleGuard.expectFailedConnections(/\/api\//));

for (const loss of losses) {
  test(`a completed task reads as completed (${loss})`, async ({ app, page, demo, ownData }) => {
    const taskId = await ownData.task({ name: `Completed ${ownData.mark}`, assignee: 'demo' });
    await app.openAs('demo', `#/?task=${taskId}`);
    const calls = await loseAnswers(page, '**/submit-form', loss);
    await app.complete.click();
    await expect(page.getByText('Task completed').first()).toBeVisible();
    await expect(page.getByText(/not completed|meantime/)).toHaveCount(0);
    expect(calls()).toBe(1);
    expect(await demo.get(`task?nameLike=%25${ownData.mark}`)).toEqual([]);
  });
}

test('a task that was not completed is, at the second try', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: `Not completed ${ownData.mark}`, assignee: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}`);
  await loseCalls(page, '**/submit-form', 'dropped');
  const complete = app.complete;
  await complete.click();
  await expect(page.getByText('Checking whether the task was completed…')).toBeVisible();
  await expectAccessible(page, 'lost answer looked for');
  await expect(page.getByRole('alert')).toContainText('the task was not completed', LOOKS);
  expect(await demo.get(`task/${taskId}`)).toMatchObject({ id: taskId });
  await page.unroute('**/submit-form');
  await complete.click();
  await expect(page.getByText('Task completed').first()).toBeVisible();
  expect(await demo.get(`task?nameLike=%25${ownData.mark}`)).toEqual([]);
});

test('who may not see the instance is asked before a second start', async ({ app, page, demo, ownData }) => {
  const businessKey = `LOST-${randomUUID()}`;
  const { id: revocation } = await demo.post('authorization/create', {
    ...{ type: 2, userId: 'john', permissions: ['READ_HISTORY'] },
    ...{ resourceType: 6, resourceId: 'holiday-request' },
  });
  ownData.adopt(`authorization/${revocation}`);
  await app.openAs('john', '#/?processStart=holiday-request');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Name of employee/).fill('Katherine Johnson');
  await dialog.getByLabel(/^First day/).fill('2026-12-24');
  await dialog.getByLabel(/^Number of days/).fill('3');
  await dialog.getByLabel('Number of the request').fill(businessKey);
  await loseAnswers(page, '**/submit-form', 'proxy');
  const start = dialog.getByRole('button', { name: 'Start', exact: true });
  await start.click();
  await expect(page.getByText('may or may not have been started')).toBeVisible(LOOKS);
  await start.click();
  const question = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: 'Start the process again?' }));
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('may or may not have been started')).toBeVisible();
  const instances = await demo.get(`process-instance?businessKey=${businessKey}`);
  expect(instances).toHaveLength(1);
  ownData.adopt(`process-instance/${instances[0].id}`);
});
