import type { Page } from '@playwright/test';
import { OldTasklist } from '../fixtures/searches/OldTasklist';
import { searchAddress } from '../fixtures/searches/searchAddress';
import { expect, test } from '../fixtures/test';

test('old searches move over @T2.15 @S3.36 @S7.63', async ({ app, page, engine, consoleGuard, ownData }) => {
  test.slow();
  OldTasklist.expectItsNoise(consoleGuard);
  const variables = [{ name: 'sum', label: 'Sum of it all' }];
  const filterId = await ownData.filter(ownData.mark, {}, { variables });
  await app.signIn('demo');
  const old = new OldTasklist(page, engine.baseUrl);
  await old.open(filterId);
  await old.searchForName('invoice');
  await old.searchForVariable('Sum of it all', '12.5');
  await old.match.click();
  await old.saveSearch('Made there');

  const { url } = app;
  await page.goto(`${url}#/?filter=${filterId}`);
  await page.getByRole('button', { name: 'Search options' }).click();
  await expect(page.getByText('From the old Tasklist')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Made there' }).click();
  const criteria = page.getByRole('list', { name: 'Search criteria' }).getByRole('listitem');
  await expect(criteria).toHaveText([/Name contains invoice/, /sum = 12\.5/]);
  await expect(page.getByRole('button', { name: 'Match any' })).toBeVisible();

  await page.goto('about:blank');
  const made = [
    { type: 'assignee', operator: 'eq', value: 'demo' },
    { type: 'tenantIdIn', operator: 'In', value: 'north,south' },
    { type: 'processVariables', name: 'colour', operator: 'like', value: 're' },
    { type: 'due', operator: 'Before', value: '2031-05-10T12:00:00' },
    { type: 'variableNamesIgnoreCase', operator: 'eq', value: '' },
  ];
  await page.goto(`${url}${searchAddress(filterId, made, true)}`);
  await save(page, 'Made here', true);
  await save(page, 'Mine alone', false);

  await old.open(filterId);
  expect(await old.savedSearches()).toEqual(['Made there', 'Made here']);
  await old.openSearch('Made here');
  await expect(old.criteria).toContainText(['demo', 'north,south', 'colour', '10 May 2031 12:00']);
  await expect(old.criteria.nth(2)).toContainText('like');
  await expect(old.criteria.nth(3)).toContainText('before');
  await expect(old.match).toHaveText('any');
  await expect(page).toHaveURL(/variableNamesIgnoreCase/);
  await expect(page.locator('.search-container .invalid')).toHaveCount(0);
});

async function save(page: Page, name: string, isShared: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('menuitem', { name: 'In this browser…' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  if (isShared) await page.getByRole('checkbox', { name: 'Also in the old Tasklist' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
