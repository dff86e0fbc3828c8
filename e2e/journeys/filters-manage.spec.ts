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
    query: {},
    properties: {},
  });
  ownData.adopt(`filter/${id}`);
  // The page begins with the filter that was open last, and learns only then that it is no longer shared.
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
    await form.section('Permissions');
  }
  await edit();
  // By name and by keys alone: the list of people suggests.
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
});

test('a filter of another application loses nothing by an edit', async ({ app, page, demo, ownData }) => {
  const name = `Foreign ${ownData.mark}`;
  const { id }: StoredFilter = await demo.post('filter/create', {
    resourceType: 'Task',
    name,
    owner: 'john',
    query: {
      nameLike: 'begins%',
      dueAfter: '2030-01-01T00:00:01.234+0000',
      assigneeExpression: '$' + '{currentUser()}',
      processVariables: [{ name: 'amount', operator: 'gt', value: 1.5 }],
      orQueries: [
        { priority: 10, nameLike: '%x%' },
        { assigned: true, candidateGroup: 'sales' },
      ],
      sorting: [{ sortBy: 'priority', sortOrder: 'desc' }],
    },
    properties: {
      color: '#0a0',
      priority: 4711,
      acme: { risk: { level: 3 } },
      variables: [{ name: 'a', label: 'A' }, { name: 'unlabelled' }],
    },
  });
  ownData.adopt(`filter/${id}`);
  const before: StoredFilter = await demo.get(`filter/${id}`);
  await app.openAs('demo', `#/?filter=${id}`);

  await page.getByRole('button', { name: `Actions for the filter ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = filterForm(page);
  await form.section('Criteria');
  await expect(
    form.dialog.getByText(/This filter also contains settings from another application: orQueries/),
  ).toBeVisible();
  await expectAccessible(page, 'filter of another application');
  await form.section('General');
  await form.name.fill(`${name} renamed`);
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  await expect(page.getByRole('link', { name: `${name} renamed` })).toBeVisible();

  const after: StoredFilter = await demo.get(`filter/${id}`);
  expect(after.name).toBe(`${name} renamed`);
  expect(after.owner).toBe('john');
  expect(after.query).toEqual(before.query);
  expect(after.properties).toMatchObject(before.properties);
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
  // By keys alone: to the filter, on to its menu, and back.
  const link = page.getByRole('link', { name: new RegExp(`^${name}`) });
  await expect(link).toHaveAttribute('aria-current', 'true');
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
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
  await expect(page.getByRole('menu')).toBeVisible();
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

test.describe('a session that ends', () => {
  // A page that has lost its session asks who is there now, and the engine says with 404 that nobody is.
  test.use({ expectedAnswers: { 401: /\/api\//, 403: /\/api\//, 404: /\/auth\/user\/default$/ } });

  test('while the dialog is open loses no input', async ({ app, page, context, demo, ownData }) => {
    const name = `Late ${ownData.mark}`;
    await app.openAs('demo');
    await page.getByRole('button', { name: 'Create filter' }).click();
    const form = filterForm(page);
    await form.name.fill(name);
    await form.section('Criteria');
    await form.addCriterion('Name contains');
    await form.value('Name contains').fill('invoice');
    await form.section('Permissions');
    await form.fill(form.dialog.getByRole('combobox', { name: 'User', exact: true }), 'mary');
    await form.dialog.getByRole('button', { name: 'Add', exact: true }).click();

    const signIn = page.getByRole('dialog', { name: 'Your session has ended' });
    await context.clearCookies();
    // Where the list asks the engine first, the question is there before the press.
    await form.save.click({ timeout: 2000 }).catch(() => expect(signIn).toBeVisible());
    await expect(signIn).toBeVisible();
    await signIn.getByLabel('Password').fill('demo');
    await signIn.getByRole('button', { name: 'Sign in' }).click();
    await expect(signIn).toBeHidden();

    await form.section('General');
    await expect(form.name).toHaveValue(name);
    await form.save.click();
    await expect(form.dialog).toBeHidden();
    const filters: StoredFilter[] = await demo.get('filter');
    const stored = filters.find((filter) => filter.name === name);
    ownData.adopt(`filter/${stored?.id}`);
    expect(stored?.query).toMatchObject({ nameLike: '%invoice%' });
    const grants = await demo.get(`authorization?resourceType=5&resourceId=${stored?.id}`);
    expect(grants).toContainEqual(expect.objectContaining({ userId: 'mary', permissions: ['READ'] }));
  });
});
