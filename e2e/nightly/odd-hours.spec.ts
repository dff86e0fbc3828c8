import { loseAnswers } from '../faults/loseAnswers';
import { watchCalls } from '../fixtures/console/watchCalls';
import { draftsLeft } from '../fixtures/forms/draftsLeft';
import { isWhole } from '../fixtures/looks/isWhole';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test.use({
  expectedAnswers: { 400: /\/task\//, 401: /\/api\//, 403: /\/api\//, 404: /\/api\//, 500: /\/api\// },
});

// Only the difference between the clocks counts, so the browser's clock is set instead of the engine's.
for (const hours of isWhole ? [-24, -1, 1, 24] : [24]) {
  test(`a browser is ${hours} h off @F11`, async ({ app, page, demo, ownData, consoleGuard }) => {
    consoleGuard.expectFailedConnections(/\/api\//);
    const due = new Date(Date.now() + 90_000_000).toISOString().replace('Z', '+0000');
    const taskId = await ownData.task({ name: `Odd ${ownData.mark}`, assignee: 'demo', due });
    await app.signIn('demo');
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    const sorting = JSON.stringify([{ sortBy: 'created', sortOrder: 'desc' }]);
    await app.open(`#/?task=${taskId}&sorting=${encodeURIComponent(sorting)}`);
    const row = page.getByRole('row').filter({ hasText: `Odd ${ownData.mark}` });
    await expect(row.locator('time').last()).toHaveText(/^now$/i);
    await expect(row).toContainText(/Tomorrow|Tue|Wed|Thu|Fri|Sat|Sun|Mon/);
    await expect(row).not.toContainText('overdue');
    await expect(page.getByRole('button', { name: /^Due: / })).not.toHaveText(/overdue/i);
    await app.addVariable('minutes', 'We agreed');
    await expect.poll(async () => (await draftsLeft(page)).entries).toBeGreaterThan(0);

    await app.open(`#/?task=${taskId}&detailsTab=task-detail-comments`);
    const calls = await loseAnswers(page, '**/comment/create', 'dropped');
    await page.getByRole('textbox', { name: 'Comment' }).fill('The fence is green.');
    await page.getByRole('button', { name: 'Add comment' }).last().click();
    await expect(page.getByRole('list', { name: 'Comments' })).toContainText('The fence is green.');
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
    expect([calls(), (await demo.get(`task/${taskId}/comment`)).length]).toEqual([1, 1]);
    await expect(page.getByRole('list', { name: 'Comments' })).toContainText('Now');
    await page.getByRole('tab', { name: 'Form' }).click();
    await expect(page.getByRole('textbox', { name: /^Value/ })).toHaveValue('We agreed');
  });
}

test('a night asleep costs no input @F12', async ({ app, page, context, demo, ownData, consoleGuard }) => {
  consoleGuard.expectFailedConnections(/\/api\/|plugins\.json/);
  const taskId = await ownData.task({ name: `Night ${ownData.mark}`, assignee: 'demo' });
  await app.signIn('demo');
  await page.clock.install();
  await app.open(`#/?task=${taskId}`);
  await app.addVariable('minutes', 'We agreed');

  await page.clock.runFor(5_000);
  await quiet(page);
  await context.setOffline(true);
  await context.clearCookies();
  await page.clock.fastForward('11:00:00');
  await context.setOffline(false);
  await expect(app.signInDialog).toBeVisible({ timeout: 20_000 });
  await app.signInAgain();
  await expect(page.getByRole('textbox', { name: /^Value/ })).toHaveValue('We agreed');
  const sent = watchCalls(page, /\/submit-form$/);
  await app.complete.click();
  await expect(page.getByText('Task completed').first()).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await demo.get(`history/variable-instance?taskIdIn=${taskId}`)).toMatchObject([
    { value: 'We agreed' },
  ]);
});

test('one of two completions and both changes arrive @F2 @F4', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: `Both ${ownData.mark}`, assignee: 'demo', priority: 50 });
  await app.openAs('demo', `#/?task=${taskId}`);
  await expect(app.complete).toBeEnabled();
  let writes = 0;
  await page.route(`**/task/${taskId}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    writes += 1;
    if (writes > 1) return route.fallback();
    const task = await demo.get(`task/${taskId}`);
    await demo.put(`task/${taskId}`, { ...task, priority: 80 });
    const json = { type: 'OptimisticLockingException', message: 'ENGINE-03005', code: 1 };
    return route.fulfill({ status: 500, json });
  });
  await page.getByRole('button', { name: /^Due: / }).click();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(page.getByRole('button', { name: /^Due: / })).toHaveText(/Tomorrow/);
  await expect.poll(async () => (await demo.get(`task/${taskId}`)).due).not.toBeNull();
  expect([writes, (await demo.get(`task/${taskId}`)).priority]).toEqual([2, 80]);

  await demo.post(`task/${taskId}/complete`, {});
  await app.complete.dispatchEvent('click');
  await expect(
    page.getByText('This task has been completed or removed in the meantime.').first(),
  ).toBeVisible();
  await expect(page.getByText('Task completed')).toHaveCount(0);
});

if (isWhole) {
  test('a process deleted under a form leaves its input @F6', async ({ app, page, demo, ownData }) => {
    const taskId = await ownData.taskOfProcess('load-test', { parcel: { type: 'String', value: 'P-1' } });
    const { processInstanceId } = await demo.get(`task/${taskId}`);
    await app.openAs('demo', `#/?task=${taskId}`);
    await app.addVariable('minutes', 'We agreed');
    await demo.send('DELETE', `api/engine/engine/default/process-instance/${processInstanceId}`);
    await app.complete.dispatchEvent('click');
    await expect(
      page.getByText('This task has been completed or removed in the meantime.').first(),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Value/ })).toHaveValue('We agreed');
    await expect(page.getByText('Task completed')).toHaveCount(0);
  });

  test('a sign-out in one tab asks in the other @F7', async ({ app, page, context, ownData }) => {
    const taskId = await ownData.task({ name: `Tabs ${ownData.mark}`, assignee: 'demo' });
    await app.openAs('demo', `#/?task=${taskId}&detailsTab=task-detail-comments`);
    await page.getByRole('textbox', { name: 'Comment' }).fill('Half a thought');
    const other = await context.newPage();
    await other.goto(app.url);
    await other.getByRole('button', { name: /^Account of/ }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(other.getByLabel('Password')).toBeVisible();

    await page.getByRole('button', { name: 'Add comment' }).last().dispatchEvent('click');
    const dialog = app.signInDialog;
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Password').fill('demo');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Half a thought');
  });
}
