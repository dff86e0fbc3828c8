import { watchCalls } from '../fixtures/console/watchCalls';
import { watchReadOut } from '../fixtures/keys/watchReadOut';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test.use({
  person: 'demo',
  undoSeconds: null,
  expectedAnswers: { 401: /\/api\//, 404: /\/task\//, 500: /\/submit-form$/ },
});

const ONCE_OVER = { timeout: 14_000 };

test('completing is taken back, unheard by engines @E10', async ({ app, page, context, demo, ownData }) => {
  const readOut = await watchReadOut(page);
  const { mark } = ownData;
  const filterId = await ownData.filter(mark, { processInstanceBusinessKeyLike: `%${mark}` });
  const values = { employeeName: { type: 'String', value: 'Ada' }, days: { type: 'Long', value: 5 } };
  const taskId = await ownData.taskOfProcess('holiday-request', values, 'demo', `A-${mark}`);
  await ownData.taskOfProcess('holiday-request', values, 'demo', `B-${mark}`);
  const ends = watchCalls(context, /\/(submit-form|complete)$/);
  await app.open(`#/?filter=${filterId}&task=${taskId}`);
  await expect(app.rows).toHaveCount(2);
  const comment = page.getByLabel('Comment', { exact: true });
  await comment.fill('Back on Thursday');
  await page.getByRole('textbox', { name: /^First day/ }).fill('2026-12-01');
  await page.getByRole('textbox', { name: /^Last day/ }).fill('2026-12-09');
  await app.complete.click();

  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText(new RegExp(`A-${mark} · .+ completed`));
  await expect(notices).toContainText('You can undo for 6 seconds.');
  await expect(app.rows).toHaveCount(1);
  await expect(page).not.toHaveURL(new RegExp(taskId));
  await page.getByRole('heading', { level: 2 }).last().focus();
  await page.keyboard.press('z');

  await expect(page).toHaveURL(new RegExp(taskId));
  await expect(comment).toHaveValue('Back on Thursday');
  await expect(app.rows).toHaveCount(2);
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1);
  await expect(page.getByText('Draft restored')).toHaveCount(0);
  await expect(notices).toContainText('is open again');
  await expect(notices.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const opened = (await readOut()).filter((text) => text.includes('is open again'));
  expect(opened).toEqual([expect.stringMatching(new RegExp(`A-${mark}.* is open again`))]);
  expect(ends).toEqual([]);
  expect(await demo.get(`task/${taskId}`)).toMatchObject({ id: taskId });
});

test('the only task of its list comes back with form and focus', async ({ app, page, openTasks }) => {
  await openTasks(['Only'], { assignee: 'demo' });
  await app.rows.first().click();
  await expect(app.complete).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'My work' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tasks', exact: true })).toBeFocused();
  await page.keyboard.press('z');
  await expect(app.complete).toBeFocused();
  await expect(page.getByText('You completed this task.')).toHaveCount(0);
});

test('taken back from beside a dialog, a task leaves the focus to it @E10', async ({
  app,
  page,
  openTasks,
}) => {
  await openTasks(['Only'], { assignee: 'demo' });
  await app.rows.first().click();
  await expect(app.complete).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'My work' })).toBeVisible();
  await page.getByRole('button', { name: 'Start process' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Holiday request/ }).click();
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('article [data-variant="primary"]')).toBeVisible();
  await quiet(page);
  await expect(dialog.locator(':focus')).toHaveCount(1);
});

test.describe('with two seconds', () => {
  test.use({ undoSeconds: 2 });

  test('a task is completed once, when the time is over', async ({ app, page, context, ownData }) => {
    const taskId = await ownData.task({ name: `Once ${ownData.mark}`, assignee: 'demo' });
    const ends = watchCalls(context, /\/(submit-form|complete)$/);
    await app.open(`#/?task=${taskId}`);
    await app.complete.click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await expect.poll(() => ownData.isDone(taskId)).toBe(true);
    await expect(undo).toHaveCount(0);
    expect(ends).toHaveLength(1);
  });
});

test.describe('leaving', () => {
  test('the page: the task is completed, and the next visit says nothing', async ({ app, page, ownData }) => {
    const taskId = await ownData.task({ name: `Left ${ownData.mark}`, assignee: 'demo' });
    await app.open(`#/?task=${taskId}`);
    await app.complete.click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.goto('about:blank');
    await expect.poll(() => ownData.isDone(taskId)).toBe(true);

    await app.open('#/');
    await app.rows.first().waitFor();
    await expect(page.getByText('was not completed')).toHaveCount(0);
  });

  test('the page, a moment after a colleague took the task: the next visit says so', async ({
    app,
    page,
    demo,
    ownData,
  }) => {
    const taskId = await ownData.task({ name: `Taken ${ownData.mark}`, assignee: 'demo' });
    await app.open(`#/?task=${taskId}`);
    const looked = page.waitForResponse((answer) => answer.url().endsWith(`/task/${taskId}`));
    await app.complete.click();
    await looked;
    await demo.post(`task/${taskId}/assignee`, { userId: 'mary' });
    await page.goto('about:blank');
    await expect.poll(() => ownData.isDone(taskId)).toBe(true);

    await app.open('#/');
    await expect(page.getByText('The task was assigned to Mary Okafor meanwhile.')).toBeVisible();
  });

  test('by signing out: the task is completed first', async ({ app, page, ownData }) => {
    const taskId = await ownData.task({ name: `Out ${ownData.mark}`, assignee: 'demo' });
    await app.open(`#/?task=${taskId}`);
    await app.complete.click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await app.runCommand('Sign out');
    await expect(page.getByLabel('User name')).toBeVisible();
    expect(await ownData.isDone(taskId)).toBe(true);
  });
});

test('without a connection the input is kept', async ({ app, page, context, ownData, consoleGuard }) => {
  consoleGuard.expectNoise();
  const taskId = await ownData.task({ name: `Kept ${ownData.mark}`, assignee: 'demo' });
  const ends = watchCalls(context, /\/(submit-form|complete)$/);
  await app.open(`#/?task=${taskId}`);
  await app.addVariable('remark', 'Fine');
  await app.complete.click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await context.setOffline(true);
  const notice = page.getByRole('listitem').filter({ hasText: `Kept ${ownData.mark} was not completed` });
  await expect(notice).toContainText('There was no connection. Your input is kept.', ONCE_OVER);
  await context.setOffline(false);
  await notice.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('group', { name: 'remark', exact: true }).getByLabel(/^Value/)).toHaveValue(
    'Fine',
  );
  expect(ends).toEqual([]);
  expect(await ownData.isDone(taskId)).toBe(false);
});

test('a person chooses how long, and 0 sends at once', async ({ app, page, ownData }) => {
  const taskId = await ownData.task({ name: `Now ${ownData.mark}`, assignee: 'demo' });
  await app.open(`#/?task=${taskId}`);
  await expect(app.complete).toBeEnabled();
  await page.keyboard.press(',');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByLabel('Time to undo a completed task').selectOption('None: send at once');
  await page.keyboard.press('Escape');
  await app.complete.click();
  await expect(page.getByText('Task completed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(await ownData.isDone(taskId)).toBe(true);
});
