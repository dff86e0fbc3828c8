import type { Page } from '@playwright/test';
import { atRest } from '../fixtures/atRest.mjs';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

test.setTimeout(120_000);

test.use({ person: 'demo' });

const GOES_WITH_TIME = /^characterData .* ago<|^attributes href .*%22due%22/;

test('a list at rest asks once in ten seconds, and unseen never', async ({ app, context }) => {
  const { minute, hidden } = await atRest({ context, url: app.url });
  const ofList = minute.requests.filter((line) => line.includes('/list?'));
  const ofFile = minute.requests.filter((line) => line.includes('/config/plugins.json'));
  expect(ofList).toHaveLength(6);
  expect(ofFile.length).toBeLessThanOrEqual(2);
  expect(minute.requests).toHaveLength(ofList.length + ofFile.length);
  expect(minute.mutations.filter((change) => !GOES_WITH_TIME.test(change))).toEqual([]);
  expect(hidden).toEqual({ requests: [], mutations: [], timers: [] });
});

test('a filter without refresh asks for the open task alone, and unseen for nothing @T4.44', async ({
  app,
  page,
  ownData,
}) => {
  const { mark } = ownData;
  const task = await ownData.task({ name: mark, assignee: 'demo' });
  const filter = await ownData.filter(mark, { nameLike: mark }, { refresh: false });
  await page.clock.install();
  await app.open(`#/?filter=${filter}&task=${task}&detailsTab=task-detail-comments`);
  const opened = page.getByRole('region', { name: 'Task', exact: true });
  await expect(opened.getByRole('heading', { name: mark })).toBeVisible();
  await expect(page.getByRole('link', { name: `${mark} 1` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account of Dana Moreau' })).toBeVisible();
  await quiet(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(`${request.method()} ${request.url()}`);
  });

  await page.clock.runFor('00:30');
  await quiet(page);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((line) => !line.endsWith(`/task/${task}`))).toEqual([]);
  asked.length = 0;
  await turn(page, 'hidden');
  await page.clock.runFor('15:00');
  expect(asked).toEqual([]);
});

/** Headless browsers treat every tab as visible, so the event is dispatched here. */
async function turn(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState });
    Object.defineProperty(document, 'hidden', {
      configurable: true,
      get: () => visibilityState === 'hidden',
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
