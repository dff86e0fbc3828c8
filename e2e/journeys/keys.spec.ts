import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ app }) => {
  await app.signIn('demo');
});

const BY_NAME = encodeURIComponent('[{"sortBy":"name","sortOrder":"asc"}]');

test('a point repeats the last act on another task, and on the selection @E11 @E14', async ({
  app,
  page,
  engineAs,
  ownData,
}) => {
  const { mark } = ownData;
  const demo = await engineAs('demo');
  const ids: string[] = [];
  for (const name of ['A', 'B', 'C', 'D']) ids.push(await ownData.task({ name: `${name} ${mark}` }));
  const filter = await ownData.filter(`Repeat ${mark}`, { nameLike: `%${mark}` });
  await app.open(`#/?filter=${filter}&sorting=${BY_NAME}`);
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  const heading = (name: string) => page.getByRole('heading', { name: `${name} ${mark}` });
  const followUps = () =>
    Promise.all(ids.map(async (id) => Boolean((await demo.get(`task/${id}`)).followUp)));
  // Without a key before it, Enter begins with “My work”.
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
  await expect(page.getByRole('toolbar', { name: 'Selected tasks' })).toContainText('2 selected');
  await page.keyboard.press('.');
  await expect.poll(followUps).toEqual([true, true, true, true]);
});

test('Esc goes from the form to the row, then clears the selection, then closes the task @E12', async ({
  app,
  page,
  ownData,
}) => {
  const { mark } = ownData;
  for (const name of ['A', 'B']) await ownData.task({ name: `${name} ${mark}`, assignee: 'demo' });
  const filter = await ownData.filter(`Back ${mark}`, { nameLike: `%${mark}` });
  await app.open(`#/?filter=${filter}&sorting=${BY_NAME}`);
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  // Without a key before it, Enter begins with “My work”.
  await rows.first().press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `A ${mark}` })).toBeVisible();
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
  await expect(page.getByRole('toolbar', { name: 'Selected tasks' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: `A ${mark}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: `A ${mark}` })).toHaveCount(0);
  await expect(rows.first()).toBeFocused();
});

test('Esc leads from the search to the rows, and from the task to its row in a group @E12', async ({
  app,
  page,
  ownData,
}) => {
  const { mark } = ownData;
  for (const name of ['A', 'B']) await ownData.task({ name: `${name} ${mark}`, assignee: 'demo' });
  const filter = await ownData.filter(`Back ${mark}`, { nameLike: `%${mark}` });
  await app.open(`#/?filter=${filter}&sorting=${BY_NAME}`);
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('/');
  await page.keyboard.type('A');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(rows.first()).toBeFocused();

  await page.keyboard.press('v');
  const row = page.getByRole('treegrid', { name: 'Tasks' }).locator('[aria-level="2"]').first();
  await row.click();
  await expect(page.getByRole('heading', { name: `A ${mark}` })).toBeVisible();
  await page.getByRole('button', { name: 'Complete', exact: true }).focus();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: `A ${mark}` })).toHaveCount(0);
});

test('Ctrl Enter in the search completes the open task @E3', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  const first = await ownData.task({ name: `A ${mark}`, assignee: 'demo' });
  await ownData.task({ name: `B ${mark}`, assignee: 'demo' });
  const filter = await ownData.filter(`Done ${mark}`, { nameLike: `%${mark}` });
  await app.open(`#/?filter=${filter}&task=${first}&sorting=${BY_NAME}`);
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeEnabled();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search tasks' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: `B ${mark}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeFocused();
});

test('E asks before it completes a task without a form, and opens the next one @E13', async ({
  app,
  page,
  engineAs,
  ownData,
}) => {
  const { mark } = ownData;
  const demo = await engineAs('demo');
  const id = await ownData.task({ name: `A ${mark}`, assignee: 'demo' });
  await ownData.task({ name: `B ${mark}`, assignee: 'demo' });
  const filter = await ownData.filter(`Done ${mark}`, { nameLike: `%${mark}` });
  await app.open(`#/?filter=${filter}&sorting=${BY_NAME}`);
  await page.getByRole('row', { name: `A ${mark}` }).click();
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toBeVisible();

  await page.keyboard.press('e');
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText(`Complete “A ${mark}”?`);
  expect(await demo.get(`task/${id}`)).toMatchObject({ assignee: 'demo' });
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: `B ${mark}` })).toBeVisible();
  await expect
    .poll(async () => (await demo.send('GET', `api/engine/engine/default/task/${id}`)).status)
    .toBe(404);
});

test('G and the key that stands beside a filter open it @E15', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.filter(`Qualms ${mark}`, { nameLike: `%${mark}` });
  await ownData.filter(`Quirks ${mark}`, { nameLike: `%${mark}` });
  await app.open('#/');
  const filters = page.getByRole('navigation', { name: 'Filters' });
  const link = (name: string) => filters.getByRole('listitem').filter({ hasText: `${name} ${mark}` });
  await expect(page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first()).toBeVisible();

  await page.keyboard.press('g');
  await expect(link('Quirks').locator('kbd')).toHaveText('Q 2');
  await page.keyboard.press('q');
  await expect(link('Quirks').locator('kbd')).toHaveText('2');
  await page.keyboard.press('2');
  await expect(page.getByRole('heading', { name: `Quirks ${mark}` })).toBeVisible();
  await expect(link('Quirks').locator('kbd')).toHaveCount(0);
  await expect(link('Quirks').getByRole('link')).toBeFocused();

  // What continues no sequence does nothing else: D would set a due date.
  await page.keyboard.press('g');
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  await expect(page.getByRole('heading', { name: `Quirks ${mark}` })).toBeVisible();
});

test('the list of shortcuts names the keys of the list and of filters', async ({ app, page }) => {
  await app.open('#/');
  await expect(page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first()).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  const line = (label: string) => help.locator('dl > div').filter({ hasText: label });
  for (const [label, keys] of [
    ['Next task', /^J$/],
    ['Previous task', /^K$/],
    ['Select task', /^X$/],
    ['Extend selection down', /^Shift J/],
    ['Open task', /^Enter$/],
    ['Open Overdue', /^G then O$/],
  ] as const) {
    await expect(line(label).locator('kbd').filter({ hasText: keys }).first()).toBeVisible();
  }
});

test('the list of shortcuts names the keys of a task before one is open, in grey with the reason', async ({
  app,
  page,
}) => {
  await app.open('#/');
  await expect(page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first()).toBeVisible();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const [label, keys] of [
    ['Claim', 'C'],
    ['Complete', 'Ctrl Enter'],
    ['Complete without a form', 'E'],
    ['Snooze', 'S'],
  ] as const) {
    const line = help
      .locator('dl > div[data-off]')
      .filter({ hasText: new RegExp(`^${label}Open a task first`) });
    await expect(line.locator('kbd').first()).toHaveText(keys);
  }
});
