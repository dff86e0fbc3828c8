import { watchReadOut } from '../fixtures/keys/watchReadOut';
import { BY_NAME } from '../fixtures/openTasks';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('Ctrl Enter completes the open task, not another row @E2', async ({ app, page, ownData, openTasks }) => {
  const { mark, ids } = await openTasks(['A', 'B', 'C'], { assignee: 'demo' });
  const heading = (name: string) => page.getByRole('heading', { name: `${name} ${mark}` });
  const done = () => Promise.all(ids.map((id) => ownData.isDone(id)));

  await app.rows.first().focus();
  await page.keyboard.press('Control+Enter');
  await expect(heading('A')).toBeVisible();
  await expect(app.complete).toBeEnabled();
  expect(await done()).toEqual([false, false, false]);

  await expect(app.rows.first()).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(heading('B')).toBeVisible();
  await expect(app.complete).toBeFocused();
  expect(await done()).toEqual([true, false, false]);

  await page.keyboard.press('Control+Enter');
  await expect(heading('C')).toBeVisible();
  await expect(app.complete).toBeFocused();
  expect(await done()).toEqual([true, true, false]);
});

test('completing a task assigned to someone else asks first', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: `Held ${ownData.mark}`, assignee: 'demo' });
  await app.open(`#/?task=${taskId}`);
  await expect(app.complete).toBeEnabled();
  await demo.post(`task/${taskId}/assignee`, { userId: 'mary' });
  await page.clock.setFixedTime(Date.now() + 60_000);

  await app.complete.click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('This task is now assigned to Mary Okafor');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(await demo.get(`task/${taskId}`)).toMatchObject({ assignee: 'mary' });
  await expect(page.getByText('Assigned to Mary Okafor', { exact: false }).first()).toBeVisible();
});

test('a task claimed out of a queue keeps its place @E3 @E4', async ({ app, page, openTasks }) => {
  const { mark, rows } = await openTasks(['A', 'B', 'C'], { query: { unassigned: true } });
  await rows.nth(1).click();
  await expect(page.getByRole('heading', { name: `B ${mark}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
  await page.keyboard.press('c');
  await expect(rows).toHaveCount(2);
  await expect(app.complete).toBeFocused();

  await page.keyboard.press('Control+Enter');

  await expect(page.getByRole('heading', { name: `C ${mark}` })).toBeFocused();
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('undo of a bulk assignment restores each assignee', async ({ app, page, demo, ownData, openTasks }) => {
  const names = [{ name: 'A', assignee: 'mary' }, { name: 'B' }, { name: 'C', assignee: 'mary' }];
  const { ids, rows } = await openTasks(names);
  await rows.first().focus();
  await page.keyboard.press('Control+a');
  await app.selection.getByRole('button', { name: 'Assign: 3 selected tasks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign 3 tasks' });
  await dialog.getByRole('combobox', { name: 'Assignee' }).fill('john');
  await expect(dialog.getByRole('option', { name: /John Lindqvist/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText('3 tasks assigned to John Lindqvist').first()).toBeVisible();
  await demo.post(`task/${ids[2]}/assignee`, { userId: 'peter' });

  await page.getByRole('button', { name: 'Undo', exact: true }).click();

  await expect(page.getByText('1 task could not be restored').first()).toBeVisible();
  await expect(page.getByText('2 tasks restored').first()).toBeVisible();
  expect(await ownData.assigneesOf(ids)).toEqual(['mary', null, 'peter']);
});

test('a selection moves no row, and the keys reach the search', async ({ app, page, openTasks }) => {
  const { rows } = await openTasks(['A', 'B', 'C']);
  const places = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  const before = await places();

  await rows.first().focus();
  await page.keyboard.press('x');

  await expect(app.selection).toContainText('1 selected');
  expect(await places()).toEqual(before);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search tasks' })).toBeFocused();
  await expect(app.selection).toHaveCSS('opacity', '0');
  await rows.nth(1).focus();
  await expect(app.selection).toHaveCSS('opacity', '1');
});

test('a task that leaves the list is not selected any more @E8', async ({ app, page, demo, openTasks }) => {
  const { ids, rows } = await openTasks(['A', 'B', 'C']);
  await rows.first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(app.selection).toContainText('2 selected');
  await demo.post(`task/${ids[0]}/complete`, {});

  await rows.nth(2).hover();
  await rows.nth(2).getByRole('button', { name: /Claim/ }).click();

  await expect(rows).toHaveCount(2);
  await expect(app.selection).toContainText('1 selected');
});

test('keys and palette act on the selection alone @E9', async ({ app, page, ownData, openTasks }) => {
  await page.route(/\/task-list\/bulk\./, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  const { filter, ids, rows } = await openTasks(['A', 'B', 'C']);
  await app.open(`#/?filter=${filter}&task=${ids[2]}${BY_NAME}`);
  await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
  await rows.first().focus();

  for (const key of ['x', 'Shift+J', 'c']) await page.keyboard.press(key);

  await expect(page.getByText('2 tasks claimed').first()).toBeVisible();
  expect(await ownData.assigneesOf(ids)).toEqual(['demo', 'demo', null]);

  await rows.nth(2).focus();
  await page.keyboard.press('x');
  await expect(app.selection).toContainText('1 selected');
  await app.runCommand('claim', /^Claim: 1 selected task/);
  await expect.poll(() => ownData.assigneesOf(ids)).toEqual(['demo', 'demo', 'demo']);
});

test('two quick presses claim one task, read out once @E5 @E6', async ({ page, ownData, openTasks }) => {
  const readOut = await watchReadOut(page);
  const { mark, ids, rows } = await openTasks(['A', 'B', 'C'], { query: { unassigned: true } });
  await rows.first().hover();
  const box = await rows.first().getByRole('button', { name: /Claim/ }).boundingBox();
  if (box === null) throw new Error('there is no claim to press');
  const press = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);

  await press();
  await expect(rows).toHaveCount(2);
  await press();

  await quiet(page);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toBeFocused();
  expect(await ownData.assigneesOf(ids)).toEqual(['demo', null, null]);
  const claims = (await readOut()).filter((text) => text.includes('Task claimed'));
  expect(claims).toEqual([expect.stringContaining(`A ${mark}`)]);
});
