import { checkRow } from '../fixtures/keys/checkRow';
import { type Desk, type Job, testJobs } from '../fixtures/keys/testJobs';
import { expect } from '../fixtures/test';

const JOBS_OF_A_LEAD: readonly Job[] = [
  { name: 'a lead sees who has how much overdue', most: 1, work: whoHasOverdue },
  { name: 'a search becomes a filter of my group', most: 3, work: saveForGroup },
  { name: 'a group of ten tasks goes to another person, and it is undone', most: 4, work: reassignGroup },
];

testJobs(JOBS_OF_A_LEAD);

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
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('menuitem', { name: 'For Staff' }).click();

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
  await page.keyboard.type('okafor');
  await expect(page.getByRole('option', { name: /Mary Okafor/, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('10 tasks assigned to Mary Okafor').first()).toBeVisible();
  expect(await ownData.assigneesOf(ids)).toEqual([...Array(10).fill('mary'), 'lisa']);
  await page.keyboard.press('z');

  await expect.poll(() => ownData.assigneesOf(ids)).toEqual([...Array(10).fill('peter'), 'lisa']);
}
