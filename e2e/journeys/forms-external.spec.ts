import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({
  person: 'demo',
  expectedAnswers: { 400: /\/task\//, 401: /\/api\//, 404: /\/task\/|favicon/ },
});

test('a task leads to its form and back @T4.19', async ({ app, page, demo, ownData }) => {
  const external = { attributes: 'camunda:formKey="/forms/external-form.html?lang=en"' };
  const keyOf = await ownData.deployForms({ external });
  const taskId = await ownData.taskOfProcess(keyOf('external'));
  await demo.post(`task/${taskId}/unclaim`);
  await app.open(`#/?task=${taskId}`);
  const form = page.getByRole('tabpanel');
  await expect(form.getByRole('button', { name: 'Open the form' })).toBeDisabled();
  await form.getByRole('button', { name: 'Claim' }).click();
  const link = form.getByRole('link', { name: 'Open the form' });
  await expect(link).toBeVisible();
  await expect(app.complete).toHaveCount(0);
  await expectAccessible(page, 'external form', '[role=tabpanel]');
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({ lang: 'en', taskId, callbackUrl: `${app.url}#/` });

  const back = page.getByRole('link', { name: 'Back to the task list' });
  await link.press('Enter');
  await expect(page.getByRole('heading', { name: 'External form' })).toBeVisible();
  await expect(page.locator('#task')).toHaveText(taskId);
  await back.click();
  await expect(page).toHaveURL(new RegExp(`task=${taskId}`));
  await link.press('Enter');
  await demo.post(`task/${taskId}/complete`, { variables: { title: { value: 'done there' } } });
  await back.click();
  await expect(app.rows.first()).toBeVisible();

  await app.open(`#/?task=${taskId}`);
  await expect(page.getByText('The task does not exist').first()).toBeVisible();
  await expect(link).toHaveCount(0);
});
