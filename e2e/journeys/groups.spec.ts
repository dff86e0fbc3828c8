import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ app }) => {
  await app.signIn('demo');
});

const tree = (page: Page) => page.getByRole('treegrid', { name: 'Tasks' });
const heads = (page: Page) => tree(page).locator('[aria-level="1"]');
const rows = (page: Page) => tree(page).locator('[aria-level="2"]');
const head = (page: Page, name: string) => heads(page).filter({ hasText: name });

async function numberOf(one: Locator): Promise<number> {
  const text = (await one.locator('span[aria-hidden]').textContent()) ?? '';
  return Number(text.replaceAll(',', ''));
}

test('v groups a list, which address and filter remember @E17', async ({ app, page, demo, openTasks }) => {
  const due = '2020-01-01T10:00:00.000+0000';
  const tasks = ['mary', 'mary', 'mary', 'peter'].map((assignee) => ({ name: 'Late', due, assignee }));
  const query = { dueBefore: '2021-01-01T00:00:00.000+0000' };
  const { filter, rows } = await openTasks([...tasks, { name: 'Free', due }], { query, address: '' });
  await rows.first().focus();

  await page.keyboard.press('v');

  await expect(heads(page)).toHaveText([/Mary Okafor3/, /Peter.*1/, /Unassigned1/]);
  await expect(page).toHaveURL(/view=groups&group=assignee/);
  await expect(heads(page).first()).toBeFocused();
  await expectAccessible(page, 'grouped list');
  const { count } = await demo.get(`filter/${filter}/count`);
  expect(await sumOf(page)).toBe(count);

  await page.keyboard.press('ArrowLeft');
  await expect(head(page, 'Mary Okafor')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(head(page, 'Mary Okafor')).toHaveAttribute('aria-expanded', 'true');

  await app.open(`#/?filter=${filter}`);
  await expect(head(page, 'Mary Okafor')).toBeVisible();
  await app.chooseView(/^Due$/);
  await expect(head(page, 'Overdue')).toContainText('5');
  await expect(page).toHaveURL(/group=due/);
  await page.getByRole('button', { name: 'View', exact: true }).press('v');
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
});

async function sumOf(page: Page): Promise<number> {
  const numbers = await Promise.all((await heads(page).all()).map(numberOf));
  return numbers.reduce((sum, number) => sum + number, 0);
}

test('the engine counts the groups, and only those on screen ask for rows', async ({ app, page, demo }) => {
  const filters: readonly { readonly id: string; readonly name: string }[] = await demo.get('filter');
  const all = filters.find(({ name }) => name === 'All tasks');
  const ofGroups: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (/\/filter\/[^/]+\/list/.test(request.url()) && body.includes('orQueries')) ofGroups.push(body);
  });
  await app.open(`#/?filter=${all?.id}&view=groups&group=priority`);
  const high = heads(page).first();
  await expect(high).toContainText('Above 50');
  await expect.poll(async () => numberOf(high)).toBeGreaterThan(0);
  await expect(rows(page).first()).toBeVisible();
  const { count } = await demo.post(`filter/${all?.id}/count`, {
    orQueries: [{ minPriority: 51 }],
    active: true,
  });
  expect(await numberOf(high)).toBe(count);
  await expect.poll(() => ofGroups.length).toBeGreaterThan(0);
  expect(ofGroups.filter((body) => body.includes('maxPriority'))).toEqual([]);
});

test('the head of a group stays while rows scroll, and selects them', async ({ app, page, openTasks }) => {
  const of = (assignee: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `${index}`, assignee }));
  const { filter } = await openTasks([...of('mary', 15), ...of('peter', 5)], { address: '' });
  await app.open(`#/?filter=${filter}&view=groups&group=assignee`);
  await head(page, 'Mary Okafor').click();
  await expect(rows(page).first()).toBeVisible();
  await tree(page)
    .locator('..')
    .evaluate((list) => list.scrollTo({ top: 500 }));
  await expect(head(page, 'Mary Okafor')).toBeInViewport({ ratio: 1 });

  await head(page, 'Mary Okafor').click({ modifiers: ['Shift'] });

  await expect(app.selection).toContainText('15 selected');
  await expect(head(page, 'Mary Okafor').getByRole('checkbox')).toBeChecked();
});
