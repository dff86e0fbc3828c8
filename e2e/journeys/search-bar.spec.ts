import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { searchAddress } from '../support/searchAddress';
import { expect, test } from '../support/test';

test('tasks are searched by keys alone', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Paint the fence ${mark}`, priority: 80 });
  await ownData.task({ name: `Paint the gate ${mark}`, priority: 10 });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  await app.signIn('demo');
  await app.open(`#/?filter=${filterId}`);
  const rows = page.getByRole('grid').locator('[data-row]');
  await expect(rows).toHaveCount(2);
  const field = page.getByRole('combobox', { name: 'Search tasks' });

  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('fence');
  await expect(page.getByRole('option').first()).toHaveText('Name contains “fence”');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  const byName = page.getByRole('button', { name: 'Name contains fence', exact: true });
  await expect(byName).toBeVisible();
  await expect(page.getByRole('search').getByText('1 task', { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);

  // Backspace in the empty field leads to the criterion, Enter opens it, the value is changed.
  await page.keyboard.press('Backspace');
  await expect(byName).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('fence');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('paint');
  await page.keyboard.press('Escape');
  await expect(byName).toBeVisible();

  await page.keyboard.press('Backspace');
  await page.keyboard.press('Delete');
  await expect(rows).toHaveCount(2);
  await expect(field).toBeFocused();

  // Attribute, operator, value.
  await page.keyboard.type('priority');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /-1$/);
  await page.keyboard.press('Enter');
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

test('variables of the filter are offered by their labels, others by what was searched for', async ({
  app,
  page,
  engineAs,
  ownData,
}) => {
  const { mark } = ownData;
  const demo = await engineAs('demo');
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  const filter = await demo.get(`filter/${filterId}`);
  await demo.put(`filter/${filterId}`, {
    ...filter,
    properties: { ...filter.properties, variables: [{ name: 'sum', label: 'Sum of it all' }] },
  });
  await app.signIn('demo');
  await app.open(`#/?filter=${filterId}`);
  const field = page.getByRole('combobox', { name: 'Search tasks' });

  await field.fill('sum of');
  await page.getByRole('option', { name: 'Sum of it all (sum)' }).click();
  await page.getByRole('option', { name: /greater than or equal/ }).click();
  await field.fill('12.5');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: /^sum ≥ 12.5/ })).toBeVisible();

  await field.fill('shade=dark');
  await field.press('Enter');
  await expect(page.getByText('shade = dark')).toBeVisible();
  await field.fill('shad');
  await expect(page.getByRole('option', { name: 'shade' })).toBeVisible();
});

test('a variable is found by its label, and a name that nobody knows is chosen', async ({
  app,
  page,
  ownData,
}) => {
  const { mark } = ownData;
  const taskId = await ownData.taskOfProcess('invoice', { amount: { type: 'Long', value: 4711 } });
  const variables = [{ name: 'amount', label: 'Test Variable' }];
  // The label is known from another filter, too.
  await ownData.filter(`Other ${mark}`, {}, { variables });
  const filterId = await ownData.filter(mark, {});
  await app.signIn('demo');
  await app.open(`#/?filter=${filterId}`);
  const field = page.getByRole('combobox', { name: 'Search tasks' });
  await field.fill('process variable');
  await page.getByRole('option', { name: 'Process variable', exact: true }).click();
  await page.keyboard.type('Test Variable');
  await expect(page.getByRole('option').first()).toHaveText('Test Variable (amount)');
  await page.keyboard.press('Enter');
  await page.keyboard.type('equals');
  await page.keyboard.press('Enter');
  await page.keyboard.type('4711');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid').locator(`[data-row]`)).not.toHaveCount(0);
  await expect(page.locator(`a[href*="${taskId}"]`).first()).toBeVisible();

  await field.fill('process variable');
  await page.getByRole('option', { name: 'Process variable', exact: true }).click();
  await page.keyboard.type('ammount');
  await expect(page.getByRole('option')).toHaveText(/Variable named “ammount”\s*Not in any filter/);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('ammount');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /^equals/ })).toBeVisible();
});

test('the kind and the operator of a criterion are changed in one choice each', async ({
  app,
  page,
  ownData,
}) => {
  const { mark } = ownData;
  await ownData.task({ name: `Low ${mark}`, priority: 20, description: `Low ${mark}` });
  await ownData.task({ name: `High ${mark}`, priority: 80 });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  const rows = page.getByRole('grid').locator('[data-row]');
  const pill = (name: string) => page.getByRole('button', { name, exact: true });
  await app.signIn('demo');
  await app.open(
    searchAddress(filterId, [
      { type: 'priority', operator: 'min', value: '50' },
      { type: 'name', operator: 'Like', value: 'High' },
    ]),
  );
  await expect(rows).toHaveText([/High/]);

  await pill('Name contains High').click();
  await expectNoAxeViolations(page);
  await pill('Name: Change criterion').click();
  await page.getByRole('menuitemradio', { name: 'Description', exact: true }).click();
  await expect(pill('Description contains High')).toBeFocused();
  await expect(rows).toHaveCount(0);
  await page.keyboard.press('Delete');
  await expect(rows).toHaveText([/High/]);

  // By keys: from the value back to the operator, and its other choice.
  await expect(pill('Priority ≥ 50')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(pill('Priority ≥ 50')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(pill('at least: Change operator')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'at least' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(pill('Priority ≤ 50')).toBeFocused();
  await expect(rows).toHaveText([/Low/]);
});

test('criteria that are not valid are marked and left out', async ({ app, page, ownData }) => {
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
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: /^Priority ≥ high/ }).click();
  await page.getByRole('combobox', { name: 'Search tasks' }).fill('99');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No tasks match this search.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove all criteria' }).click();
  await expect(page.getByRole('grid').locator('[data-row]')).toHaveCount(1);
  await expect(page).not.toHaveURL(/searchQuery/);
});

test('a list is entered by lines and a time by its picker', async ({ app, page, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Hers ${mark}`, assignee: 'mary', due: '2031-05-10T12:00:00.000+0000' });
  await ownData.task({ name: `His ${mark}`, assignee: 'john' });
  await ownData.task({ name: `Nobody's ${mark}` });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  await app.signIn('demo');
  await app.open(`#/?filter=${filterId}`);
  const field = page.getByRole('combobox', { name: 'Search tasks' });
  const rows = page.getByRole('grid').locator('[data-row]');

  await field.fill('assignee');
  await page.getByRole('option', { name: 'Assignee', exact: true }).click();
  await page.getByRole('option', { name: 'is one of' }).click();
  await page.getByRole('option', { name: 'Enter multiple values' }).click();
  await page.getByRole('dialog').getByLabel('One value per line').fill('mary\n john,\n');
  await expectNoAxeViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('is one of mary, john')).toBeVisible();
  await expect(field).toBeFocused();

  await field.fill('due');
  await page.getByRole('option', { name: 'Due date', exact: true }).click();
  await page.getByRole('option', { name: 'after' }).click();
  await page.getByRole('option', { name: 'Choose date and time' }).click();
  await page.getByRole('dialog').getByLabel('Date', { exact: true }).fill('2031-05-01');
  await page.getByRole('dialog').getByLabel('Time').fill('08:30');
  await expectNoAxeViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Hers');
});

test('values are suggested by name, by the engine where there are too many to fetch', async ({
  app,
  page,
  ownData,
}) => {
  const { mark } = ownData;
  await ownData.task({ name: `Hers ${mark}`, assignee: 'mary' });
  await ownData.task({ name: `His ${mark}`, assignee: 'john' });
  await ownData.task({ name: `Theirs ${mark}`, assignee: 'peter' });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  // A directory of which Mary is not among the first.
  const crowd = Array.from({ length: 200 }, (_, index) => ({ id: `a${index}`, firstName: `A${index}` }));
  await page.route(/\/user\?sortBy=/, (route) => route.fulfill({ json: crowd }));
  await app.signIn('demo');
  await app.open(`#/?filter=${filterId}`);
  const field = page.getByRole('combobox', { name: 'Search tasks' });
  const rows = page.getByRole('grid').locator('[data-row]');

  await field.fill('assignee');
  await page.getByRole('option', { name: 'Assignee', exact: true }).click();
  await page.getByRole('option', { name: 'is one of' }).click();
  await field.pressSequentially('oka');
  await expect(page.getByRole('option', { name: 'Mary Okafor' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('mary, ');
  // Who is nowhere in the directory may be typed all the same.
  await page.keyboard.type('john');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: 'Assignee is one of mary, john', exact: true }),
  ).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.keyboard.type('process definition key');
  await page.getByRole('option', { name: 'Process definition key', exact: true }).click();
  await page.getByRole('option', { name: /^equals/ }).click();
  await page.keyboard.type('invoice app');
  await page.getByRole('option', { name: /Invoice approval/ }).click();
  await expect(
    page.getByRole('button', { name: 'Process definition key = invoice', exact: true }),
  ).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test.describe('a search that the engine refuses', () => {
  test.use({ expectedAnswers: { 400: /\/filter\/[^/]+\/(list|count)/ } });

  test('shows what it says and leads back to the search', async ({ app, page, ownData }) => {
    const filterId = await ownData.filter(ownData.mark, {});
    await app.signIn('demo');
    // Engines evaluate expressions of stored filters only, unless their administrators say otherwise.
    await app.open(searchAddress(filterId, [{ type: 'assignee', value: '#{nobody.knows}' }]));

    await expect(page.getByText('The engine rejected this search')).toBeVisible();
    await expect(page.getByText(/Expressions are forbidden/).first()).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Change search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search tasks' })).toBeFocused();
  });
});

test('the search is shown and hidden, and its command brings it back', async ({ app, page }) => {
  await app.signIn('demo');
  await app.open();
  const field = page.getByRole('combobox', { name: 'Search tasks' });
  await expect(field).toBeVisible();

  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(field).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
});

test('a search becomes a filter', async ({ app, page, engineAs, ownData }) => {
  const { mark } = ownData;
  await ownData.task({ name: `Wanted ${mark}`, assignee: 'mary', priority: 77 });
  await ownData.task({ name: `Other ${mark}`, assignee: 'mary' });
  await ownData.task({ name: `His ${mark}`, assignee: 'john', priority: 77 });
  const filterId = await ownData.filter(mark, { nameLike: `%${mark}%` });
  await app.signIn('demo');
  await app.open(
    searchAddress(filterId, [
      { type: 'priority', operator: 'min', value: '70' },
      { type: 'assignee', value: 'mary' },
      { type: 'name', operator: 'Like', value: 'Want' },
    ]),
  );
  await expect(page.getByRole('grid').locator('[data-row]')).toHaveCount(1);

  await page.getByRole('button', { name: 'Save as filter' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(`Found ${mark}`);
  await dialog.getByRole('button', { name: /^(Save|Create)/ }).click();
  await expect(dialog).toHaveCount(0);

  const demo = await engineAs('demo');
  const filters: { id: string; name: string }[] = await demo.get('filter?resourceType=Task');
  const saved = filters.find(({ name }) => name === `Found ${mark}`);
  const tasks: { name: string }[] = await demo.get(`filter/${saved?.id}/list`);
  await demo.send('DELETE', `api/engine/engine/default/filter/${saved?.id}`);
  expect(tasks.map(({ name }) => name)).toEqual([`Wanted ${mark}`]);
});
