import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { sidewaysScroll } from '../fixtures/looks/sidewaysScroll';
import { expect, test } from '../fixtures/test';

test.use({ expectedAnswers: { 403: /candidate-group-count|history\/task\/report/ } });

const HOUR = 3_600_000;
const engineDate = (date: Date) => date.toISOString().replace('Z', '+0000');

test('a bar counts what its list shows @S7.19', async ({ app, page, ownData, demo }) => {
  const { mark } = ownData;
  const now = Date.now();
  await ownData.task({ name: `Late ${mark}`, assignee: 'mary', due: engineDate(new Date(now - 30 * HOUR)) });
  await ownData.task({ name: `Late too ${mark}`, due: engineDate(new Date(now - HOUR)) });
  await ownData.task({ name: `Some day ${mark}`, due: '2040-01-01T10:00:00.000+0000' });
  const open = await ownData.task({ name: `Whenever ${mark}`, assignee: 'mary' });
  await demo.post(`task/${open}/identity-links`, { groupId: 'sales', type: 'candidate' });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });

  await app.openAs('demo', `#/?filter=${filterId}`);
  await page.getByRole('button', { name: 'Applications' }).click();
  await page.getByRole('menuitem', { name: 'Workload' }).click();
  await expect(page.getByRole('heading', { name: 'Workload' })).toBeFocused();
  await expect(page.getByText(/^Counted at .* open tasks you may see$/)).toBeVisible();
  await page.getByRole('button', { name: /^All tasks you may see/ }).click();
  await page.getByRole('menuitemradio', { name: mark }).click();
  await expect(page.getByText(`open tasks of the filter “${mark}”`)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#/workload/filter/${filterId}`));

  const due = page.getByRole('figure', { name: 'Open tasks by due date' });
  await due.getByRole('button', { name: 'Show table' }).click();
  await expect(due.getByRole('row')).toHaveText([
    'DueOpen tasks',
    'Overdue2',
    'Today0',
    'This week0',
    'Later1',
    'No due date1',
  ]);
  await expectAccessible(page, 'workload');
  await due.getByRole('link', { name: 'Overdue' }).focus();
  await page.keyboard.press('Enter');
  await expectHits(page, 2, /^Due date before/);
  await page.goBack();

  const assignees = page.getByRole('figure', { name: 'Open tasks by assignee' });
  const slider = assignees.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Unassigned: Open tasks 2');
  await demo.post(`task/${open}/unclaim`);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', 'Mary Okafor: Open tasks 1');
  await slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expectHits(page, 3, /^Unassigned/);
  await page.goBack();

  const groups = page.getByRole('figure', { name: 'Tasks to claim by group' });
  await groups.getByRole('button', { name: 'Show table' }).click();
  await expect(groups.getByRole('row')).toHaveText(['GroupOpen tasks', 'Sales1']);
  await groups.getByRole('button', { name: 'Show chart' }).click();
  await expect(groups.locator('canvas')).toBeVisible();
  await groups.getByRole('slider').click();
  await expectHits(page, 1, /^Candidate group = sales/);

  await app.open('#/workload');
  const process = page.getByRole('figure', { name: 'Open tasks by process' });
  await process.getByRole('button', { name: 'Show table' }).click({ timeout: 25_000 });
  const row = process.getByRole('row', { name: /^Invoice/ });
  const count = Number(await row.getByRole('cell').textContent());
  await row.getByRole('link').click();
  await expectHits(page, count, /^Process definition key = invoice/);
  await page.goBack();
  const report = page.getByRole('region', { name: 'Candidate group report' });
  await report.scrollIntoViewIfNeeded();
  await expect(report.getByRole('row', { name: /^No group/ })).toBeVisible();
  const download = page.waitForEvent('download');
  await report.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('candidate-group-count.csv');
});

test('people with few rights read which are missing, and see the rest', async ({ newUserPage }) => {
  const lisa = await newUserPage('lisa', {
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
    colorScheme: 'dark',
  });
  const { page } = lisa;
  await lisa.open('#/workload');
  await expect(
    page.getByText(/^Wählen Sie einen Filter oder legen Sie einen ohne Kriterien an/),
  ).toBeVisible();
  const due = page.getByRole('figure', { name: 'Offene Aufgaben nach Fälligkeit' });
  await due.getByRole('button', { name: 'Tabelle anzeigen' }).click();
  await expect(due.getByRole('row')).toHaveCount(6);
  await expect(due.getByRole('link')).toHaveCount(0);
  const report = page.getByRole('region', { name: 'Bericht über Kandidatengruppen' });
  await report.scrollIntoViewIfNeeded();
  await expect(report).toContainText('Ihnen fehlt die Berechtigung „Lesen“ für die Ressource Aufgabe');
  await page.getByRole('region', { name: 'Abgeschlossene Aufgaben pro Tag' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/die Berechtigung „Historie lesen“ für alle Prozesse/)).toBeVisible();
  expect(await sidewaysScroll(page)).toEqual([]);
  await expectAccessible(page, 'workload dark on a phone');
  await lisa.open('#/workload/filter/none');
  await expect(page.getByText('Diesen Filter gibt es nicht mehr')).toBeVisible();
});

async function expectHits(page: Page, count: number, pill: RegExp): Promise<void> {
  await expect(page.getByRole('button', { name: pill }).first()).toBeVisible();
  await expect(page.getByText(new RegExp(`^${count} tasks?$`))).toBeVisible();
}
