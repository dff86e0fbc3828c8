import { watchCalls } from '../fixtures/console/watchCalls';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo', undoSeconds: null, expectedAnswers: { 404: /\/task\// } });

const NAMES = ['A', 'B', 'C'];
const MINE = { assignee: 'demo' };

test('tasks leave the list, and Z brings them back @E7', async ({ app, page, context, demo, openTasks }) => {
  const { ids, mark, rows } = await openTasks(NAMES, MINE);
  const ends = watchCalls(context, /\/(submit-form|complete)$/);
  await app.completeFirst(2);

  const notice = app.noticeOf('2 tasks completed');
  await expect(notice).toContainText(`A ${mark}`);
  await expect(notice.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows).toHaveCount(1);
  await expect(app.selection).toHaveCount(0);
  await expect(rows.first()).toBeFocused();

  await page.keyboard.press('z');

  await expect(rows).toHaveCount(3);
  await expect(app.noticeOf('2 tasks are open again')).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(ends).toEqual([]);
  for (const id of ids) expect(await demo.get(`task/${id}`)).toMatchObject({ id, assignee: 'demo' });
});

test('where all tasks go, the focus stays in the list', async ({ app, page, openTasks }) => {
  const { rows } = await openTasks(NAMES, MINE);
  await app.completeFirst(3);

  await expect(app.noticeOf('3 tasks completed')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(app.selection).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Tasks' }).and(page.locator(':focus'))).toBeVisible();
});

test.describe('with two seconds', () => {
  test.use({ undoSeconds: 2 });

  test('each is sent once, but not what another has by then', async ({ app, context, demo, openTasks }) => {
    const { ids, mark, rows } = await openTasks(NAMES, MINE);
    const ends = watchCalls(context, /\/(submit-form|complete)$/);
    await app.completeFirst(3);
    await expect(app.noticeOf('3 tasks completed')).toBeVisible();
    await demo.post(`task/${ids[1]}/assignee`, { userId: 'mary' });

    const kept = app.noticeOf('1 task was not completed');
    await expect(kept).toContainText('The task was assigned to Mary Okafor meanwhile.');
    await expect(kept).toContainText(`B ${mark}`);
    await expect(rows).toHaveCount(1);
    expect(await demo.get(`task/${ids[1]}`)).toMatchObject({ assignee: 'mary' });
    expect(await demo.get(`task?taskIdIn=${ids.join(',')}`)).toHaveLength(1);
    expect(ends).toHaveLength(2);
  });
});
