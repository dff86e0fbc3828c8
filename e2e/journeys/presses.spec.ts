import type { Page } from '@playwright/test';
import { deployNoteForm } from '../fixtures/forms/deployNoteForm';
import { openNoteTasks } from '../fixtures/forms/openNoteTasks';
import { checkRow } from '../fixtures/keys/checkRow';
import { type Desk, type Job, testJobs } from '../fixtures/keys/testJobs';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { BY_NAME } from '../fixtures/openTasks';
import { expect, test } from '../fixtures/test';

const JOBS: readonly Job[] = [
  { name: 'the most urgent task of the day is open', most: 1, work: beginDay },
  { name: 'the next of my own tasks is completed with its form @E3', most: 1, work: completeNext },
  { name: 'the next task of the group is claimed and completed', most: 2, work: claimNext },
  { name: 'a task is found by its number', most: 1, work: findByNumber },
  { name: 'a task is assigned to the colleague of last time', most: 2, work: assign },
  { name: 'a task becomes due on Friday', most: 2, work: setDue },
  { name: 'a task is snoozed for a week', most: 2, work: snooze },
  { name: 'five tasks are claimed', most: 6, work: claimFive },
  { name: 'ten tasks are assigned to another, and it is undone', most: 5, work: reassignTen },
  { name: 'the process of last time is opened again', most: 2, work: startProcess },
  { name: 'the table is sorted by an amount', most: 2, work: sortByAmount },
  { name: 'the list becomes a file', most: 2, work: exportList },
];

const MOST_OF_ALL = 28;

test('the twelve jobs need no more presses than elsewhere', () => {
  expect(JOBS).toHaveLength(12);
  expect(JOBS.reduce((sum, { most }) => sum + most, 0)).toBeLessThanOrEqual(MOST_OF_ALL);
});

testJobs(JOBS);

async function beginDay(desk: Desk): Promise<void> {
  const { app, page, begin, ownData } = desk;
  const name = `Late ${ownData.mark}`;
  await ownData.task({ name, assignee: 'demo', due: '2001-06-12T10:00:00.000+0000' });
  await app.open();

  begin();
  await expect(page.getByRole('region', { name: 'Start with' })).toContainText(name);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name })).toBeVisible();
}

async function completeNext(desk: Desk): Promise<void> {
  const { page, begin, row } = desk;
  const [, second] = await openNoteTasks(desk, 'demo');
  await row(0).click();
  await expect(page.getByRole('heading', { name: /^A / })).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).focus();
  await writeNote(page, 'first');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /^B / })).toBeVisible();

  begin();
  await writeNote(page, 'second');
  await page.keyboard.press('Control+Enter');

  await expectNote(desk, second, 'second');
}

async function claimNext(desk: Desk): Promise<void> {
  const { page, begin, row } = desk;
  const [first, second] = await openNoteTasks(desk, null);
  await row(0).click();
  await expect(page.getByRole('heading', { name: /^A / })).toBeVisible();
  await page.keyboard.press('c');
  await writeNote(page, 'first');
  await page.keyboard.press('Control+Enter');
  await expectNote(desk, first, 'first');
  await expect(page.getByRole('heading', { name: /^B / })).toBeVisible();

  begin();
  await page.keyboard.press('c');
  await writeNote(page, 'second');
  await page.keyboard.press('Control+Enter');

  await expectNote(desk, second, 'second');
  await expect(page.getByRole('heading', { name: /^C / })).toBeVisible();
}

async function findByNumber({ page, begin, row, app, ownData }: Desk): Promise<void> {
  const key = `INV-${ownData.mark}`.toUpperCase();
  await ownData.taskOfProcess('invoice', {}, 'demo', key);
  // The newest task stays first until the search is answered.
  await ownData.task({ name: `Newer ${ownData.mark}`, assignee: 'demo' });
  const filterId = await ownData.filter(ownData.mark, {});
  await app.open(`#/?filter=${filterId}`);
  await expect(row(0)).toContainText('Newer');

  begin();
  await page.keyboard.press('/');
  await page.keyboard.type(key.toLowerCase());

  await expect(row(0)).toHaveText(new RegExp(key));
  await expect(row(1)).toHaveCount(0);
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
  await expect(page.getByRole('option').first()).toHaveText(/Mary Okafor/);
  await page.keyboard.type('okafor');
  await expect(page.getByRole('option', { name: /Mary Okafor/, selected: true })).toBeVisible();
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

async function snooze(desk: Desk): Promise<void> {
  const { page, begin, row, demo, openTasks } = desk;
  const address = `${BY_NAME}&snoozed=hidden`;
  const [first] = (await openTasks(['A', 'B'], { assignee: 'demo', address })).ids;
  await row(0).click();
  await expect(page.getByRole('heading', { name: /^A / })).toBeVisible();

  begin();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: /^Tomorrow/ })).toBeFocused();
  await page.keyboard.press('3');

  await expect(page.getByRole('heading', { name: /^B / })).toBeVisible();
  await expect(row(1)).toHaveCount(0);
  const { followUp } = await demo.get(`task/${first}`);
  const days = (new Date(followUp).getTime() - Date.now()) / 86_400_000;
  const weekday = await page.evaluate(() => new Date().getDay());
  // At the weekend, next week begins on Monday.
  expect([Math.floor(days), Math.ceil(days)]).toContain({ 0: 1, 6: 2 }[weekday] ?? 7);
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

async function reassignTen(desk: Desk): Promise<void> {
  const { app, page, begin, row, ownData, openTasks } = desk;
  const { ids } = await openTasks([...'ABCDEFGHIJK'], { assignee: 'peter' });
  const dialog = page.getByRole('dialog', { name: /^Assign / });
  await checkRow(row(10));
  await expect(app.selection).toContainText('1 selected');
  await page.keyboard.press('a');
  await dialog.getByRole('combobox').fill('mary');
  await expect(dialog.getByRole('option', { name: /Mary Okafor/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 task assigned to Mary Okafor').first()).toBeVisible();

  begin();
  await checkRow(row(0));
  await checkRow(row(9), ['Shift']);
  await page.getByRole('button', { name: 'Assign: 10 selected tasks' }).click();
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('okafor');
  await expect(page.getByRole('option', { name: /Mary Okafor/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('10 tasks assigned to Mary Okafor').first()).toBeVisible();
  expect(await ownData.assigneesOf(ids)).toEqual(ids.map(() => 'mary'));
  await page.keyboard.press('z');

  await expect.poll(() => ownData.assigneesOf(ids)).toEqual([...Array(10).fill('peter'), 'mary']);
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

async function exportList({ page, begin, openTasks }: Desk): Promise<void> {
  await openTasks(['A', 'B']);
  const download = page.waitForEvent('download');

  begin();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click();

  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
}

async function writeNote(page: Page, note: string): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await page.keyboard.type(note);
}

async function expectNote({ demo }: Desk, taskId: string | undefined, note: string): Promise<void> {
  await expect
    .poll(async () => (await demo.get(`history/task?taskId=${taskId}`))[0]?.endTime ?? null)
    .not.toBeNull();
  const [{ processInstanceId }] = await demo.get(`history/task?taskId=${taskId}`);
  const [variable] = await demo.get(
    `history/variable-instance?processInstanceId=${processInstanceId}&variableName=note`,
  );
  expect(variable.value).toBe(note);
}
