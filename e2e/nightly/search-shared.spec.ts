import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { searchAddress } from '../fixtures/searches/searchAddress';
import { expect, test } from '../fixtures/test';

test('searches are saved under a name, found again and deleted @S1.6', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Wanted ${mark}`, priority: 77 });
  await ownData.task({ name: `Other ${mark}` });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  await app.openAs('demo', searchAddress(filterId, [{ type: 'priority', operator: 'min', value: '70' }]));
  const rows = page.getByRole('grid').locator('[data-row]');
  const menu = page.getByRole('button', { name: 'Search options' });

  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('menuitem', { name: 'In this browser…' }).click();
  await expectAccessible(page, 'save a search');
  await page.getByRole('dialog').getByLabel('Name').fill('Important');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Search “Important” saved').first()).toBeVisible();

  await app.open(`#/?filter=${filterId}`);
  await expect(rows).toHaveCount(2);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Important' }).click();
  await expect(rows).toHaveCount(1);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete saved searches' }).click();
  await expectAccessible(page, 'delete saved searches');
  await page.getByRole('button', { name: 'Delete Important' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await menu.click();
  await expect(page.getByText('No saved searches')).toBeVisible();
});
