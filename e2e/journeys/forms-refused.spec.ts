import type { EngineSession } from '../../engine/demo/data/session/sign-in.mjs';
import { signIn } from '../../engine/demo/data/session/sign-in.mjs';
import { FORM_HTML, FORM_SCHEMA } from '../fixtures/forms/formKinds';
import { deployForms, type FormsDeployment, removeDeployment } from '../fixtures/forms/formsDeployment';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';
import { testEngine } from '../fixtures/testEngine';

/* What the engine says of single fields of a form, and forms that do not end their task. */

const CONSTRAINT =
  '<camunda:formData><camunda:formField id="title" label="Title" type="string"><camunda:validation><camunda:constraint name="maxlength" config="5" /></camunda:validation></camunda:formField></camunda:formData>';

let demo: EngineSession;
let deployment: FormsDeployment;

test.use({ expectedAnswers: { 401: /\/api\//, 500: /\/submit-form$/ } });

test.beforeAll(async () => {
  demo = await signIn({ baseUrl: testEngine().baseUrl, engine: 'default', userId: 'demo' });
  deployment = await deployForms(
    demo,
    `r${Date.now().toString(36)}`,
    {
      // The engine checks its own fields, whatever draws the form.
      embedded: { attributes: 'camunda:formKey="embedded:deployment:matrix.html"', content: CONSTRAINT },
      'form-js': {
        attributes: 'camunda:formKey="camunda-forms:deployment:matrix.form"',
        content: CONSTRAINT,
      },
    },
    { 'matrix.html': FORM_HTML, 'matrix.form': FORM_SCHEMA },
  );
});

test.afterAll(async () => {
  await removeDeployment(demo, deployment.id);
});

async function start(name: string): Promise<string> {
  const { id } = await demo.post(`process-definition/key/${deployment.keyOf(name)}/start`);
  const [task] = await demo.get(`task?processInstanceId=${id}`);
  await demo.post(`task/${task.id}/assignee`, { userId: 'demo' });
  return task.id;
}

for (const name of ['embedded', 'form-js']) {
  test(`what the engine refuses stands at its field: ${name}`, async ({ app, page }) => {
    const taskId = await start(name);
    await app.openAs('demo', `#/?task=${taskId}`);
    const title = page.getByRole('textbox', { name: 'Title' });
    const complete = page.getByRole('button', { name: 'Complete', exact: true });
    await title.fill('much too long');
    await complete.click();
    await expect(page.getByText('Enter at most 5 characters.')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('rejected the values in the marked fields');
    await expect(title).toBeFocused();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(title).toHaveAccessibleDescription(/Enter at most 5 characters/);
    await expect(title).toHaveValue('much too long');
    await expectAccessible(page, 'field refused by the engine', '[role=tabpanel]');

    await title.fill('short');
    await expect(page.getByText('Enter at most 5 characters.')).toBeHidden();
    await title.press('Control+Enter');
    await expect(page.getByText('Task completed').first()).toBeVisible();
  });
}

test('the form of a delegated task says that it resolves, and does', async ({ app, page }) => {
  const taskId = await start('embedded');
  await demo.post(`task/${taskId}/assignee`, { userId: 'mary' });
  await demo.post(`task/${taskId}/delegate`, { userId: 'demo' });
  await app.openAs('demo', `#/?task=${taskId}`);
  const form = page.getByRole('region', { name: 'Form', exact: true });
  await form.getByRole('textbox', { name: 'Title' }).fill('done');
  await expect(form.getByRole('button', { name: 'Complete', exact: true })).toHaveCount(0);
  await form.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('Task resolved')).toBeVisible();
  // The task is Mary's again; who may assign tasks could take it.
  await expect(form.getByRole('button', { name: 'Assign to me' })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Complete', exact: true })).toHaveCount(0);
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeDisabled();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('done');
  await expect(page.getByText(/^Draft restored/)).toBeHidden();
  expect(await demo.get(`task/${taskId}`)).toMatchObject({ assignee: 'mary', delegationState: 'RESOLVED' });
});
