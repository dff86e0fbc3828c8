import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

const MINE = { assignee: 'demo' };

test('a point repeats the last act, on many too @E11 @E14', async ({ app, page, demo, openTasks }) => {
  const { mark, ids, rows } = await openTasks(['A', 'B', 'C', 'D']);
  const heading = (name: string) => page.getByRole('heading', { name: `${name} ${mark}` });
  const followUps = () =>
    Promise.all(ids.map(async (id) => Boolean((await demo.get(`task/${id}`)).followUp)));
  // Without a key before it, Enter starts "My work".
  await rows.first().press('Home');
  await page.keyboard.press('Enter');
  await expect(heading('A')).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: /^Tomorrow/ })).toBeFocused();
  await page.keyboard.press('2');
  await expect(rows.first()).toBeFocused();

  await page.keyboard.press('j');
  await expect(heading('B')).toBeVisible();
  await page.keyboard.press('.');
  await expect.poll(followUps).toEqual([true, true, false, false]);

  await page.keyboard.press('j');
  await expect(rows.nth(2)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('Shift+J');
  await expect(app.selection).toContainText('2 selected');
  await page.keyboard.press('.');
  await expect.poll(followUps).toEqual([true, true, true, true]);
});

test('c acts once the code of the task is there, which it came before @E4', async ({
  app,
  page,
  demo,
  openTasks,
}) => {
  let bringCode = () => {};
  const code = new Promise<void>((resolve) => {
    bringCode = resolve;
  });
  await page.route(/\/remotes\/task-detail\/task\.[^/]+\.js$/, async (route) => {
    await code;
    await route.continue();
  });
  const { ids, rows } = await openTasks(['A']);
  await rows.first().press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/task=/);
  await page.keyboard.press('c');
  bringCode();
  await expect.poll(async () => (await demo.get(`task/${ids[0]}`)).assignee).toBe('demo');
  await expect(app.complete).toBeFocused();
});

test('Esc leads to the row, clears the selection, closes the task @E12', async ({ app, page, openTasks }) => {
  const { mark, rows } = await openTasks(['A', 'B'], MINE);
  const heading = page.getByRole('heading', { name: `A ${mark}` });
  await rows.first().press('Home');
  await page.keyboard.press('Enter');
  await expect(heading).toBeVisible();
  await page.keyboard.press('x');
  await app.unfoldVariables();
  await page.getByRole('button', { name: 'Add a variable' }).click();
  const field = page.getByRole('tabpanel').getByRole('textbox').first();
  await field.focus();
  await field.pressSequentially('se.jx');

  await page.keyboard.press('Escape');
  await expect(rows.first()).toBeFocused();
  await expect(field).toHaveValue('se.jx');
  await page.keyboard.press('Escape');
  await expect(app.selection).toHaveCount(0);
  await expect(heading).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heading).toHaveCount(0);
  await expect(rows.first()).toBeFocused();
});

test('Esc leads from the search to the rows, also in groups @E12', async ({ app, page, openTasks }) => {
  const { mark, rows } = await openTasks(['A', 'B'], MINE);
  await page.keyboard.press('/');
  await page.keyboard.type('A');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(rows.first()).toBeFocused();

  await page.keyboard.press('v');
  const row = page.getByRole('treegrid', { name: 'Tasks' }).locator('[aria-level="2"]').first();
  await row.click();
  await expect(page.getByRole('heading', { name: `A ${mark}` })).toBeVisible();
  await app.complete.focus();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: `A ${mark}` })).toHaveCount(0);
});

test('E asks before it completes a task without a form @E13', async ({ app, page, ownData, openTasks }) => {
  const { mark, ids, rows } = await openTasks(['A', 'B'], MINE);
  await rows.first().click();
  await expect(app.complete).toBeVisible();

  await page.keyboard.press('e');
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText(`Complete “A ${mark}”?`);
  expect(await ownData.assigneesOf(ids)).toEqual(['demo', 'demo']);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: `B ${mark}` })).toBeVisible();
  await expect.poll(() => ownData.isDone(ids[0] ?? '')).toBe(true);
});

test('G and the key that stands beside a filter open it @E15', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.filter(`Qualms ${mark}`, { nameLike: `%${mark}` });
  await ownData.filter(`Quirks ${mark}`, { nameLike: `%${mark}` });
  await app.open('#/');
  const filters = page.getByRole('navigation', { name: 'Filters' });
  const link = (name: string) => filters.getByRole('listitem').filter({ hasText: `${name} ${mark}` });
  await expect(app.rows.first()).toBeVisible();

  await page.keyboard.press('g');
  await expect(link('Quirks').locator('kbd')).toHaveText('Q 2');
  await page.keyboard.press('q');
  await expect(link('Quirks').locator('kbd')).toHaveText('2');
  await page.keyboard.press('2');
  await expect(page.getByRole('heading', { name: `Quirks ${mark}` })).toBeVisible();
  await expect(link('Quirks').locator('kbd')).toHaveCount(0);
  await expect(link('Quirks').getByRole('link')).toBeFocused();

  // A key that continues no sequence does nothing, while D alone would set a due date.
  await page.keyboard.press('g');
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  await expect(page.getByRole('heading', { name: `Quirks ${mark}` })).toBeVisible();
});
