import { filterForm } from '../fixtures/forms/filterForm';
import { expectDistinctNames } from '../fixtures/looks/expectDistinctNames';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo' });

test('each control of the list and the filters has its own name', async ({ app, page }) => {
  await app.open();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expectDistinctNames(page);
});

for (const [assignee, action] of [
  [null, 'Claim'],
  ['mary', 'Assign to me'],
  ['demo', 'Complete'],
] as const) {
  test(`controls of a task of ${assignee ?? 'nobody'} differ`, async ({ app, page, demo, ownData }) => {
    const id = await ownData.taskOfProcess('holiday-request', {}, assignee ?? 'demo');
    if (assignee === null) await demo.post(`task/${id}/unclaim`, {});
    await app.open(`#/?task=${id}`);
    await expect(page.getByRole('button', { name: action, exact: true })).toBeVisible();
    await expectDistinctNames(page);
  });
}

test('each variable of a generic form has its own name', async ({ app, page, ownData }) => {
  const id = await ownData.task({ name: 'Two dates', assignee: 'demo' });
  await app.open(`#/?task=${id}`);
  await app.unfoldVariables();
  for (const name of ['first', 'second']) {
    await page.getByRole('button', { name: 'Add a variable' }).click();
    const row = page.getByRole('group', { name: 'New variable' });
    await row.getByRole('combobox', { name: /^Type/ }).selectOption('Date');
    await row.getByRole('textbox', { name: /^Name/ }).fill(name);
  }
  await expectDistinctNames(page);
});

test('each control of the dialog for a new task has its own name', async ({ app, page }) => {
  await app.open();
  await page.getByRole('button', { name: 'Create task' }).click();
  await expect(page.getByRole('dialog', { name: 'Create task' })).toBeVisible();
  await expectDistinctNames(page);
});

test('each control of the start dialog has its own name', async ({ app, page }) => {
  await app.open();
  await page.getByRole('button', { name: 'Start process' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Holiday request/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await expectDistinctNames(page);
});

test('each criterion in the dialog of a filter has its own name', async ({ app, page }) => {
  await app.open();
  await page.getByRole('button', { name: 'Create filter' }).click();
  const form = filterForm(page);
  await expect(form.name).toBeVisible();
  await expectDistinctNames(page);
  await form.section('Criteria');
  for (const criterion of ['Due after', 'Due before', 'Assignee is one of', 'Candidate group is one of']) {
    await form.addCriterion(criterion);
  }
  await form.addCriterion('Task variable');
  await form.addCriterion('Task variable');
  await expectDistinctNames(page);
});
