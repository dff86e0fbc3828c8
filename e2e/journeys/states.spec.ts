import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ app }) => {
  await app.signIn('demo');
});

test('a filter without tasks says so', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  const filterId = await ownData.filter(`Filter ${mark}`, { nameLike: `%${mark}` });

  await app.open(`#/?filter=${filterId}`);

  await expect(page.getByText('No tasks match this filter.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My work' })).toBeVisible();
  await inBoth(page, () => expectAccessible(page, 'empty list'));
});

test('a list that fails to load comes at the next try @T4.43', async ({ app, page, consoleGuard }) => {
  consoleGuard.expectStatus(503, /\/filter\/[^/]+\/list/);
  await page.route('**/filter/*/list*', (route) =>
    route.fulfill({
      status: 503,
      json: { type: 'ProcessEngineException', message: 'The database is away' },
    }),
  );
  await app.open();
  await expect(page.getByText('The tasks could not be loaded')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Overdue', exact: true })).toBeVisible();
  await inBoth(page, () => expectAccessible(page, 'list failed'));

  await page.unroute('**/filter/*/list*');
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(app.rows.first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Tasks' })).toBeFocused();
});

test('a task, its menu and the start of a process', async ({ app, page }) => {
  await app.open('#/?task=taskweave-standalone');
  await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();
  await inBoth(page, () => expectAccessible(page, 'task'));
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await inBoth(page, () => expectAccessible(page, 'account menu'));
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Start process' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: /Invoice/ })
      .first(),
  ).toBeVisible();
  await inBoth(page, () => expectAccessible(page, 'start dialog'));
  await page.getByRole('dialog').getByRole('searchbox').fill('nothing of the kind');
  await expect(page.getByText('No processes match “nothing of the kind”.')).toBeVisible();
  await inBoth(page, () => expectAccessible(page, 'nothing to start'));
});

async function inBoth(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await look();
  }
}
