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

test('a list is grouped by v, its heads add up, and the address and the filter remember it @E17', async ({
  app,
  page,
  demo,
  ownData,
}) => {
  const { mark } = ownData;
  for (const [index, assignee] of ['mary', 'mary', 'mary', 'peter', undefined].entries())
    await ownData.task({
      name: `${index} ${mark}`,
      due: '2020-01-01T10:00:00.000+0000',
      ...(assignee !== undefined && { assignee }),
    });
  const filter = await ownData.filter(`Groups ${mark}`, {
    nameLike: `%${mark}`,
    dueBefore: '2021-01-01T00:00:00.000+0000',
  });
  await app.open(`#/?filter=${filter}`);
  await page.getByRole('grid', { name: 'Tasks' }).locator('[data-row="0"]').focus();

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
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Due', exact: true }).click();
  await expect(head(page, 'Overdue')).toContainText('5');
  await expect(page).toHaveURL(/group=due/);
  await page.getByRole('button', { name: 'View', exact: true }).press('v');
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
});

async function sumOf(page: Page): Promise<number> {
  const numbers = await Promise.all((await heads(page).all()).map(numberOf));
  return numbers.reduce((sum, number) => sum + number, 0);
}

test('groups of ten thousand tasks are counted by the engine, and only those on screen ask for rows', async ({
  app,
  page,
  demo,
}) => {
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

test('the head of a group stays while its rows scroll by, and selects them all', async ({
  app,
  page,
  ownData,
}) => {
  const { mark } = ownData;
  for (let index = 0; index < 20; index += 1)
    await ownData.task({ name: `${index} ${mark}`, assignee: index < 15 ? 'mary' : 'peter' });
  const filter = await ownData.filter(`Heads ${mark}`, { nameLike: `%${mark}` });
  await app.open(`#/?filter=${filter}&view=groups&group=assignee`);
  await head(page, 'Mary Okafor').click();
  await expect(rows(page).first()).toBeVisible();
  await tree(page)
    .locator('..')
    .evaluate((list) => list.scrollTo({ top: 500 }));
  await expect(head(page, 'Mary Okafor')).toBeInViewport({ ratio: 1 });

  await head(page, 'Mary Okafor').click({ modifiers: ['Shift'] });

  await expect(page.getByRole('toolbar', { name: 'Selected tasks' })).toContainText('15 selected');
  await expect(head(page, 'Mary Okafor').getByRole('checkbox')).toBeChecked();
});
