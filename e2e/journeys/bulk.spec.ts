import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test('several tasks are claimed @T4.5 @T6.6 @E7', async ({ app, page, demo, ownData, consoleGuard }) => {
  consoleGuard.expectStatus(500, /\/claim$/);
  const tasks = await Promise.all(
    ['one', 'two', 'three'].map((name) => ownData.task({ name: `${ownData.mark} ${name}` })),
  );
  const filter = await ownData.filter(ownData.mark, { nameLike: `${ownData.mark}%` });
  await app.openAs('demo', `#/?filter=${filter}`);
  const grid = page.getByRole('grid', { name: 'Tasks' });
  await expect(grid.getByRole('row')).toHaveCount(3);
  // Held by someone else meanwhile: the list does not know it yet.
  const held = tasks[1];
  await demo.post(`task/${held}/assignee`, { userId: 'mary' });

  await grid.getByRole('row').first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' });
  await expect(bar).toContainText('3 selected');
  await expectAccessible(page, 'bulk bar');
  await bar.getByRole('button', { name: 'Claim: 3 selected tasks', exact: true }).click();

  await expect(bar.getByRole('status')).toHaveText('1 task failed · 2 tasks claimed');
  await bar.getByRole('button', { name: 'Show reasons' }).click();
  const dialog = page.getByRole('dialog', { name: '1 task failed' });
  await expect(dialog.getByRole('listitem')).toContainText(`${ownData.mark} two`);
  await expectAccessible(page, 'reasons of a bulk action');

  await demo.post(`task/${held}/unclaim`);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(bar).toBeHidden();
  // Where the keys were before, and again when the selection is given up.
  await expect(grid.getByRole('row').last()).toBeFocused();
  await page.keyboard.press('x');
  await bar.getByRole('button', { name: 'Clear selection' }).press('Enter');
  await expect(bar).toBeHidden();
  await expect(grid.getByRole('row').last()).toBeFocused();
  for (const id of tasks) expect((await demo.get(`task/${id}`)).assignee).toBe('demo');
});

test('a date and a priority for several tasks change nothing else', async ({ app, page, demo, ownData }) => {
  const task = await ownData.task({
    name: `${ownData.mark} whole`,
    description: 'Keep me',
    assignee: 'demo',
    priority: 10,
  });
  const filter = await ownData.filter(ownData.mark, { nameLike: `${ownData.mark}%` });
  await app.openAs('demo', `#/?filter=${filter}`);
  const row = page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first();
  await row.hover();
  await row.click({ position: { x: 12, y: 30 } });
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' });
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Set priority' }).click();
  const dialog = page.getByRole('dialog', { name: 'Priority of 1 task' });
  await expectAccessible(page, 'bulk priority');
  await dialog.getByLabel('Set priority').fill('eighty');
  await dialog.getByRole('button', { name: 'Set priority' }).click();
  await expect(dialog.getByText('Enter a whole number with up to 7 digits.')).toBeVisible();
  // As in the header of a task.
  await dialog.getByLabel('Set priority').fill('-5');
  await expect(dialog.getByText('Enter a whole number with up to 7 digits.')).toBeVisible();
  await dialog.getByLabel('Set priority').fill('80');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Priority of 1 task set').first()).toBeVisible();
  expect(await demo.get(`task/${task}`)).toMatchObject({
    priority: 80,
    description: 'Keep me',
    assignee: 'demo',
    name: `${ownData.mark} whole`,
  });
});

test('tasks with a form are left out when several are completed', async ({ app, page, demo, ownData }) => {
  const plain = await ownData.task({ name: `${ownData.mark} plain`, assignee: 'demo' });
  const withForm = await ownData.taskOfProcess('form-gallery');
  const filter = await ownData.filter(ownData.mark, { taskIdIn: [plain, withForm] });
  await app.openAs('demo', `#/?filter=${filter}`);
  const grid = page.getByRole('grid', { name: 'Tasks' });
  await expect(grid.getByRole('row')).toHaveCount(2);
  await grid.getByRole('row').first().focus();
  await page.keyboard.press('Control+a');
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' });
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Complete' }).click();
  await page
    .getByRole('dialog', { name: 'Complete 2 tasks?' })
    .getByRole('button', { name: 'Complete' })
    .click();

  await expect(bar.getByRole('status')).toHaveText('1 task completed · 1 skipped: has a form');
  await expect(bar.getByRole('button', { name: 'Try again' })).toBeHidden();
  expect((await demo.get(`task?taskIdIn=${withForm}`)).length).toBe(1);
  expect((await demo.get(`task?taskIdIn=${plain}`)).length).toBe(0);
});

test('the result stays with a list that it empties', async ({ app, page, demo, ownData, consoleGuard }) => {
  consoleGuard.expectStatus(500, /\/claim$/);
  const name = `${ownData.mark} taken`;
  const taken = await ownData.task({ name });
  const filter = await ownData.filter(ownData.mark, { nameLike: `${ownData.mark}%`, unassigned: true });
  await app.openAs('demo', `#/?filter=${filter}`);
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().focus();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: `Select ${name}` })).toBeChecked();
  await demo.post(`task/${taken}/assignee`, { userId: 'mary' });
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' });
  await bar.getByRole('button', { name: 'Claim: 1 selected task', exact: true }).click();

  await expect(page.getByText('No tasks match this filter.')).toBeVisible();
  await expect(bar.getByRole('status')).toHaveText('1 task failed');
  await bar.getByRole('button', { name: 'Show reasons' }).click();
  const reason = page.getByRole('dialog', { name: '1 task failed' }).getByRole('listitem');
  await expect(reason).toHaveText(`${name}Someone else has already claimed it.`);
});

test.describe('a session that ends before a bulk action', () => {
  test.use({ expectedAnswers: { 401: /\/api\//, 403: /\/api\//, 404: /\/auth\/user\/default$/ } });

  test('stops it, and it resumes after the sign-in', async ({ app, page, context, demo, ownData }) => {
    const names = Array.from({ length: 12 }, (_, index) => `${ownData.mark} ${index}`);
    const tasks = await Promise.all(names.map((name) => ownData.task({ name })));
    const filter = await ownData.filter(ownData.mark, { nameLike: `${ownData.mark}%` });
    await app.openAs('demo', `#/?filter=${filter}`);
    const grid = page.getByRole('grid', { name: 'Tasks' });
    await expect(grid).toHaveAttribute('aria-rowcount', '12');
    await grid.getByRole('row').first().focus();
    await page.keyboard.press('Control+a');
    const bar = page.getByRole('toolbar', { name: 'Selected tasks' });
    const claims: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/claim')) claims.push(request.url());
    });

    await context.clearCookies();
    // The list may find out first; then the dialog stands over the button already.
    await bar.getByRole('button', { name: 'Claim: 12 selected tasks', exact: true }).dispatchEvent('click');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    await expect(bar).toContainText('12 tasks not started · Your session has ended.');
    expect(claims.length).toBeLessThanOrEqual(4);

    await dialog.getByLabel('Password').fill('demo');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
    await bar.getByRole('button', { name: 'Resume' }).click();
    await expect(bar).toBeHidden();
    for (const id of tasks) expect((await demo.get(`task/${id}`)).assignee).toBe('demo');
  });
});
