import type { Page } from '@playwright/test';
import { FORM_HTML, FORM_SCHEMA } from '../fixtures/forms/formKinds';
import {
  deployForms,
  type FormsDeployment,
  removeDeployment,
  type TaskFormMarkup,
} from '../fixtures/forms/formsDeployment';
import { countPresses } from '../fixtures/keys/countPresses';
import { watchFocus } from '../fixtures/keys/watchFocus';
import { expect, test } from '../fixtures/test';

const TASKS = 20;
/** Keys besides what is typed: one opens the first, two claim and complete each. */
const MOST = 1 + 2 * TASKS;

const FORMS: Readonly<Record<string, TaskFormMarkup>> = {
  generic: {},
  generated: {
    content:
      '<camunda:formData><camunda:formField id="title" label="Title" type="string"><camunda:validation><camunda:constraint name="required" /></camunda:validation></camunda:formField></camunda:formData>',
  },
  embedded: { attributes: 'camunda:formKey="embedded:deployment:queue.html"' },
  scripted: { attributes: 'camunda:formKey="embedded:deployment:queue-scripted.html"' },
  'form-js': { attributes: 'camunda:formKey="camunda-forms:deployment:queue.form"' },
};

const SCRIPT = '<script cam-script type="text/form-script">camForm.on("submit", function () {});</script>';

let deployment: FormsDeployment | null = null;

test.use({ person: 'demo' });
test.describe.configure({ timeout: 180_000 });

test.afterEach(async ({ demo }) => {
  if (deployment !== null) await removeDeployment(demo, deployment.id);
});

test('twenty tasks of five kinds of forms are worked off from the queue of a group by keys alone', async ({
  app,
  page,
  demo,
  ownData,
}) => {
  const { mark } = ownData;
  deployment = await deployForms(demo, mark, FORMS, {
    'queue.html': FORM_HTML,
    'queue-scripted.html': FORM_HTML.replace('</form>', `${SCRIPT}</form>`),
    'queue.form': FORM_SCHEMA,
  });
  const kinds = Object.keys(FORMS);
  const tasks = [];
  for (let index = 0; index < TASKS; index += 1) {
    const kind = kinds[index % kinds.length] ?? 'generic';
    // Without a form nobody says it.
    const variables = kind === 'generic' ? { title: { value: 'none', type: 'String' } } : {};
    const id = await ownData.taskOfProcess(deployment.keyOf(kind), variables, 'demo', `${index}-${mark}`);
    await demo.post(`task/${id}/unclaim`, {});
    await demo.post(`task/${id}/identity-links`, { groupId: 'accounting', type: 'candidate' });
    tasks.push({ id, kind });
  }
  const filter = await ownData.filter(`Queue ${mark}`, {
    processInstanceBusinessKeyLike: `%${mark}`,
    candidateGroup: 'accounting',
    unassigned: true,
  });
  const presses = await countPresses(page);
  const lost = await watchFocus(page);
  await app.open(
    `#/?filter=${filter}&sorting=${encodeURIComponent('[{"sortBy":"created","sortOrder":"asc"}]')}`,
  );
  await expect(page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first()).toBeFocused();
  presses.begin();
  const press = async (key: string) => {
    await page.keyboard.press(key);
    expect(await lost(), `after ${key}`).toEqual([]);
  };

  // Enter alone would begin with “My work”, once that has come.
  await press('Control+Enter');
  for (const [index, { kind }] of tasks.entries()) {
    await expect(page.getByRole('article').getByText(`${index}-${mark}`).first()).toBeVisible();
    await press('c');
    if (kind === 'generic') await expect(complete(page)).toBeFocused();
    else {
      await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
      await page.keyboard.type(`by hand ${index}`);
    }
    await press('Control+Enter');
  }

  await expect
    .poll(async () => (await demo.get(`task?processInstanceBusinessKeyLike=%${mark}`)).length)
    .toBe(0);
  const pressed = await presses.list();
  console.log(`${TASKS} tasks: ${pressed.length} presses`);
  expect(pressed.length, pressed.join(', ')).toBeLessThanOrEqual(MOST);
  expect(pressed).not.toContain('click');
});

const complete = (page: Page) => page.getByRole('button', { name: 'Complete', exact: true });
