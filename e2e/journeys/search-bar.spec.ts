import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { searchAddress } from '../fixtures/searches/searchAddress';
import { expect, test } from '../fixtures/test';

test('tasks are searched by keys alone @T2.43 @S1.6', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Paint the fence ${mark}`, priority: 80 });
  await ownData.task({ name: `Paint the gate ${mark}`, priority: 10 });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  await app.openAs('demo', `#/?filter=${filterId}`);
  const rows = page.getByRole('grid').locator('[data-row]');
  await expect(rows).toHaveCount(2);
  const field = page.getByRole('combobox', { name: 'Search tasks' });

  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('fence');
  await expect(rows).toHaveCount(1);
  const meaning = page.getByRole('list', { name: 'What the search means' });
  await expect(meaning.getByRole('listitem')).toHaveText(['“fence”']);
  await expect(page.getByRole('search').getByText('1 task', { exact: true })).toBeVisible();
  await expectAccessible(page, 'search suggestions');
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(meaning).toHaveCount(0);
  const chip = page.getByRole('button', { name: '“fence”', exact: true });
  await expect(chip).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expectAccessible(page, 'search');

  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('fence');
  await expect(chip).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(chip).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(chip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('fence');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('paint');
  await page.keyboard.press('Escape');
  await expect(chip).toBeVisible();

  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Delete');
  await expect(rows).toHaveCount(2);
  await expect(field).toBeFocused();

  await page.keyboard.type('prior');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /-0$/);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('priority ');
  await expect(page.getByRole('option')).toHaveText([/at least/, /at most/, /equals/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('10');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('Paint the gate');
  await expect(page.getByRole('button', { name: 'Priority ≤ 10', exact: true })).toBeVisible();

  await page.keyboard.type('priority >= 5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Priority ≥ 5', exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Priority ≥ 5', exact: true })).toHaveCount(0);
});

test('the key on a card finds it, of a process or a case', async ({ app, page, ownData }) => {
  const key = `INV-${ownData.mark}`;
  await ownData.taskOfProcess('invoice', {}, 'demo', key);
  const filterId = await ownData.filter(ownData.mark, {});
  await app.openAs('demo', `#/?filter=${filterId}`);
  const rows = page.getByRole('grid').locator('[data-row]');
  await expect(rows).not.toHaveCount(0);

  await page.keyboard.press('/');
  await page.keyboard.type(key);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText([new RegExp(`${key}\\s·\\s`)]);
  const pill = page.getByRole('button', { name: `“${key}”`, exact: true });
  await expect(pill).toBeVisible();
  await page.reload();
  await expect(rows).toHaveText([new RegExp(`${key}\\s·\\s`)]);
  await expect(pill).toBeVisible();

  await page.getByRole('button', { name: 'Remove all criteria' }).click();
  await page.keyboard.type('CLAIM-5');
  await page.keyboard.press('Enter');
  await expect(rows.filter({ hasText: /CLAIM-5\s·.*Claim handling/ })).not.toHaveCount(0);
  await expect(rows.filter({ hasNotText: 'CLAIM-5' })).toHaveCount(0);

  await rows.first().click();
  await expect(page.getByRole('list', { name: 'Task origin' })).toHaveText(/Claim handling\s*CLAIM-5/);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Columns…' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Business key' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('gridcell', { name: 'CLAIM-5', exact: true }).first()).toBeVisible();
});

test('criteria that are not valid are marked and left out @T5.37', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Alone ${mark}` });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  await app.signIn('demo');
  await app.open(
    searchAddress(filterId, [
      { type: 'priority', operator: 'min', value: 'high' },
      { type: 'shoeSize', operator: 'eq', value: '44' },
    ]),
  );

  await expect(page.getByRole('grid').locator('[data-row]')).toHaveCount(1);
  await expect(page.getByText('Not included in the search: Priority at least high.')).toContainText(
    'whole number',
  );
  await expect(page.getByText('Not included in the search: shoeSize')).toBeVisible();
  await expectAccessible(page, 'criterion in error');

  await page.getByRole('button', { name: /^Priority ≥ high/ }).click();
  await expect(page.getByRole('combobox', { name: 'Search tasks' })).toHaveValue('priority >= high');
  await expectAccessible(page, 'criterion as text');
  await page.getByRole('combobox', { name: 'Search tasks' }).fill('priority >= 99');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No tasks match this search.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove all criteria' }).click();
  await expect(page.getByRole('grid').locator('[data-row]')).toHaveCount(1);
  await expect(page).not.toHaveURL(/searchQuery/);
});

test.describe('a query that the engine refuses', () => {
  test.use({ expectedAnswers: { 400: /\/filter\/[^/]+\//, 500: /\/filter\/[^/]+\// } });

  test('of a filter, shows why, and how to mend it', async ({ app, page, ownData }) => {
    const filterId = await ownData.filter(ownData.mark, { assigneeExpression: '#{nobody.knows}' });
    await app.openAs('demo', `#/?filter=${filterId}`);

    await expect(page.getByText('The engine rejected the query of this filter')).toBeVisible();
    await expectAccessible(page, 'query refused');
    await page.getByRole('button', { name: 'Edit filter' }).click();
    await expect(page.getByRole('dialog', { name: 'Edit filter' })).toBeVisible();
  });

  test('of a search, shows what it says and leads back to the search', async ({ app, page, ownData }) => {
    const filterId = await ownData.filter(ownData.mark, {});
    await app.signIn('demo');
    // By default, engines evaluate expressions only in stored filters.
    await app.open(searchAddress(filterId, [{ type: 'assignee', value: '#{currentUser()}' }]));

    await expect(page.getByText('The engine rejected this search')).toBeVisible();
    await expect(page.getByText(/Expressions are forbidden/).first()).toBeVisible();
    await expectAccessible(page, 'search refused');
    await page.getByRole('button', { name: 'Change search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search tasks' })).toBeFocused();
  });
});

test('the search is shown and hidden, and its command brings it back @T2.21', async ({ app, page }) => {
  await app.openAs('demo');
  const field = page.getByRole('combobox', { name: 'Search tasks' });
  await expect(field).toBeVisible();

  await (await app.setting('Show the search field above the list')).uncheck();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(field).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
});
