import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('Ctrl Enter completes the open task, not another row @E2', async ({ app, page, demo, ownData }) => {
  const name = (which: string) => `${which} ${ownData.mark}`;
  const ids: string[] = [];
  for (const which of ['A', 'B', 'C']) ids.push(await ownData.task({ name: name(which), assignee: 'demo' }));
  const filterId = await ownData.filter(ownData.mark, { nameLike: `%${ownData.mark}` });
  await app.open(
    `#/?filter=${filterId}&sorting=${encodeURIComponent('[{"sortBy":"name","sortOrder":"asc"}]')}`,
  );
  const row = (which: string) => page.getByRole('row', { name: name(which) });
  const isDone = async (index: number) =>
    (await demo.send('GET', `api/engine/engine/default/task/${ids[index]}`)).status === 404;

  await row('A').focus();
  // The eye is on a task that is not open: it is opened, not completed.
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: name('A') })).toBeVisible();
  const complete = page.getByRole('button', { name: 'Complete', exact: true });
  // A form is sent once it is there to be seen.
  await expect(complete).toBeEnabled();
  expect(await isDone(0)).toBe(false);

  await expect(row('A')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: name('B') })).toBeVisible();
  await expect(complete).toBeFocused();
  expect(await isDone(0)).toBe(true);

  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: name('C') })).toBeVisible();
  await expect(complete).toBeFocused();
  expect(await isDone(1)).toBe(true);
  expect(await isDone(2)).toBe(false);
});

test('Ctrl Enter starts the process from anywhere in the dialog', async ({ app, page }) => {
  await app.open();
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().waitFor();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').or(dialog.getByRole('searchbox')).first().fill('Holiday');
  await dialog.getByText('Holiday request').first().click();
  await expect(dialog.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to all processes' }).focus();
  await page.keyboard.press('Control+Enter');
  // It was sent: the form says what it still needs, at its first field.
  await expect(dialog.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
});

test('completing a task assigned to someone else asks first', async ({ app, page, demo, ownData }) => {
  const taskId = await ownData.task({ name: `Held ${ownData.mark}`, assignee: 'demo' });
  await app.open(`#/?task=${taskId}`);
  const complete = page.getByRole('button', { name: 'Complete', exact: true });
  await expect(complete).toBeEnabled();
  await demo.post(`task/${taskId}/assignee`, { userId: 'mary' });
  // The form has been open for a while.
  await page.clock.setFixedTime(Date.now() + 60_000);

  await complete.click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('This task is now assigned to Mary Okafor');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  expect(await demo.get(`task/${taskId}`)).toMatchObject({ assignee: 'mary' });
  // The page knows it from now on.
  await expect(page.getByText('Assigned to Mary Okafor', { exact: false }).first()).toBeVisible();
});

test('a task claimed out of a queue keeps its place @E3 @E4', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  for (const name of ['A', 'B', 'C']) await ownData.task({ name: `${name} ${mark}` });
  const filter = await ownData.filter(`Queue ${mark}`, { nameLike: `%${mark}`, unassigned: true });
  await app.open(
    `#/?filter=${filter}&sorting=${encodeURIComponent('[{"sortBy":"name","sortOrder":"asc"}]')}`,
  );
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  await rows.nth(1).click();
  await expect(page.getByRole('heading', { name: `B ${mark}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
  await page.keyboard.press('c');
  await expect(rows).toHaveCount(2);
  // The hands go on in the form of the claimed task.
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeFocused();

  await page.keyboard.press('Control+Enter');

  await expect(page.getByRole('heading', { name: `C ${mark}` })).toBeFocused();
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('undo of a bulk assignment restores each former assignee', async ({ app, page, demo, ownData }) => {
  const { mark } = ownData;
  const ofMary = await ownData.task({ name: `A ${mark}`, assignee: 'mary' });
  const ofNobody = await ownData.task({ name: `B ${mark}` });
  const changed = await ownData.task({ name: `C ${mark}`, assignee: 'mary' });
  const filter = await ownData.filter(`Team ${mark}`, { nameLike: `%${mark}` });
  await app.open(`#/?filter=${filter}`);
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await rows.first().focus();
  await page.keyboard.press('Control+a');
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' });
  await bar.getByRole('button', { name: 'Assign: 3 selected tasks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign 3 tasks' });
  await dialog.getByRole('combobox', { name: 'Assignee' }).fill('john');
  await expect(dialog.getByRole('option', { name: /John Lindqvist/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByText('3 tasks assigned to John Lindqvist').first()).toBeVisible();
  await demo.post(`task/${changed}/assignee`, { userId: 'peter' });

  await page.getByRole('button', { name: 'Undo', exact: true }).click();

  const problem = page.getByText('1 task could not be restored').first();
  await expect(problem).toBeVisible();
  await expect(page.getByText('2 tasks restored').first()).toBeVisible();
  const assignees = await Promise.all(
    [ofMary, ofNobody, changed].map(async (id) => (await demo.get(`task/${id}`)).assignee),
  );
  expect(assignees).toEqual(['mary', null, 'peter']);
});

test('a selection moves no row, and the keys reach the search', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  for (const name of ['A', 'B', 'C']) await ownData.task({ name: `${name} ${mark}` });
  const filter = await ownData.filter(`Still ${mark}`, { nameLike: `%${mark}` });
  await app.open(`#/?filter=${filter}`);
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  const places = () => rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
  const before = await places();
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' });

  await rows.first().focus();
  await page.keyboard.press('x');

  await expect(bar).toContainText('1 selected');
  expect(await places()).toEqual(before);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search tasks' })).toBeFocused();
  await expect(bar).toHaveCSS('opacity', '0');
  await rows.nth(1).focus();
  await expect(bar).toHaveCSS('opacity', '1');
});

test('a task that leaves the list is not selected any more @E8', async ({ app, page, demo, ownData }) => {
  const { mark } = ownData;
  const gone = await ownData.task({ name: `A ${mark}` });
  for (const name of ['B', 'C']) await ownData.task({ name: `${name} ${mark}` });
  const filter = await ownData.filter(`Left ${mark}`, { nameLike: `%${mark}` });
  await app.open(
    `#/?filter=${filter}&sorting=${encodeURIComponent('[{"sortBy":"name","sortOrder":"asc"}]')}`,
  );
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  await rows.first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' });
  await expect(bar).toContainText('2 selected');
  await demo.post(`task/${gone}/complete`, {});

  // The list asks again.
  await rows.nth(2).hover();
  await rows.nth(2).getByRole('button', { name: /Claim/ }).click();

  await expect(rows).toHaveCount(2);
  await expect(bar).toContainText('1 selected');
});

test('completing several skips those of someone else', async ({ app, page, demo, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `A ${mark}`, assignee: 'demo' });
  const held = await ownData.task({ name: `B ${mark}`, assignee: 'demo' });
  const filter = await ownData.filter(`Mine ${mark}`, { nameLike: `%${mark}` });
  await app.open(`#/?filter=${filter}`);
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await demo.post(`task/${held}/assignee`, { userId: 'mary' });
  await rows.first().focus();
  await page.keyboard.press('Control+a');
  const bar = page.getByRole('toolbar', { name: 'Selected tasks' });
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Complete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Complete', exact: true }).click();

  await expect(bar.getByRole('status')).toHaveText(
    '1 task completed · 1 skipped: now assigned to Mary Okafor',
  );
  expect(await demo.get(`task/${held}`)).toMatchObject({ assignee: 'mary' });
});

test('keys and palette act on the selected tasks @E9', async ({ app, page, demo, ownData }) => {
  const { mark } = ownData;
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C']) ids.push(await ownData.task({ name: `${name} ${mark}` }));
  const filter = await ownData.filter(`Keys ${mark}`, { nameLike: `%${mark}` });
  await app.open(
    `#/?filter=${filter}&sorting=${encodeURIComponent('[{"sortBy":"name","sortOrder":"asc"}]')}`,
  );
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  // Without a key before it, Enter begins with “My work”.
  await rows.first().press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `C ${mark}` })).toBeVisible();
  await rows.first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('toolbar', { name: 'Selected tasks' })).toContainText('2 selected');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or run a command' }).fill('claim');
  await expect(page.getByRole('option', { name: /^Claim: 2 selected tasks/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await rows.nth(1).focus();

  await page.keyboard.press('c');

  await expect(page.getByText('2 tasks claimed').first()).toBeVisible();
  const assignees = await Promise.all(ids.map(async (id) => (await demo.get(`task/${id}`)).assignee));
  expect(assignees).toEqual(['demo', 'demo', null]);
});

test('a key pressed before the bar of the selection is there acts on the selection', async ({
  app,
  page,
  demo,
  ownData,
}) => {
  const { mark } = ownData;
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C']) ids.push(await ownData.task({ name: `${name} ${mark}` }));
  const filter = await ownData.filter(`Early ${mark}`, { nameLike: `%${mark}` });
  await page.route(/\/task-list\/bulk\./, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await app.open(
    `#/?filter=${filter}&task=${ids[2]}&sorting=${encodeURIComponent('[{"sortBy":"name","sortOrder":"asc"}]')}`,
  );
  await expect(page.getByRole('button', { name: 'Claim', exact: true })).toBeVisible();
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().focus();

  for (const key of ['x', 'Shift+J', 'c']) await page.keyboard.press(key);

  await expect(page.getByText('2 tasks claimed').first()).toBeVisible();
  const assignees = await Promise.all(ids.map(async (id) => (await demo.get(`task/${id}`)).assignee));
  expect(assignees).toEqual(['demo', 'demo', null]);
});

test('two quick presses at one place claim one task @E6', async ({ app, page, demo, ownData }) => {
  const { mark } = ownData;
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C']) ids.push(await ownData.task({ name: `${name} ${mark}` }));
  const filter = await ownData.filter(`Press ${mark}`, { nameLike: `%${mark}`, unassigned: true });
  await app.open(
    `#/?filter=${filter}&sorting=${encodeURIComponent('[{"sortBy":"name","sortOrder":"asc"}]')}`,
  );
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
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
  const assignees = await Promise.all(ids.map(async (id) => (await demo.get(`task/${id}`)).assignee));
  expect(assignees).toEqual(['demo', null, null]);
});
