import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { searchAddress } from '../fixtures/searches/searchAddress';
import { expect, test } from '../fixtures/test';

test('a link shares a search', async ({ app, page, context, newUserPage, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Wanted ${mark}`, assignee: 'peter', priority: 77 });
  await ownData.task({ name: `Other ${mark}`, assignee: 'peter' });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.signIn('demo');
  await app.open(
    `${searchAddress(filterId, [
      { type: 'priority', operator: 'min', value: '70' },
      { type: 'assignee', value: 'peter' },
    ])}&sorting=${encodeURIComponent('[{"sortBy":"priority","sortOrder":"asc"}]')}`,
  );
  await expect(page.getByRole('grid').locator('[data-row]')).toHaveCount(1);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const peter = await newUserPage('peter');
  await peter.page.goto(link);
  await expect(peter.page.getByRole('grid').locator('[data-row]')).toHaveCount(1);
  await expect(peter.page.getByRole('grid')).toContainText(`Wanted ${mark}`);
  await expect(peter.page.getByRole('button', { name: 'Priority ≥ 70', exact: true })).toBeVisible();
  await expect(peter.page.getByRole('button', { name: /^Sort: Priority/ })).toBeVisible();
});

test('searches are saved under a name, found again and deleted @S1.6', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Wanted ${mark}`, priority: 77 });
  await ownData.task({ name: `Other ${mark}` });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  await app.openAs('demo', searchAddress(filterId, [{ type: 'priority', operator: 'min', value: '70' }]));
  const rows = page.getByRole('grid').locator('[data-row]');
  const menu = page.getByRole('button', { name: 'Search options' });

  await menu.click();
  await page.getByRole('menuitem', { name: 'Save this search' }).click();
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

test('saved searches are shown to nobody else at the same browser @S3.36', async ({ app, page }) => {
  const menu = page.getByRole('button', { name: 'Search options' });
  async function openAs(userId: string) {
    await page.goto('about:blank');
    await app.signIn(userId);
    await app.open();
    await expect(page.getByRole('combobox', { name: 'Search tasks' })).toBeVisible();
  }
  await openAs('demo');
  await page.getByRole('combobox', { name: 'Search tasks' }).fill('invoice');
  await page.keyboard.press('Enter');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Save this search' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Important');
  // Nobody has opened the old Tasklist here: nothing is asked about it.
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await openAs('mary');
  await menu.click();
  await expect(page.getByText('No saved searches')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Important' })).toHaveCount(0);

  await openAs('demo');
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Important' })).toBeVisible();
});
