import { filterForm } from '../fixtures/forms/filterForm';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expectDistinctNames } from '../fixtures/looks/expectDistinctNames';
import { expect, test } from '../fixtures/test';

test('each kind of criterion finds the right tasks @T1.10 @S2.37', async ({ app, page, demo, ownData }) => {
  const { mark } = ownData;
  const due = '2031-05-05T10:00:00.000+0000';
  const right = await ownData.task({ name: `Right ${mark}`, assignee: 'mary', priority: 70, due });
  const wrong = [
    await ownData.task({ name: `Wrong person ${mark}`, assignee: 'john', priority: 70, due }),
    await ownData.task({ name: `Wrong priority ${mark}`, assignee: 'mary', priority: 10, due }),
    await ownData.task({ name: `Wrong date ${mark}`, assignee: 'mary', priority: 70 }),
    await ownData.task({ name: `Wrong variable ${mark}`, assignee: 'mary', priority: 70, due }),
  ];
  for (const id of [right, ...wrong]) {
    const value = id === wrong.at(-1) ? 5 : 12000;
    await demo.put(`task/${id}/localVariables/amount`, { value, type: 'Integer' });
  }
  await app.openAs('demo');
  await page.getByRole('button', { name: 'Create filter' }).click();
  const form = filterForm(page);
  await form.name.fill(`Filter ${mark}`);
  await expectAccessible(page, 'new filter');
  await expectDistinctNames(page);

  await form.section('More criteria');
  await form.addCriterion('Name contains');
  await form.value('Name contains').fill(mark);
  await form.addCriterion('Assignee is one of');
  await form.value('Assignee is one of').fill('mary, peter');
  await form.value('Assignee is one of').press('Tab');
  await form.addCriterion('Priority at least');
  await form.value('Priority at least').fill('50');
  await form.addCriterion('Due after');
  await form.value('Due after').fill('2031-01-31 08:00');
  await form.value('Due after').press('Tab');
  await form.addCriterion('Assigned');
  const variable = await form.addCriterion('Task variable');
  await form.fill(variable.getByLabel('Variable name').and(page.locator('input')), 'amount');
  await variable.getByLabel('Type').selectOption({ label: 'Number' });
  await variable.getByLabel('Condition').selectOption({ label: 'is at least' });
  await variable.getByLabel('Value').fill('10000');
  await expectAccessible(page, 'criteria of a filter');
  await form.section('Variables');
  await form.dialog.getByRole('button', { name: 'Add variable' }).click();
  const variables = form.dialog.getByRole('group', { name: /^Variables/ });
  await variables.getByRole('textbox', { name: 'Name' }).fill('amount');
  await form.dialog.getByRole('textbox', { name: 'Label' }).fill('Amount');
  await form.save.click();
  await expect(form.dialog).toBeHidden();

  const link = page.getByRole('link', { name: new RegExp(`^Filter ${mark}`) });
  await expect(link).toHaveAttribute('aria-current', 'true');
  const { rows } = app;
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(`Right ${mark}`);
  await expect(link).toHaveAccessibleName(`Filter ${mark} 1`);

  const filters: { id: string; name: string; query: Record<string, unknown> }[] = await demo.get('filter');
  const stored = filters.find(({ name }) => name === `Filter ${mark}`);
  ownData.adopt(`filter/${stored?.id}`);
  expect(stored?.query).toMatchObject({
    nameLike: `%${mark}%`,
    assigneeIn: ['mary', 'peter'],
    minPriority: 50,
    dueAfter: '2031-01-31T07:00:00.000+0000',
    assigned: true,
    taskVariables: [{ name: 'amount', operator: 'gteq', value: 10000 }],
  });
});

test('the engine understands expressions and OR @T3.7 @T5.10', async ({ app, page, demo, ownData }) => {
  const { mark } = ownData;
  const mine = await ownData.task({ name: `Mine ${mark}`, assignee: 'demo' });
  await ownData.task({ name: `Theirs ${mark}`, assignee: 'mary' });
  await app.openAs('demo');
  await page.getByRole('button', { name: 'Create filter' }).click();
  const form = filterForm(page);
  async function edit(): Promise<void> {
    await page.getByRole('button', { name: `Actions for the filter Any ${mark}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await form.section('More criteria');
  }
  await form.name.fill(`Any ${mark}`);
  await form.section('More criteria');
  await form.addCriterion('Task ID');
  await form.value('Task ID').fill(mine);
  await form.addCriterion('Name');
  await form.value('Name').fill(`Theirs ${mark}`);
  await form.dialog.getByLabel('Show tasks that match').selectOption({ label: 'Any of the criteria' });
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  const { rows } = app;
  await expect(rows).toHaveCount(2);

  await edit();
  await expect(form.value('Task ID')).toHaveValue(mine);
  await expect(form.dialog.getByLabel('Show tasks that match')).toHaveValue('any');
  await form.dialog.getByRole('button', { name: 'Remove Name', exact: true }).click();
  await form.dialog.getByLabel('Show tasks that match').selectOption({ label: 'All of the criteria' });
  await form.addCriterion('Assignee');
  await form.fill(form.value('Assignee'), '$' + '{currentUser()}');
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText(`Mine ${mark}`);

  const filters: { id: string; name: string }[] = await demo.get('filter');
  const stored = filters.find(({ name }) => name === `Any ${mark}`);
  ownData.adopt(`filter/${stored?.id}`);
  expect(stored).toMatchObject({ owner: 'demo', query: { assigneeExpression: '$' + '{currentUser()}' } });

  await edit();
  const more = ['Due after', 'Due before', 'Candidate group is one of', 'Task variable', 'Task variable'];
  for (const criterion of more) await form.addCriterion(criterion);
  await expectDistinctNames(page);
});

test('a filter is made of words, and changed by them', async ({ app, page, demo, ownData }) => {
  const { mark } = ownData;
  // Browser and engine have their own time zones: this moment alone is today in both.
  const now = new Date().toISOString().replace('Z', '+0000');
  await ownData.task({ name: `Today ${mark}`, assignee: 'demo', due: now });
  await ownData.task({ name: `Whenever ${mark}`, assignee: 'demo' });
  await app.openAs('demo');
  await page.getByRole('button', { name: 'Create filter' }).click();
  const form = filterForm(page);
  await form.name.fill(`Words ${mark}`);
  await form.words.fill(`name contains ${mark}`);
  await expect(form.dialog.getByText('Matching tasks: 2')).toBeVisible();
  await form.words.press('Enter');
  await form.words.fill('due today');
  await form.words.press('Enter');
  await expect(form.dialog.getByText('Matching tasks: 1')).toBeVisible();
  await expect(form.chips).toHaveText([`Name contains ${mark}`, 'Due today']);
  await expectAccessible(page, 'filter in words');
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  await expect(app.rows).toHaveCount(1);
  const filters: { id: string; name: string }[] = await demo.get('filter');
  ownData.adopt(`filter/${filters.find(({ name }) => name === `Words ${mark}`)?.id}`);

  await page.getByRole('button', { name: `Actions for the filter Words ${mark}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(form.chips).toHaveText([`Name contains ${mark}`, 'Due today']);
  await form.dialog
    .getByRole('button', { name: 'Remove Due is today' })
    .or(form.dialog.getByRole('button', { name: 'Remove Due today' }))
    .click();
  await form.save.click();
  await expect(form.dialog).toBeHidden();
  await expect(app.rows).toHaveCount(2);
});
