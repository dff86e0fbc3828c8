import { readFile } from 'node:fs/promises';
import type { EngineSession } from '../../engine/demo/data/session/sign-in.mjs';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { sidewaysScroll } from '../fixtures/looks/sidewaysScroll';
import type { OwnData } from '../fixtures/OwnData';
import { expect, test } from '../fixtures/test';

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

test('a completed task is found by keys, and opens as it was', async ({ app, page, ownData, engineAs }) => {
  await refuseHoliday(ownData, await engineAs('mary'));
  await app.openAs('mary', '#/');
  await expect(page.getByRole('button', { name: 'Search or run a command' })).toBeVisible();
  await app.runCommand('Completed tasks', /^Completed tasks/);
  await expect(page.getByRole('heading', { name: 'Completed tasks' })).toBeFocused();

  await page.getByRole('searchbox', { name: 'Search completed tasks' }).fill(`${ownData.mark} HOLIDAY`);
  const row = page.getByRole('listitem').filter({ hasText: ownData.mark });
  await expect(page.getByRole('region', { name: 'Today' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'search of completed tasks');
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
  await expect(task.locator('input, textarea, select, button, [contenteditable]')).toHaveCount(0);
  await expectAccessible(page, 'completed task');

  // Wide pages have the list beside the task, and no way back to it.
  await page.setViewportSize({ width: 900, height: 768 });
  await task.getByRole('link', { name: 'Back to the list' }).click();
  await expect(task).toHaveCount(0);
  await expect(row.getByRole('link')).toBeFocused();
  await page.goBack();
  await task.getByRole('link', { name: 'Inform employee' }).click();
  await expect(page.getByRole('heading', { name: 'Inform employee' })).toBeVisible();
});

test('a lead sees what others have completed, as a file too', async ({ app, page, ownData, engineAs }) => {
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
  await page.getByRole('button', { name: /^My completed tasks/ }).click();
  await page.getByRole('menuitemradio', { name: `Of the people of “${mark}”` }).click();
  await expect(page).toHaveURL(new RegExp(`of=${filterId}`));
  const rows = page.getByRole('region', { name: 'Today' }).getByRole('listitem');
  await expect(rows).toHaveText([/^Late .*Mary Okafor/, /^Early .*Lisa Chen/]);
  await expect(page.getByText(/assigned to these people when they were completed/)).toBeVisible();
  await expectAccessible(page, 'completed tasks');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(
    file
      .trim()
      .split('\r\n')
      .map((line) => line.split(',')[0]),
  ).toEqual(['"Task"', `"Late ${mark}"`, `"Early ${mark}"`]);
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
  await expect(page.getByRole('searchbox')).toBeHidden();
  expect(await sidewaysScroll(page)).toEqual([]);
  await expectAccessible(page, 'completed task dark on a phone');
  await page.getByRole('link', { name: 'Zurück zur Liste' }).click();
  await expect(page.getByRole('link', { name: `Sign ${ownData.mark}` })).toBeFocused();
});
