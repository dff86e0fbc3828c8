import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';

/* Completing can be taken back for some seconds. Nothing is lost, nothing is sent twice. */

test.use({ undoSeconds: null, expectedAnswers: { 401: /\/api\//, 404: /\/task\//, 500: /\/submit-form$/ } });

test.beforeEach(async ({ app }) => {
  await app.signIn('demo');
});

/** What comes of a completion, six seconds later. */
const ONCE_OVER = { timeout: 14_000 };

/** What the page asks the engine to end. */
function watchEnds(page: Page): string[] {
  const ends: string[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && /\/(submit-form|complete)$/.test(request.url()))
      ends.push(request.url());
  });
  return ends;
}

async function fillVariable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add or change variables' }).click();
  await page.getByRole('button', { name: 'Add a variable' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('remark');
  await page
    .getByRole('group', { name: 'remark', exact: true })
    .getByLabel(/^Value/)
    .fill('Fine');
}

test('completing is taken back with all input, and the engine never hears of it @E10', async ({
  app,
  page,
  demo,
  ownData,
}) => {
  const { mark } = ownData;
  const filterId = await ownData.filter(mark, { processInstanceBusinessKeyLike: `%${mark}` });
  const values = { employeeName: { type: 'String', value: 'Ada' }, days: { type: 'Long', value: 5 } };
  const taskId = await ownData.taskOfProcess('holiday-request', values, 'demo', `A-${mark}`);
  await ownData.taskOfProcess('holiday-request', values, 'demo', `B-${mark}`);
  const ends = watchEnds(page);
  await app.open(`#/?filter=${filterId}&task=${taskId}`);
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  const comment = page.getByLabel('Comment', { exact: true });
  await comment.fill('Back on Thursday');
  await page.getByRole('textbox', { name: /^First day/ }).fill('2026-12-01');
  await page.getByRole('textbox', { name: /^Last day/ }).fill('2026-12-09');
  await page.getByRole('button', { name: 'Complete', exact: true }).click();

  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText(new RegExp(`A-${mark} · .+ completed`));
  await expect(notices).toContainText('You can undo for 6 seconds.');
  await expect(rows).toHaveCount(1);
  await expect(page).not.toHaveURL(new RegExp(taskId));
  await page.getByRole('heading', { level: 2 }).last().focus();
  await page.keyboard.press('z');

  await expect(page).toHaveURL(new RegExp(taskId));
  await expect(comment).toHaveValue('Back on Thursday');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1);
  await expect(page.getByText('Draft restored')).toHaveCount(0);
  await expect(notices).toContainText('is open again');
  await expect(notices.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(ends).toEqual([]);
  expect(await demo.get(`task/${taskId}`)).toMatchObject({ id: taskId });
});

test('the only task of its list comes back with its form, and the focus is never lost', async ({
  app,
  page,
  ownData,
}) => {
  const taskId = await ownData.task({ name: `Only ${ownData.mark}`, assignee: 'demo' });
  const filterId = await ownData.filter(ownData.mark, { nameLike: `%${ownData.mark}` });
  await app.open(`#/?filter=${filterId}&task=${taskId}`);
  const complete = page.getByRole('button', { name: 'Complete', exact: true });
  await expect(complete).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'My work' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tasks', exact: true })).toBeFocused();
  await page.keyboard.press('z');
  await expect(complete).toBeFocused();
  await expect(page.getByText('You completed this task.')).toHaveCount(0);
});

test('after E and its question the completion waits as well, and is taken back', async ({
  app,
  page,
  demo,
  ownData,
}) => {
  const taskId = await ownData.task({ name: `Quick ${ownData.mark}`, assignee: 'demo' });
  const ends = watchEnds(page);
  await app.open(`#/?task=${taskId}`);
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible();
  await page.getByRole('heading', { name: `Quick ${ownData.mark}` }).focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText('Quick');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();

  await page.keyboard.press('z');

  await expect(page).toHaveURL(new RegExp(taskId));
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeFocused();
  expect(ends).toEqual([]);
  expect(await demo.get(`task/${taskId}`)).toMatchObject({ id: taskId });
});

test.describe('with two seconds', () => {
  test.use({ undoSeconds: 2 });

  test('the task is completed once when the time is over', async ({ app, page, demo, ownData }) => {
    const taskId = await ownData.task({ name: `Once ${ownData.mark}`, assignee: 'demo' });
    const ends = watchEnds(page);
    await app.open(`#/?task=${taskId}`);
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await expect
      .poll(async () => (await demo.send('GET', `api/engine/engine/default/task/${taskId}`)).status)
      .toBe(404);
    await expect(undo).toHaveCount(0);
    expect(ends).toHaveLength(1);
  });

  test('a task that somebody else has completed meanwhile comes back with the words for it', async ({
    app,
    page,
    demo,
    ownData,
  }) => {
    const taskId = await ownData.task({ name: `Taken ${ownData.mark}`, assignee: 'demo' });
    await app.open(`#/?task=${taskId}`);
    await fillVariable(page);
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await demo.post(`task/${taskId}/complete`, {});

    await expect(page.getByRole('alert')).toContainText('someone else may have completed it', ONCE_OVER);
    await expect(page).toHaveURL(new RegExp(taskId));
    await expect(page.getByRole('group', { name: 'remark', exact: true }).getByLabel(/^Value/)).toHaveValue(
      'Fine',
    );
  });
});

test.describe('leaving', () => {
  test('the page: the task is completed, and the next visit says nothing', async ({
    app,
    page,
    demo,
    ownData,
  }) => {
    const taskId = await ownData.task({ name: `Left ${ownData.mark}`, assignee: 'demo' });
    await app.open(`#/?task=${taskId}`);
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.goto('about:blank');
    await expect
      .poll(async () => (await demo.send('GET', `api/engine/engine/default/task/${taskId}`)).status)
      .toBe(404);

    await app.open('#/');
    await page.getByRole('grid', { name: 'Tasks' }).waitFor();
    await expect(page.getByText('was not completed')).toHaveCount(0);
  });

  test('by signing out: the task is completed first', async ({ app, page, demo, ownData }) => {
    const taskId = await ownData.task({ name: `Out ${ownData.mark}`, assignee: 'demo' });
    await app.open(`#/?task=${taskId}`);
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or run a command' });
    await palette.getByRole('combobox').fill('Sign out');
    await expect(palette.getByRole('option', { name: 'Sign out' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('User name')).toBeVisible();
    expect((await demo.send('GET', `api/engine/engine/default/task/${taskId}`)).status).toBe(404);
  });
});

test('without a connection the input is kept, and the task leads back to it', async ({
  app,
  page,
  demo,
  ownData,
  consoleGuard,
}) => {
  // Files that the page fetches ahead fail with the network.
  consoleGuard.expectNoise();
  const taskId = await ownData.task({ name: `Kept ${ownData.mark}`, assignee: 'demo' });
  const ends = watchEnds(page);
  await app.open(`#/?task=${taskId}`);
  await fillVariable(page);
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.context().setOffline(true);
  const notice = page.getByRole('listitem').filter({ hasText: `Kept ${ownData.mark} was not completed` });
  await expect(notice).toContainText('There was no connection. Your input is kept.', ONCE_OVER);
  await page.context().setOffline(false);
  await notice.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('group', { name: 'remark', exact: true }).getByLabel(/^Value/)).toHaveValue(
    'Fine',
  );
  expect(ends).toEqual([]);
  expect(await demo.get(`task/${taskId}`)).toMatchObject({ id: taskId });
});

test('a person chooses how long, and 0 sends at once', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: `Now ${ownData.mark}`, assignee: 'demo' });
  await app.open(`#/?task=${taskId}`);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or run a command' });
  await palette.getByRole('combobox').fill('Settings');
  await expect(palette.getByRole('option', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await dialog.getByLabel('Time to undo a completed task').selectOption('None: send at once');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
  await expect(page.getByText('Task completed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect((await demo.send('GET', `api/engine/engine/default/task/${taskId}`)).status).toBe(404);
});
