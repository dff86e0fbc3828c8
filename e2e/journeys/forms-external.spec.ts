import type { EngineSession } from '../../engine/demo/data/session/sign-in.mjs';
import { signIn } from '../../engine/demo/data/session/sign-in.mjs';
import { deployForms, type FormsDeployment, removeDeployment } from '../fixtures/forms/formsDeployment';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';
import { testEngine } from '../fixtures/testEngine';

/* Forms of other applications: they learn what they are for and where to come back to, and are sent by themselves. */

let demo: EngineSession;
let deployment: FormsDeployment;

test.use({
  expectedAnswers: { 400: /\/task\//, 401: /\/api\//, 404: /\/task\/|favicon/ },
});

test.beforeAll(async () => {
  demo = await signIn({ baseUrl: testEngine().baseUrl, engine: 'default', userId: 'demo' });
  const key = '/forms/external-form.html?lang=en';
  deployment = await deployForms(
    demo,
    `x${Date.now().toString(36)}`,
    {
      external: { attributes: `camunda:formKey="${key}"`, startAttributes: `camunda:formKey="${key}"` },
      // No web page: the key of a process that was deployed by mistake, or worse.
      script: { attributes: 'camunda:formKey="javascript:alert(1)"' },
    },
    {},
  );
});

test.afterAll(async () => {
  await removeDeployment(demo, deployment.id);
});

async function taskOf(name: string): Promise<string> {
  const { id } = await demo.post(`process-definition/key/${deployment.keyOf(name)}/start`);
  const [task] = await demo.get(`task?processInstanceId=${id}`);
  await demo.post(`task/${task.id}/assignee`, { userId: 'demo' });
  return task.id;
}

test('a task leads to its form and back; completed there, it is gone here @T4.19', async ({ app, page }) => {
  const taskId = await taskOf('external');
  await app.openAs('demo', `#/?task=${taskId}`);
  const link = page.getByRole('link', { name: 'Open the form' });
  await expect(link).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).toHaveCount(0);
  await expectAccessible(page, 'external form', '[role=tabpanel]');
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({ lang: 'en', taskId, callbackUrl: `${app.url}#/` });

  await link.press('Enter');
  await expect(page.getByRole('heading', { name: 'External form' })).toBeVisible();
  await expect(page.locator('#task')).toHaveText(taskId);
  await demo.post(`task/${taskId}/complete`, { variables: { title: { value: 'done there' } } });
  await page.getByRole('link', { name: 'Back to the task list' }).click();
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();

  await app.open(`#/?task=${taskId}`);
  await expect(page.getByText('The task does not exist').first()).toBeVisible();
  await expect(link).toHaveCount(0);
});

test('coming back from a form finds its task, which has to be claimed before', async ({ app, page }) => {
  const taskId = await taskOf('external');
  await demo.post(`task/${taskId}/unclaim`);
  await app.openAs('demo', `#/?task=${taskId}`);
  const form = page.getByRole('tabpanel');
  await expect(form.getByRole('button', { name: 'Open the form' })).toBeDisabled();
  await form.getByRole('button', { name: 'Claim' }).click();
  await form.getByRole('link', { name: 'Open the form' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'External form' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the task list' }).click();
  await expect(page).toHaveURL(new RegExp(`task=${taskId}`));
  await expect(form.getByRole('link', { name: 'Open the form' })).toBeVisible();
  await demo.post(`task/${taskId}/complete`, { variables: { title: { value: 'done' } } });
});

test('a claim that was pressed reaches the engine before the form opens', async ({ app, page }) => {
  const taskId = await taskOf('external');
  await demo.post(`task/${taskId}/unclaim`);
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/claim', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await app.openAs('demo', `#/?task=${taskId}`);
  const form = page.getByRole('tabpanel');
  await form.getByRole('button', { name: 'Claim' }).click();
  const link = form.getByRole('link', { name: 'Open the form' });
  await link.press('Enter');
  await expect(link).toHaveAttribute('data-busy');
  letGo();
  await expect(page.getByRole('heading', { name: 'External form' })).toBeVisible();
  expect(await demo.get(`task/${taskId}`)).toMatchObject({ assignee: 'demo' });
  await demo.post(`task/${taskId}/complete`, { variables: { title: { value: 'done' } } });
});

test('a process leads to its form with its key', async ({ app, page }) => {
  await app.openAs('demo', `#/?processStart=${deployment.keyOf('external')}`);
  const dialog = page.getByRole('dialog');
  const link = dialog.getByRole('link', { name: 'Open the form' });
  await expect(link).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Start', exact: true })).toHaveCount(0);
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    lang: 'en',
    processDefinitionKey: deployment.keyOf('external'),
    callbackUrl: `${app.url}#/`,
  });
});

test('an address that is no web page is not offered', async ({ app, page }) => {
  const taskId = await taskOf('script');
  await app.openAs('demo', `#/?task=${taskId}`);
  await expect(page.getByText('The form does not have a valid address.')).toBeVisible();
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
});
