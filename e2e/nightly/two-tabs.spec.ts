import type { Page } from '@playwright/test';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';

function listCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/filter\/[^/]+\/list/.test(request.url())) calls.push(request.url());
  });
  return calls;
}

test('of two tabs with one list, one asks', async ({ app, page, context, ownData }) => {
  test.setTimeout(90_000);
  await ownData.task({ name: `${ownData.mark} first`, assignee: 'demo' });
  const query = { nameLike: `${ownData.mark}%` };
  const filterId = await ownData.filter(ownData.mark, query, { refresh: true });
  await app.openAs('demo', `#/?filter=${filterId}`);
  const other = await context.newPage();
  await other.goto(`${app.url}#/?filter=${filterId}`);
  const rows = (tab: Page) => tab.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  for (const tab of [page, other]) {
    await expect(rows(tab)).toHaveCount(1);
    await quiet(tab);
  }
  const calls = [listCalls(page), listCalls(other)];
  await ownData.task({ name: `${ownData.mark} second`, assignee: 'demo' });

  for (const tab of [page, other]) {
    const fresh = tab.getByRole('button', { name: '1 new' });
    await expect(fresh).toBeVisible({ timeout: 25_000 });
    await expect(rows(tab)).toHaveCount(1);
  }
  expect(calls.flat()).toHaveLength(1);

  await page.getByRole('button', { name: '1 new' }).click();
  await expect(rows(page).first()).toContainText('second');
  await expect(rows(page).first()).toBeFocused();
  await expect(rows(other)).toHaveCount(1);
});
