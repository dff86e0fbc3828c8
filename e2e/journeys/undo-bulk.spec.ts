import type { Locator, Page } from '@playwright/test';
import type { AppPage } from '../fixtures/AppPage';
import type { OwnData } from '../fixtures/OwnData';
import { expect, test } from '../fixtures/test';

/* Several tasks that were completed by one press wait together, and can be taken back. Nothing is lost, nothing is sent twice. */

const BY_NAME = encodeURIComponent('[{"sortBy":"name","sortOrder":"asc"}]');

test.use({ undoSeconds: null, expectedAnswers: { 404: /\/task\// } });

test.beforeEach(async ({ app }) => {
  await app.signIn('demo');
});

/** What the page asks the engine to end. */
function watchEnds(page: Page): string[] {
  const ends: string[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && /\/(submit-form|complete)$/.test(request.url()))
      ends.push(request.url());
  });
  return ends;
}

interface Three {
  readonly ids: readonly string[];
  readonly mark: string;
}

/** The list of a filter with the tasks A, B and C. */
async function openThree(app: AppPage, ownData: OwnData): Promise<Three> {
  const { mark } = ownData;
  const names = ['A', 'B', 'C'].map((letter) => `${letter} ${mark}`);
  const ids = await Promise.all(names.map((name) => ownData.task({ name, assignee: 'demo' })));
  const filter = await ownData.filter(`Three ${mark}`, { nameLike: `%${mark}` });
  await app.open(`#/?filter=${filter}&sorting=${BY_NAME}`);
  await expect(rowsOf(app.page)).toHaveCount(3);
  return { ids, mark };
}

function rowsOf(page: Page) {
  return page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
}

/** Selects the first tasks of the list by keys. */
async function selectFirst(page: Page, count: number): Promise<Locator> {
  await rowsOf(page).first().focus();
  await page.keyboard.press('x');
  for (let extended = 1; extended < count; extended += 1) await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' });
  await expect(bar).toContainText(`${count} selected`);
  return bar;
}

async function completeFirst(page: Page, count: number): Promise<void> {
  const bar = await selectFirst(page, count);
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Complete' }).click();
}

const noticeOf = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: text });

test('tasks leave the list at once, without a question, and Z brings them back @E7', async ({
  app,
  page,
  demo,
  ownData,
}) => {
  const { ids, mark } = await openThree(app, ownData);
  const ends = watchEnds(page);
  await completeFirst(page, 2);

  const notice = noticeOf(page, '2 tasks completed');
  await expect(notice).toContainText(`A ${mark}`);
  await expect(notice.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page.getByRole('toolbar', { name: 'Selected tasks' })).toHaveCount(0);
  await expect(rowsOf(page).first()).toBeFocused();

  await page.keyboard.press('z');

  await expect(rowsOf(page)).toHaveCount(3);
  await expect(noticeOf(page, '2 tasks are open again')).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(ends).toEqual([]);
  for (const id of ids) expect(await demo.get(`task/${id}`)).toMatchObject({ id, assignee: 'demo' });
});

test('Show leads to the completed tasks', async ({ app, page, ownData }) => {
  const { mark } = await openThree(app, ownData);
  await completeFirst(page, 2);
  await noticeOf(page, '2 tasks completed').getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { name: 'Completed tasks' })).toBeFocused();
  for (const letter of ['A', 'B']) {
    await expect(page.getByRole('main').getByRole('link', { name: `${letter} ${mark}` })).toBeVisible();
  }
});

test('E completes the selected tasks, after a question', async ({ app, page, demo, ownData }) => {
  const { ids } = await openThree(app, ownData);
  const ends = watchEnds(page);
  await selectFirst(page, 2);

  await page.keyboard.press('e');
  const question = page.getByRole('dialog', { name: 'Complete 2 tasks?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(rowsOf(page)).toHaveCount(3);

  await page.keyboard.press('e');
  await question.getByRole('button', { name: 'Complete' }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page).first()).toBeFocused();

  await page.keyboard.press('z');
  await expect(rowsOf(page)).toHaveCount(3);
  expect(ends).toEqual([]);
  for (const id of ids) expect(await demo.get(`task/${id}`)).toMatchObject({ id, assignee: 'demo' });
});

test('where all tasks go, the focus stays in the list', async ({ app, page, ownData }) => {
  await openThree(app, ownData);
  await completeFirst(page, 3);

  await expect(noticeOf(page, '3 tasks completed')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(0);
  await expect(page.getByRole('toolbar', { name: 'Selected tasks' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Tasks' }).and(page.locator(':focus'))).toBeVisible();
});

test('where the open task goes with others, the first that stays is open', async ({ app, page, ownData }) => {
  const { mark } = await openThree(app, ownData);
  await page.getByRole('row', { name: `A ${mark}` }).click();
  await expect(page.getByRole('heading', { name: `A ${mark}` })).toBeVisible();
  await completeFirst(page, 2);

  await expect(noticeOf(page, '2 tasks completed')).toBeVisible();
  await expect(page.getByRole('heading', { name: `C ${mark}` })).toBeVisible();
});

test.describe('with two seconds', () => {
  test.use({ undoSeconds: 2 });

  test('each is completed once, and what was assigned to somebody else comes back, named', async ({
    app,
    page,
    demo,
    ownData,
  }) => {
    const { ids, mark } = await openThree(app, ownData);
    const ends = watchEnds(page);
    await completeFirst(page, 3);
    await expect(noticeOf(page, '3 tasks completed')).toBeVisible();
    await demo.post(`task/${ids[1]}/assignee`, { userId: 'mary' });

    const kept = noticeOf(page, '1 task was not completed');
    await expect(kept).toContainText('The task was assigned to Mary Okafor meanwhile.');
    await expect(kept).toContainText(`B ${mark}`);
    await expect(rowsOf(page)).toHaveCount(1);
    expect(await demo.get(`task/${ids[1]}`)).toMatchObject({ assignee: 'mary' });
    expect(await demo.get(`task?taskIdIn=${ids.join(',')}`)).toHaveLength(1);
    expect(ends).toHaveLength(2);
  });
});

test.describe('leaving', () => {
  const left = (demo: { get: (path: string) => Promise<unknown> }, ids: readonly string[]) =>
    demo.get(`task?taskIdIn=${ids.join(',')}`);

  test('the page: they are completed, and the next visit says nothing', async ({
    app,
    page,
    demo,
    ownData,
  }) => {
    const { ids } = await openThree(app, ownData);
    await completeFirst(page, 3);
    await expect(noticeOf(page, '3 tasks completed')).toBeVisible();
    await page.goto('about:blank');
    await expect.poll(() => left(demo, ids)).toEqual([]);

    await app.open('#/');
    await page.getByRole('grid', { name: 'Tasks' }).waitFor();
    await expect(page.getByText('not completed')).toHaveCount(0);
  });

  test('by signing out: they are completed first', async ({ app, page, demo, ownData }) => {
    const { ids } = await openThree(app, ownData);
    await completeFirst(page, 3);
    await expect(noticeOf(page, '3 tasks completed')).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or run a command' });
    await palette.getByRole('combobox').fill('Sign out');
    await expect(palette.getByRole('option', { name: 'Sign out' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('User name')).toBeVisible();
    expect(await left(demo, ids)).toEqual([]);
  });
});

test('without a connection none is completed, and all are in the list again', async ({
  app,
  page,
  demo,
  ownData,
  consoleGuard,
}) => {
  // Files that the page fetches ahead fail with the network.
  consoleGuard.expectNoise();
  const { ids, mark } = await openThree(app, ownData);
  const ends = watchEnds(page);
  await completeFirst(page, 3);
  await expect(noticeOf(page, '3 tasks completed')).toBeVisible();
  await page.context().setOffline(true);

  const kept = noticeOf(page, '3 tasks were not completed');
  await expect(kept).toContainText('There was no connection.');
  await expect(kept).toContainText(`C ${mark}`);
  await expect(rowsOf(page)).toHaveCount(3);
  await page.context().setOffline(false);
  expect(ends).toEqual([]);
  expect(await demo.get(`task?taskIdIn=${ids.join(',')}`)).toHaveLength(3);
});
