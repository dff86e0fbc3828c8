import { filterForm } from '../fixtures/forms/filterForm';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { tabTo } from '../fixtures/looks/tabTo';
import { expect, test } from '../fixtures/test';

interface StoredFilter {
  readonly id: string;
  readonly name: string;
  readonly owner: string | null;
  readonly query: Record<string, unknown>;
  readonly properties: Record<string, unknown>;
}

test('a filter is shared @T1.10 @T6.4', async ({ app, page, demo, newUserPage, ownData, consoleGuard }) => {
  const name = `Shared ${ownData.mark}`;
  const { id }: StoredFilter = await demo.post('filter/create', {
    resourceType: 'Task',
    name,
    owner: 'demo',
    query: {
      orQueries: [
        { priority: 10, nameLike: '%x%' },
        { assigned: true, candidateGroup: 'sales' },
      ],
    },
    properties: {},
  });
  ownData.adopt(`filter/${id}`);
  const before: StoredFilter = await demo.get(`filter/${id}`);
  consoleGuard.expectStatus(403, new RegExp(`/filter/${id}/list`));
  const lisa = await newUserPage('lisa');
  await lisa.open();
  await expect(lisa.page.getByRole('link', { name: 'My tasks' })).toBeVisible();
  await expect(lisa.page.getByRole('link', { name })).toHaveCount(0);

  await app.openAs('demo', `#/?filter=${id}`);
  const form = filterForm(page);
  async function edit(): Promise<void> {
    await page.getByRole('button', { name: `Actions for the filter ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
  }
  await edit();
  await form.section('More criteria');
  await expect(form.dialog.getByText(/settings from another application: orQueries/)).toBeVisible();
  await expectAccessible(page, 'filter of another application');
  await tabTo(page, form.dialog.getByRole('combobox', { name: 'User', exact: true }));
  await page.keyboard.type('lisa ch');
  await expect(page.getByRole('option', { name: /Lisa Chen/ })).toBeVisible();
  await expectAccessible(page, 'permissions of a filter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(form.dialog.getByRole('listitem').filter({ hasText: 'Lisa Chen' })).toBeVisible();
  await form.save.click();
  await expect(form.dialog).toBeHidden();

  await lisa.open();
  const seen = lisa.page.getByRole('link', { name });
  await expect(seen).toBeVisible();
  await seen.click();
  await lisa.page.getByRole('button', { name: `Actions for the filter ${name}` }).click();
  await lisa.page.getByRole('menuitem', { name: 'Show details' }).click();
  await expect(lisa.page.getByRole('dialog', { name: 'Filter details' })).toBeVisible();
  await expect(lisa.page.getByRole('textbox', { name: 'Name', exact: true })).not.toBeEditable();
  await expect(lisa.page.getByRole('button', { name: 'Create filter' })).toHaveCount(0);
  await expectAccessible(lisa.page, 'filter read-only');

  await edit();
  await form.dialog.getByRole('button', { name: 'Remove Lisa Chen' }).click();
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  await lisa.open();
  await expect(lisa.page.getByRole('link', { name: 'My tasks' })).toBeVisible();
  await expect(lisa.page.getByRole('link', { name })).toHaveCount(0);

  await edit();
  await form.dialog.getByRole('checkbox', { name: 'Accessible to all users' }).check();
  await expect(form.dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  await lisa.open();
  await expect(lisa.page.getByRole('link', { name })).toBeVisible();
  expect((await demo.get(`filter/${id}`)).query).toEqual(before.query);
});

test('a deleted filter gives way to the first one @T1.10', async ({ app, page, demo, ownData }) => {
  const name = `Doomed ${ownData.mark}`;
  const { id }: StoredFilter = await demo.post('filter/create', {
    resourceType: 'Task',
    name,
    owner: 'demo',
    query: {},
    properties: { priority: 999 },
  });
  ownData.adopt(`filter/${id}`);
  await app.openAs('demo', `#/?filter=${id}`);
  const link = page.getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(link).toHaveAttribute('aria-current', 'true');
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect(page.locator('[role="menuitem"]:focus')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Delete “${name}”?` });
  await expect(question).toBeVisible();
  await expectAccessible(page, 'delete a filter');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: `Actions for the filter ${name}` })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.locator('[role="menuitem"]:focus')).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tabTo(page, question.getByRole('button', { name: 'Delete filter' }));
  await page.keyboard.press('Enter');
  await expect(link).toHaveCount(0);
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.locator('a[aria-current="true"]')).toBeVisible();
  const { status } = await demo.send('GET', `api/engine/engine/default/filter/${id}`);
  expect(status).toBe(404);
});
