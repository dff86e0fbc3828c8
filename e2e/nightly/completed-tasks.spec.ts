import { readFile } from 'node:fs/promises';
import type { EngineSession } from '../../engine/demo/data/session/sign-in.mjs';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { sidewaysScroll } from '../fixtures/looks/sidewaysScroll';
import type { OwnData } from '../fixtures/OwnData';
import { expect, test } from '../fixtures/test';

/** A holiday that Mary has refused: the next task tells the employee. */
async function refuseHoliday(ownData: OwnData, mary: EngineSession): Promise<string> {
  const variables = {
    employeeName: { value: 'Dana', type: 'String' },
    firstDay: { value: '2030-06-12T10:00:00.000+0000', type: 'Date' },
  };
  const id = await ownData.taskOfProcess('holiday-request', variables, 'mary', ownData.mark);
  await mary.post(`task/${id}/comment/create`, { message: 'Too many are away.' });
  await mary.post(`task/${id}/submit-form`, {
    variables: {
      approved: { value: false, type: 'Boolean' },
      kind: { value: 'unpaid', type: 'String' },
      days: { value: 3, type: 'Long' },
    },
  });
  return id;
}

test('a completed task is found by keys, opens as it was, and says what happened since then', async ({
  app,
  page,
  ownData,
  engineAs,
}) => {
  await refuseHoliday(ownData, await engineAs('mary'));
  await app.openAs('mary', '#/');
  await expect(page.getByRole('button', { name: 'Search or run a command' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or run a command' }).fill('Completed tasks');
  await page
    .getByRole('option', { name: /^Completed tasks/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Completed tasks' })).toBeFocused();

  await page.getByRole('searchbox', { name: 'Search completed tasks' }).fill(`${ownData.mark} HOLIDAY`);
  const row = page.getByRole('listitem').filter({ hasText: ownData.mark });
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Completed tasks' }).click();
  await page.keyboard.press('j');
  await expect(row.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');

  const task = page.getByRole('article');
  await expect(task.getByRole('heading', { name: 'Approve holiday' })).toBeFocused();
  const values = task.locator('dl[aria-label="Submitted values"]');
  await expect(values).toContainText('ApprovedNo');
  await expect(values).toContainText('Kind of leaveUnpaid leave');
  await expect(task.getByText('Too many are away.')).toBeVisible();
  await expect(task).toContainText('by Mary Okafor');
  // Nothing can be changed, and nothing promises to open it again.
  await expect(task.locator('input, textarea, select, button, [contenteditable]')).toHaveCount(0);
  await expectAccessible(page, 'completed task');

  await task.getByRole('link', { name: 'Back to the list' }).click();
  await expect(task).toHaveCount(0);
  await expect(row.getByRole('link')).toBeFocused();
  await page.goBack();
  await task.getByRole('link', { name: 'Inform employee' }).click();
  await expect(page.getByRole('heading', { name: 'Inform employee' })).toBeVisible();
});

test('the search asks the history for dates, processes and variables', async ({
  app,
  page,
  ownData,
  engineAs,
}) => {
  await refuseHoliday(ownData, await engineAs('mary'));
  const rows = page.getByRole('listitem').filter({ hasText: ownData.mark }).getByRole('link');
  const search = page.getByRole('searchbox', { name: 'Search completed tasks' });
  await app.openAs('mary', '#/completed-tasks');
  await search.fill(`${ownData.mark} completed today process holiday-request days = 3 delegated`);
  await expect(rows).toHaveCount(1);
  const chips = page.getByRole('list', { name: 'What the search means' }).getByRole('listitem');
  await expect(chips).toHaveCount(5);
  await expect(page.getByText(/^Not searched for/)).toContainText('delegated');
  await expectAccessible(page, 'search of completed tasks');

  await search.fill(`${ownData.mark} completed today days > 3`);
  await expect(page.getByText('No completed task matches this search.')).toBeVisible();
});

test('a lead sees what the people of a filter completed, as a table and as a file', async ({
  app,
  page,
  ownData,
  engineAs,
}) => {
  const { mark } = ownData;
  const filterId = await ownData.filter(mark, { assigneeIn: ['mary', 'lisa'] });
  for (const [name, userId] of [
    [`Early ${mark}`, 'lisa'],
    [`Late ${mark}`, 'mary'],
    [`Of no one asked for ${mark}`, 'john'],
  ] as const) {
    const id = await ownData.task({ name, assignee: userId, priority: userId === 'lisa' ? 90 : 10 });
    await (await engineAs(userId)).post(`task/${id}/complete`);
  }
  await app.openAs('demo', `#/completed-tasks?words=${mark}`);
  await page.getByRole('button', { name: /^Completed by me/ }).click();
  await page.getByRole('menuitemradio', { name: `By the people of “${mark}”` }).click();
  await expect(page).toHaveURL(new RegExp(`of=${filterId}`));
  const rows = page.getByRole('region', { name: 'Today' }).getByRole('listitem');
  await expect(rows).toHaveText([/^Late .*Mary Okafor/, /^Early .*Lisa Chen/]);
  await expect(page.getByText(/assigned to these people when they were completed/)).toBeVisible();
  await expectAccessible(page, 'completed tasks');

  await page.getByRole('button', { name: /^Cards/ }).click();
  await page.getByRole('menuitemradio', { name: 'Table' }).click();
  await page.getByRole('columnheader', { name: 'Priority' }).getByRole('button').click();
  await expect(page.getByRole('row')).toHaveText([/^Task/, /^Early/, /^Late/]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(
    file
      .trim()
      .split('\r\n')
      .map((line) => line.split(',')[0]),
  ).toEqual(['"Task"', `"Early ${mark}"`, `"Late ${mark}"`]);
});

test('what the rights leave out is said once, on a phone too', async ({ newUserPage, ownData, engineAs }) => {
  const id = await ownData.task({ name: `Sign ${ownData.mark}`, assignee: 'lisa' });
  await (await engineAs('lisa')).post(`task/${id}/complete`);
  const lisa = await newUserPage('lisa', {
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
    colorScheme: 'dark',
  });
  const { page } = lisa;
  await lisa.open('#/completed-tasks');
  const said = page.getByText(/^Aufgaben stehen nur hier, wenn Sie die Historie/);
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect(said).toHaveCount(0);
  await page.reload();
  await page.getByRole('link', { name: `Sign ${ownData.mark}` }).click();
  await expect(said).toHaveCount(0);
  await expect(page.getByRole('heading', { name: `Sign ${ownData.mark}` })).toBeFocused();
  // One thing at a time.
  await expect(page.getByRole('searchbox')).toBeHidden();
  expect(await sidewaysScroll(page)).toEqual([]);
  await expectAccessible(page, 'completed task dark on a phone');
  await page.getByRole('link', { name: 'Zurück zur Liste' }).click();
  await expect(page.getByRole('link', { name: `Sign ${ownData.mark}` })).toBeFocused();
});

test('it stands below the filters, by keys and on a phone', async ({ app, page }) => {
  await app.openAs('demo', '#/');
  const entry = page.getByRole('navigation', { name: 'Filters' }).getByRole('listitem').filter({
    hasText: 'Completed by me',
  });
  await expect(entry).toBeVisible();
  await page.keyboard.press('g');
  await expect(entry.locator('kbd')).toHaveText('C');
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { name: 'Completed tasks' })).toBeFocused();

  await page.goBack();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await entry.getByRole('link').click();
  await expect(page.getByRole('button', { name: /^Completed by me/ })).toBeVisible();
});

test.describe('with the time to undo', () => {
  test.use({ undoSeconds: null });

  test('what was just completed opens from its notice, and is sent for it', async ({
    app,
    page,
    ownData,
  }) => {
    const name = `Sign ${ownData.mark}`;
    const id = await ownData.task({ name, assignee: 'demo' });
    await app.openAs('demo', `#/?task=${id}`);
    await page.getByRole('button', { name: 'Complete', exact: true }).click();
    const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    // What takes it back stays the first.
    await expect(notice.getByRole('button').first()).toHaveText(/^Undo/);
    await notice.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page.getByRole('article').getByRole('heading', { name })).toBeFocused();
    await expect(page.getByRole('article')).toContainText('by Dana Moreau');
  });
});
