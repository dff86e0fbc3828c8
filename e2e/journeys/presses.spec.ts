import { deployNoteForm } from '../fixtures/forms/deployNoteForm';
import { checkRow } from '../fixtures/keys/checkRow';
import { type Desk, type Job, testJobs } from '../fixtures/keys/testJobs';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect } from '../fixtures/test';

const JOBS: readonly Job[] = [
  { name: 'the most urgent task of the day is open', most: 1, work: beginDay },
  { name: 'a task is assigned to the colleague of last time', most: 3, work: assign },
  { name: 'a task becomes due on Friday', most: 2, work: setDue },
  { name: 'five tasks are claimed', most: 6, work: claimFive },
  { name: 'the process of last time is opened again', most: 2, work: startProcess },
  { name: 'the table is sorted by an amount', most: 2, work: sortByAmount },
  { name: 'a lead sees who has how much overdue', most: 1, work: whoHasOverdue },
  { name: 'a search becomes a filter of my group', most: 5, work: saveForGroup },
  { name: 'a group of ten tasks goes to another person, and it is undone', most: 5, work: reassignGroup },
];

testJobs(JOBS);

async function beginDay(desk: Desk): Promise<void> {
  const { app, page, begin, ownData } = desk;
  const name = `Late ${ownData.mark}`;
  await ownData.task({ name, assignee: 'demo', due: '2001-06-12T10:00:00.000+0000' });
  await app.open();

  begin();
  await expect(page.getByRole('region', { name: /^Overdue / })).toContainText(name);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name })).toBeVisible();
}

async function assign(desk: Desk): Promise<void> {
  const { page, begin, row, demo, openTasks } = desk;
  const [, second] = (await openTasks(['A', 'B'])).ids;
  await row(0).click();
  await expect(page.getByRole('heading', { name: /^A / })).toBeVisible();
  await page.keyboard.press('a');
  await page.getByRole('combobox', { name: 'User' }).fill('mary');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Assignee: / })).toHaveText(/Mary Okafor/);
  await row(1).click();
  await expect(page.getByRole('heading', { name: /^B / })).toBeVisible();

  begin();
  await page.keyboard.press('a');
  await expect(page.getByRole('combobox', { name: 'User' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect.poll(async () => (await demo.get(`task/${second}`)).assignee).toBe('mary');
}

async function setDue(desk: Desk): Promise<void> {
  const { app, page, begin, demo, ownData } = desk;
  const id = await ownData.task({
    name: `A ${ownData.mark}`,
    assignee: 'demo',
    due: '2030-06-12T10:00:00.000+0000',
  });
  await app.open(`#/?task=${id}`);
  await expect(page.getByRole('button', { name: /^Due: / })).toBeVisible();

  begin();
  await page.keyboard.press('d');
  await expect(page.getByRole('textbox', { name: 'Date' })).toBeFocused();
  await page.keyboard.type('fri');
  await page.keyboard.press('Enter');

  const day = async () => new Date((await demo.get(`task/${id}`)).due);
  await expect.poll(async () => (await day()).getFullYear()).not.toBe(2030);
  expect((await day()).getDay()).toBe(5);
}

async function claimFive(desk: Desk): Promise<void> {
  const { app, page, begin, row, ownData, openTasks } = desk;
  const { ids } = await openTasks([...'ABCDEF']);
  await row(0).focus();

  begin();
  await page.keyboard.press('x');
  for (let count = 1; count < 5; count += 1) await page.keyboard.press('Shift+ArrowDown');
  await expect(app.selection).toContainText('5 selected');
  await page.keyboard.press('c');

  await expect(page.getByText('5 tasks claimed').first()).toBeVisible();
  expect(await ownData.assigneesOf(ids)).toEqual(['demo', 'demo', 'demo', 'demo', 'demo', null]);
}

async function startProcess(desk: Desk): Promise<void> {
  const { app, page, begin, row, ownData } = desk;
  const key = await deployNoteForm(ownData);
  await app.open();
  await row(0).waitFor();
  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog');
  const holiday = dialog.getByRole('listitem').filter({ hasText: 'Holiday request' });
  await holiday.getByRole('button', { name: 'Favorite' }).click();
  await dialog.getByRole('searchbox').fill(key);
  await dialog.getByRole('button', { name: key }).click();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('first');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveCount(0);

  begin();
  await page.keyboard.press('p');
  await expect(dialog.getByRole('list', { name: 'Recently started' })).toContainText(key);
  await expect(dialog.getByRole('list', { name: 'Favorites' })).toContainText('Holiday request');
  await expectAccessible(page, 'processes of last time and favourites to start');
  await page.keyboard.press('Enter');

  await expect(dialog.getByRole('textbox', { name: 'Note' })).toBeFocused();
}

async function sortByAmount(desk: Desk): Promise<void> {
  const { app, page, begin, row, ownData } = desk;
  for (const [index, amount] of [900, 30, 100].entries()) {
    await ownData.taskOfProcess(
      'invoice',
      {
        amount: { value: amount, type: 'Double' },
        creditor: { value: ownData.mark, type: 'String' },
      },
      'demo',
      `${ownData.mark}-${index}`,
    );
  }
  const other = await ownData.filter(`Other ${ownData.mark}`, { nameLike: `%${ownData.mark}` });
  await ownData.filter(
    ownData.mark,
    { processVariables: [{ name: 'creditor', operator: 'eq', value: ownData.mark }] },
    { variables: [{ name: 'amount', label: 'Amount' }] },
  );
  await app.open(`#/?filter=${other}`);
  const filter = page.getByRole('link', { name: ownData.mark, exact: true });
  await filter.click();
  await row(2).waitFor();
  await app.chooseView('Table');
  await page.getByRole('link', { name: `Other ${ownData.mark}` }).click();
  await expect(page.getByRole('columnheader')).toHaveCount(0);

  begin();
  await filter.click();
  const head = page.getByRole('columnheader', { name: 'Amount' });
  await expect(head).toBeInViewport({ ratio: 1 });
  await head.getByRole('button').click();

  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(row(0)).toContainText('30');
}

const DUE = '2020-01-01T10:00:00.000+0000';
const LATE = { dueBefore: '2021-01-01T00:00:00.000+0000' };

async function whoHasOverdue(desk: Desk): Promise<void> {
  const { page, begin, openTasks } = desk;
  const late = ['peter', 'mary', 'mary'].map((assignee) => ({ name: 'A', assignee, due: DUE }));
  await openTasks(late, { query: LATE, address: '' });

  begin();
  await page.keyboard.press('v');

  const heads = page.getByRole('treegrid', { name: 'Tasks' }).locator('[aria-level="1"]');
  await expect(heads).toHaveText([/Mary Okafor2/, /Peter.*1/]);
}

async function saveForGroup(desk: Desk): Promise<void> {
  const { app, page, begin, row, demo, ownData } = desk;
  await ownData.task({ name: `A ${ownData.mark}`, assignee: 'demo' });
  await app.open();
  await row(0).waitFor();

  begin();
  await page.keyboard.press('/');
  await page.keyboard.type(ownData.mark);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save for my group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save for my group' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await expect(dialog.getByRole('combobox', { name: 'Group' })).toBeVisible();
  await page.keyboard.type(ownData.mark);
  await page.keyboard.press('Enter');

  const filtersColumn = page.getByRole('navigation', { name: 'Filters' });
  await expect(filtersColumn.getByRole('link', { name: ownData.mark })).toBeVisible();
  const filters: readonly { readonly id: string; readonly name: string }[] = await demo.get('filter');
  const made = filters.find((filter) => filter.name === ownData.mark);
  ownData.adopt(`filter/${made?.id}`);
  const shared = await demo.get(`authorization?resourceType=5&resourceId=${made?.id}`);
  expect(shared.map(({ groupId }: { groupId: string | null }) => groupId)).toContainEqual(expect.any(String));
}

async function reassignGroup(desk: Desk): Promise<void> {
  const { app, page, begin, ownData, openTasks } = desk;
  const assignees = [...Array<string>(10).fill('peter'), 'lisa'];
  const late = assignees.map((assignee) => ({ name: 'A', assignee, due: DUE }));
  const { ids } = await openTasks(late, { query: LATE, address: '' });
  const grid = page.getByRole('grid', { name: 'Tasks' });
  const dialog = page.getByRole('dialog', { name: /^Assign / });
  await checkRow(grid.locator('[data-row="0"]'));
  await expect(app.selection).toContainText('1 selected');
  await page.keyboard.press('a');
  await dialog.getByRole('combobox').fill('mary');
  await expect(dialog.getByRole('option', { name: /Mary Okafor/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 task assigned to Mary Okafor').first()).toBeVisible();
  await page.keyboard.press('z');
  await expect.poll(() => ownData.assigneesOf(ids)).toEqual([...Array(10).fill('peter'), 'lisa']);
  await grid.locator('[data-row="0"]').focus();

  begin();
  await page.keyboard.press('v');
  const head = page.getByRole('treegrid', { name: 'Tasks' }).locator('[aria-level="1"]').first();
  await expect(head).toContainText('Peter');
  await expect(head).toBeFocused();
  await page.keyboard.press('a');
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('10 tasks assigned to Mary Okafor').first()).toBeVisible();
  expect(await ownData.assigneesOf(ids)).toEqual([...Array(10).fill('mary'), 'lisa']);
  await page.keyboard.press('z');

  await expect.poll(() => ownData.assigneesOf(ids)).toEqual([...Array(10).fill('peter'), 'lisa']);
}
