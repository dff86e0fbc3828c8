import { draftsLeft } from '../support/forms/draftsLeft';
import { expectNoAxeViolations } from '../support/looks/expectNoAxeViolations';
import { isWhole } from '../support/looks/isWhole';
import { loseAnswers } from '../support/network/loseAnswers';
import { quiet } from '../support/network/quiet';
import { expect, test } from '../support/test';

/* Clocks that are wrong, nights in between, and other people at the same task. */

// A page that has lost its session asks who is there now, and the engine says with 404 that nobody is.
test.use({
  expectedAnswers: { 400: /\/task\//, 401: /\/api\//, 403: /\/api\//, 404: /\/api\//, 500: /\/api\// },
});

// An engine that is an hour ahead is a browser that is an hour behind: what counts is how far they are apart.
for (const hours of isWhole ? [-24, -1, 1, 24] : [24]) {
  test(`a browser that is ${hours} h off shows dates as the engine means them, finds a lost answer and restores a draft @F11`, async ({
    app,
    page,
    engineAs,
    ownData,
    consoleGuard,
  }) => {
    consoleGuard.expectFailedConnections(/\/api\//);
    const demo = await engineAs('demo');
    const due = new Date(Date.now() + 90_000_000).toISOString().replace('Z', '+0000');
    const taskId = await ownData.task({ name: `Odd ${ownData.mark}`, assignee: 'demo', due });
    await app.signIn('demo');
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await app.open(`#/?task=${taskId}`);
    const row = page.getByRole('row').filter({ hasText: `Odd ${ownData.mark}` });
    await expect(row).toContainText('Now');
    await expect(row).toContainText(/Tomorrow|Tue|Wed|Thu|Fri|Sat|Sun|Mon/);
    await expect(row).not.toContainText('overdue');
    await expect(page.getByRole('button', { name: /^Due: / })).not.toHaveText(/overdue/i);
    await page.getByRole('button', { name: 'Add a variable' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('minutes');
    await page.getByRole('textbox', { name: /^Value/ }).fill('We agreed');
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

test('a computer that slept for a night asks for the password, and has all of yesterday @F12', async ({
  app,
  page,
  context,
  engineAs,
  ownData,
  consoleGuard,
}) => {
  consoleGuard.expectFailedConnections(/\/api\/|plugins\.json/);
  const demo = await engineAs('demo');
  const taskId = await ownData.task({ name: `Night ${ownData.mark}`, assignee: 'demo' });
  await app.signIn('demo');
  await page.clock.install();
  await app.open(`#/?task=${taskId}`);
  await page.getByRole('button', { name: 'Add a variable' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('minutes');
  await page.getByRole('textbox', { name: /^Value/ }).fill('We agreed');

  // What is needed next is loaded once nothing else is.
  await page.clock.runFor(5_000);
  await quiet(page);
  // The lid closes: no network, no timers; the session ends meanwhile.
  await context.setOffline(true);
  await context.clearCookies();
  await page.clock.fastForward('11:00:00');
  await context.setOffline(false);
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  await expectNoAxeViolations(page);
  await dialog.getByLabel('Password').fill('demo');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: /^Value/ })).toHaveValue('We agreed');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/submit-form')) sent.push(request.url());
  });
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByText('Task completed').first()).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await demo.get(`history/variable-instance?taskIdIn=${taskId}`)).toMatchObject([
    { value: 'We agreed' },
  ]);
});

test('of two people who complete a task one does, and the other is told; two changes in one moment both arrive @F2 @F4', async ({
  app,
  page,
  engineAs,
  ownData,
}) => {
  const demo = await engineAs('demo');
  const taskId = await ownData.task({ name: `Both ${ownData.mark}`, assignee: 'demo', priority: 50 });
  await app.signIn('demo');
  await app.open(`#/?task=${taskId}`);
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeEnabled();
  // Another write while ours is on its way, which the engine takes for one in the same moment.
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
  // The page may have found out by itself.
  await page.getByRole('button', { name: 'Complete', exact: true }).dispatchEvent('click');
  await expect(
    page.getByText('This task has been completed or removed in the meantime.').first(),
  ).toBeVisible();
  await expect(page.getByText('Task completed')).toHaveCount(0);
});

if (isWhole) {
  test('under a form that is half filled its process is deleted: it is told, and what was typed can be read @F6', async ({
    app,
    page,
    engineAs,
    ownData,
  }) => {
    const demo = await engineAs('demo');
    const taskId = await ownData.taskOfProcess('load-test', { parcel: { type: 'String', value: 'P-1' } });
    const { processInstanceId } = await demo.get(`task/${taskId}`);
    await app.signIn('demo');
    await app.open(`#/?task=${taskId}`);
    await page.getByRole('button', { name: 'Add a variable' }).click();
    await page.getByRole('textbox', { name: /^Name/ }).fill('minutes');
    await page.getByRole('textbox', { name: /^Value/ }).fill('We agreed');
    await demo.send('DELETE', `api/engine/engine/default/process-instance/${processInstanceId}`);
    // The page may have found out by itself.
    await page.getByRole('button', { name: 'Complete', exact: true }).dispatchEvent('click');
    await expect(
      page.getByText('This task has been completed or removed in the meantime.').first(),
    ).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Value/ })).toHaveValue('We agreed');
    await expect(page.getByText('Task completed')).toHaveCount(0);
  });

  test('who signs out in one tab is asked to sign in in the other, over the work @F7', async ({
    app,
    page,
    context,
    ownData,
  }) => {
    const taskId = await ownData.task({ name: `Tabs ${ownData.mark}`, assignee: 'demo' });
    await app.signIn('demo');
    await app.open(`#/?task=${taskId}&detailsTab=task-detail-comments`);
    await page.getByRole('textbox', { name: 'Comment' }).fill('Half a thought');
    const other = await context.newPage();
    await other.goto(app.url);
    await other.getByRole('button', { name: /^Account of/ }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(other.getByLabel('Password')).toBeVisible();

    // The list may find out first; then the dialog stands over the button already.
    await page.getByRole('button', { name: 'Add comment' }).last().dispatchEvent('click');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Password').fill('demo');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('Half a thought');
  });
}
