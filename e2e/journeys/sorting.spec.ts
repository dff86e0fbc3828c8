import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('the list is sorted by a field, its direction turned, and put back', async ({ page, openTasks }) => {
  const tasks = [
    { name: 'First', priority: 50 },
    { name: 'Second', priority: 70 },
    { name: 'Third', priority: 60 },
  ];
  await openTasks(tasks, { address: '' });
  const names = page.getByRole('grid').locator('[data-row] a[href^="#"]');
  await expect(names).toHaveText([/^Third/, /^Second/, /^First/]);

  await page.getByRole('button', { name: 'Sort: Created, descending' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'sort menu', '[role="menu"]');
  await page.getByRole('menuitemradio', { name: 'Priority' }).click();
  await expect(names).toHaveText([/^Second/, /^Third/, /^First/]);

  await page.getByRole('button', { name: 'Sort: Priority, descending' }).click();
  await page.getByRole('menuitemradio', { name: 'Ascending' }).click();
  await expect(names).toHaveText([/^First/, /^Third/, /^Second/]);
  expect(new URLSearchParams(page.url().split('?')[1]).get('sorting')).toBe(
    '[{"sortBy":"priority","sortOrder":"asc"}]',
  );

  await page.getByRole('button', { name: 'Sort: Priority, ascending' }).click();
  await page.getByRole('menuitem', { name: 'Reset to default order' }).click();
  await expect(names).toHaveText([/^Third/, /^Second/, /^First/]);
  await expect(page).not.toHaveURL(/sorting/);
});

test('the list is sorted by a variable and then by a field', async ({ app, page, demo, ownData }) => {
  const { mark } = ownData;
  const amounts = [9, 100, 9, 20];
  for (const [index, amount] of amounts.entries()) {
    const id = await ownData.task({ name: `Task ${index} ${mark}`, priority: index * 10 });
    await demo.put(`task/${id}/localVariables/amount`, { value: amount, type: 'Integer' });
  }
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` }, { variables: [{ name: 'amount' }] });
  await app.open(`#/?filter=${filterId}`);
  const names = page.getByRole('grid').locator('[data-row] a[href^="#"]');
  await expect(names).toHaveCount(4);

  await page.getByRole('button', { name: /^Sort:/ }).click();
  await page.getByRole('menuitem', { name: 'Sort by multiple fields…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sorting' });
  await dialog.getByLabel('1. Sort by').selectOption('Priority');
  await dialog.getByRole('button', { name: 'Add sorting' }).click();
  await dialog.getByLabel('2. Sort by').selectOption('Task variable');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Enter a variable name.')).toBeVisible();
  await expectAccessible(page, 'sorting in error');
  await dialog.getByLabel('Variable name').fill('amount');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Move amount up' }).click();
  await dialog.getByLabel('Direction').first().selectOption('Ascending');
  await dialog.getByRole('button', { name: 'Apply' }).click();

  await expect(names).toHaveText([/^Task 2/, /^Task 0/, /^Task 3/, /^Task 1/]);
  await expect(page.getByRole('button', { name: 'Sort: amount +1, ascending' })).toBeVisible();
  expect(JSON.parse(new URLSearchParams(page.url().split('?')[1]).get('sorting') ?? '')).toEqual([
    { sortBy: 'taskVariable', sortOrder: 'asc', parameters: { variable: 'amount', type: 'Integer' } },
    { sortBy: 'priority', sortOrder: 'desc' },
  ]);
  await page.reload();
  await expect(names).toHaveText([/^Task 2/, /^Task 0/, /^Task 3/, /^Task 1/]);

  await app.chooseView('Table');
  const head = page.getByRole('columnheader', { name: 'amount' });
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await head.getByRole('button').click();
  await expect(names).toHaveText([/^Task 1/, /^Task 3/, /^Task [02]/, /^Task [02]/]);
  await expect(page).toHaveURL(/taskVariable/);
});
