import type { Page } from '@playwright/test';
import { recordRequests } from '../support/recordRequests';
import { expect, test } from '../support/test';

const HEAVY = /form-js|bpmn|cmmn|dmn/;

/** Waits until what is fetched ahead of its use has come: the last of it are the renderers of forms. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/remotes/forms/')),
  );
  await page.waitForLoadState('networkidle');
}

test.beforeEach(async ({ app }) => {
  await app.signIn('demo');
});

test('the first list costs twelve requests in two rounds after the page', async ({ app, page, context }) => {
  // The second visit of a browser: the first has shown which filter is open.
  await app.open();
  await expect(page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first()).toBeVisible();
  const visit = await context.newPage();
  const seen: string[] = [];
  visit.on('request', (request) => {
    if (!request.url().startsWith('data:')) seen.push(request.url());
  });

  await visit.goto(app.url);
  const row = visit.getByRole('grid', { name: 'Tasks' }).getByRole('row').first();
  await row.waitFor();
  const untilRow = [...seen];

  // Names of people and processes follow the rows: they may have been asked for already, and are no part of them.
  const needed = untilRow.filter(
    (url) => !/\/(user|process-definition|process-instance|case-definition)(\?|$)/.test(url),
  );
  expect(needed.length, needed.join('\n')).toBeLessThanOrEqual(12);
  expect(needed.filter((url) => HEAVY.test(url.split('/').at(-1) ?? ''))).toEqual([]);
});

test('a click on a task asks the engine at most four things in two rounds', async ({ app, page }) => {
  await app.open();
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  await rows.filter({ hasText: 'holiday' }).first().waitFor();
  await settle(page);

  const { requests, rounds } = await recordRequests(
    page,
    async () => {
      await rows.filter({ hasText: 'holiday' }).first().click();
      await expect(page.getByRole('button', { name: 'Complete' })).toBeVisible();
    },
    { latency: 150, filter: (request) => request.url().includes('/api/') },
  );

  expect(requests.length, JSON.stringify(requests, null, 1)).toBeLessThanOrEqual(4);
  expect(rounds).toBeLessThanOrEqual(2);
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(500);
});

test('a refresh that finds nothing new is one request and changes nothing on the page', async ({
  app,
  page,
}) => {
  await app.open();
  const grid = page.getByRole('grid', { name: 'Tasks' });
  await expect(grid.getByRole('row').first()).toBeVisible();
  await settle(page);
  await grid.evaluate((element) => {
    const mutations: string[] = [];
    Object.assign(globalThis, { mutations });
    new MutationObserver((records) => mutations.push(...records.map(({ type }) => type))).observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));

  await page.waitForRequest((request) => request.url().includes('/list'), { timeout: 15_000 });
  await page.waitForLoadState('networkidle');

  expect(calls).toHaveLength(1);
  expect(await page.evaluate(() => (globalThis as unknown as { mutations: string[] }).mutations)).toEqual([]);
});

test('a page that nobody sees asks for nothing', async ({ app, page }) => {
  await app.open();
  await expect(page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first()).toBeVisible();
  await settle(page);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));

  // Two pauses of the refresh, and some more.
  await page.evaluate(() => new Promise((resume) => setTimeout(resume, 23_000)));

  expect(calls).toEqual([]);
});
