import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

/* A connection that is lost after the engine has acted, or before: what people are told is what is true in the engine. */

test.use({
  expectedAnswers: {
    400: /\/task\//,
    404: /\/(?:task|filter)\//,
    504: /\/api\//,
  },
});

test.beforeEach(({ consoleGuard }) => consoleGuard.expectFailedConnections(/\/api\//));

/** The page looks more than once before it says that nothing was done. */
const LOOKS = { timeout: 20_000 };

type Loss = 'dropped' | 'proxy';

/** Lets the engine answer the calls to an address, and loses its answers; gives the number of calls that it has had. */
async function loseAnswers(page: Page, address: string | RegExp, loss: Loss): Promise<() => number> {
  let calls = 0;
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    calls += 1;
    await route.fetch();
    await lose(route, loss);
  });
  return () => calls;
}

/** Keeps the calls to an address from the engine. */
async function loseCalls(page: Page, address: string | RegExp, loss: Loss): Promise<void> {
  await page.route(address, (route) =>
    route.request().method() === 'GET' ? route.fallback() : lose(route, loss),
  );
}

function lose(route: Route, loss: Loss): Promise<void> {
  if (loss === 'dropped') return route.abort('connectionreset');
  return route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>504 Gateway Time-out</h1>' });
}

const losses: readonly Loss[] = ['dropped', 'proxy'];

for (const loss of losses) {
  test(`a task that was completed is told as completed (${loss})`, async ({
    app,
    page,
    engineAs,
    ownData,
  }) => {
    const demo = await engineAs('demo');
    const taskId = await ownData.task({ name: `Completed ${ownData.mark}`, assignee: 'demo' });
    await app.signIn('demo');
    await app.open(`#/?task=${taskId}`);
    const calls = await loseAnswers(page, '**/submit-form', loss);
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByText('Task completed').first()).toBeVisible();
    await expect(page.getByText(/not completed|meantime/)).toHaveCount(0);
    expect(calls()).toBe(1);
    expect(await demo.get(`task?nameLike=%25${ownData.mark}`)).toEqual([]);
  });

  test(`a process that was started is told as started, and once (${loss})`, async ({
    app,
    page,
    engineAs,
  }) => {
    const demo = await engineAs('demo');
    const businessKey = `LOST-${randomUUID()}`;
    await app.signIn('demo');
    await app.open('#/?processStart=holiday-request');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Name of employee/).fill('Katherine Johnson');
    await dialog.getByLabel(/^First day/).fill('2026-12-24');
    await dialog.getByLabel(/^Number of days/).fill('3');
    await dialog.getByLabel('Number of the request').fill(businessKey);
    await loseAnswers(page, '**/submit-form', loss);
    await dialog.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page.getByText('Process started').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    const instances = await demo.get(`process-instance?businessKey=${businessKey}`);
    expect(instances).toHaveLength(1);
    await demo.send('DELETE', `api/engine/engine/default/process-instance/${instances[0].id}`);
  });
}

test('a task that was not completed is told so, and a second try completes it', async ({
  app,
  page,
  engineAs,
  ownData,
}) => {
  const demo = await engineAs('demo');
  const taskId = await ownData.task({ name: `Not completed ${ownData.mark}`, assignee: 'demo' });
  await app.signIn('demo');
  await app.open(`#/?task=${taskId}`);
  await loseCalls(page, '**/submit-form', 'dropped');
  const complete = page.getByRole('button', { name: 'Complete', exact: true });
  await complete.click();
  await expect(page.getByText('Checking whether the task was completed…')).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(page.getByRole('alert')).toContainText('the task was not completed', LOOKS);
  expect(await demo.get(`task/${taskId}`)).toMatchObject({ id: taskId });
  await page.unroute('**/submit-form');
  await complete.click();
  await expect(page.getByText('Task completed').first()).toBeVisible();
  expect(await demo.get(`task?nameLike=%25${ownData.mark}`)).toEqual([]);
});

test('a process that was not started is told so, and a second try starts it once', async ({
  app,
  page,
  engineAs,
}) => {
  const demo = await engineAs('demo');
  const businessKey = `LOST-${randomUUID()}`;
  await app.signIn('demo');
  await app.open('#/?processStart=holiday-request');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Name of employee/).fill('Katherine Johnson');
  await dialog.getByLabel(/^First day/).fill('2026-12-24');
  await dialog.getByLabel(/^Number of days/).fill('3');
  await dialog.getByLabel('Number of the request').fill(businessKey);
  await loseCalls(page, '**/submit-form', 'proxy');
  const start = dialog.getByRole('button', { name: 'Start', exact: true });
  await start.click();
  await expect(page.getByText('Checking whether the process was started…')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('the process was not started', LOOKS);
  expect(await demo.get(`process-instance?businessKey=${businessKey}`)).toEqual([]);
  await page.unroute('**/submit-form');
  await start.click();
  await expect(page.getByText('Process started').first()).toBeVisible();
  const instances = await demo.get(`process-instance?businessKey=${businessKey}`);
  expect(instances).toHaveLength(1);
  await demo.send('DELETE', `api/engine/engine/default/process-instance/${instances[0].id}`);
});

test('who may not see what was started is asked before it is started again', async ({
  app,
  page,
  engineAs,
}) => {
  const demo = await engineAs('demo');
  const businessKey = `LOST-${randomUUID()}`;
  const { id: revocation } = await demo.post('authorization/create', {
    ...{ type: 2, userId: 'john', permissions: ['READ_HISTORY'] },
    ...{ resourceType: 6, resourceId: 'holiday-request' },
  });
  await app.signIn('john');
  await app.open('#/?processStart=holiday-request');
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
  await demo.send('DELETE', `api/engine/engine/default/process-instance/${instances[0].id}`);
  await demo.send('DELETE', `api/engine/engine/default/authorization/${revocation}`);
});

test('a task that is long in completing is not told as gone while it is being sent', async ({
  app,
  page,
  ownData,
}) => {
  test.setTimeout(90_000);
  const taskId = await ownData.task({ name: `Slow ${ownData.mark}`, assignee: 'demo' });
  await app.signIn('demo');
  await page.clock.install();
  await app.open(`#/?task=${taskId}`);
  const complete = page.getByRole('button', { name: 'Complete', exact: true });
  await expect(complete).toBeEnabled();
  const polls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(`/task/${taskId}`)) polls.push(request.url());
  });
  await page.clock.runFor(11_000);
  expect(polls.length, 'the page asks for its task by itself').toBeGreaterThan(0);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isDone: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    isDone = resolve;
  });
  await page.route('**/submit-form', async (route) => {
    const response = await route.fetch();
    isDone();
    await released;
    await route.fulfill({ response });
  });
  await complete.click();
  await done;
  // The engine has completed it, and the page has not heard of it.
  polls.length = 0;
  await page.clock.runFor(30_000);
  await expect(page.getByText('removed in the meantime')).toHaveCount(0);
  expect(polls).toEqual([]);
  release();
  await expect(page.getByText('Task completed').first()).toBeVisible();
});

for (const loss of losses) {
  test(`a filter that was saved is in the list, once (${loss})`, async ({ app, page, engineAs, ownData }) => {
    const demo = await engineAs('demo');
    await app.signIn('demo');
    await app.open();
    await page.getByRole('button', { name: 'Create filter' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill(`Lost ${ownData.mark}`);
    const calls = await loseAnswers(page, '**/filter/create', loss);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('link', { name: new RegExp(ownData.mark) })).toHaveCount(1);
    expect(calls()).toBe(1);
    const filters = await demo.get(`filter?nameLike=%25${ownData.mark}`);
    expect(filters).toHaveLength(1);
    await demo.send('DELETE', `api/engine/engine/default/filter/${filters[0].id}`);
  });

  test(`a file and a comment that were added are shown, once (${loss})`, async ({
    app,
    page,
    engineAs,
    ownData,
  }) => {
    const demo = await engineAs('demo');
    const taskId = await ownData.task({ name: `Lost ${ownData.mark}`, assignee: 'demo' });
    await app.signIn('demo');
    await app.open(`#/?task=${taskId}&detailsTab=task-detail-attachments`);
    await expect(page.getByText('No attachments yet.')).toBeVisible();
    await loseAnswers(page, '**/attachment/create', loss);
    await page
      .getByLabel('Add files')
      .setInputFiles({ name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from('17 Euro') });
    await expect(page.getByRole('link', { name: 'receipt.txt' })).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await demo.get(`task/${taskId}/attachment`)).toHaveLength(1);

    await app.open(`#/?task=${taskId}&detailsTab=task-detail-comments`);
    await loseAnswers(page, '**/comment/create', loss);
    const field = page.getByRole('textbox', { name: 'Comment' });
    await field.fill('The fence is green.');
    await page.getByRole('button', { name: 'Add comment' }).last().click();
    await expect(page.getByRole('list', { name: 'Comments' })).toContainText('The fence is green.');
    await expect(field).toHaveValue('');
    expect(await demo.get(`task/${taskId}/comment`)).toHaveLength(1);
  });
}

test('a file that was not added is kept, and sent once more', async ({ app, page, engineAs, ownData }) => {
  const demo = await engineAs('demo');
  const taskId = await ownData.task({ name: `Lost ${ownData.mark}`, assignee: 'demo' });
  await app.signIn('demo');
  await app.open(`#/?task=${taskId}&detailsTab=task-detail-attachments`);
  await loseCalls(page, '**/attachment/create', 'dropped');
  await page
    .getByLabel('Add files')
    .setInputFiles({ name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from('17 Euro') });
  await expect(page.getByText('Checking whether receipt.txt was added…')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('receipt.txt was not added', LOOKS);
  await expectNoAxeViolations(page, '[role=tabpanel]');
  await page.unroute('**/attachment/create');
  await page.getByRole('button', { name: 'Try again to upload receipt.txt' }).click();
  await expect(page.getByRole('link', { name: 'receipt.txt' })).toHaveCount(1);
  expect(await demo.get(`task/${taskId}/attachment`)).toHaveLength(1);
});

test('a file that meets an expired session is sent once someone has signed in again', async ({
  app,
  page,
  context,
  consoleGuard,
  engineAs,
  ownData,
}) => {
  consoleGuard.expectStatus(401, /\/api\//);
  consoleGuard.expectStatus(404, /\/auth\/user\/default$/);
  const demo = await engineAs('demo');
  const taskId = await ownData.task({ name: `Expired ${ownData.mark}`, assignee: 'demo' });
  await app.signIn('demo');
  await app.open(`#/?task=${taskId}&detailsTab=task-detail-attachments`);
  await expect(page.getByText('No attachments yet.')).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/attachment/create')) sent.push(request.url());
  });
  await context.clearCookies();
  await page
    .getByLabel('Add files')
    .setInputFiles({ name: 'receipt.txt', mimeType: 'text/plain', buffer: Buffer.from('17 Euro') });
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('link', { name: 'receipt.txt' })).toHaveCount(1);
  expect(sent).toHaveLength(1);
  expect(await demo.get(`task/${taskId}/attachment`)).toHaveLength(1);
});

test('tasks that were claimed together are told as claimed, and those that were not as such', async ({
  app,
  page,
  engineAs,
  ownData,
}) => {
  const demo = await engineAs('demo');
  const kept = await ownData.task({ name: `${ownData.mark} kept from the engine` });
  const claimed = await ownData.task({ name: `${ownData.mark} claimed` });
  const filter = await ownData.filter(ownData.mark, { nameLike: `${ownData.mark}%` });
  await app.signIn('demo');
  await app.open(`#/?filter=${filter}`);
  const grid = page.getByRole('grid', { name: 'Tasks' });
  await expect(grid.getByRole('row')).toHaveCount(2);
  const calls = await loseAnswers(page, `**/task/${claimed}/claim`, 'dropped');
  await loseCalls(page, `**/task/${kept}/claim`, 'proxy');

  await grid.getByRole('row').first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' });
  await bar.getByRole('button', { name: 'Claim: 2 selected tasks', exact: true }).click();
  await expect(bar.getByRole('status')).toHaveText('1 task changed. 1 task failed.', LOOKS);
  expect(calls()).toBe(1);
  expect((await demo.get(`task/${claimed}`)).assignee).toBe('demo');
  expect((await demo.get(`task/${kept}`)).assignee).toBeNull();

  await bar.getByRole('button', { name: 'Show reasons' }).click();
  const dialog = page.getByRole('dialog', { name: '1 task failed.' });
  await expect(dialog.getByRole('listitem')).toContainText(`${ownData.mark} kept from the engine`);
  await expect(dialog.getByRole('button', { name: 'Copy details' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute(`**/task/${kept}/claim`);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(bar).toBeHidden();
  expect((await demo.get(`task/${kept}`)).assignee).toBe('demo');
});
