import { FORM_FILES, FORM_HTML, FORM_KINDS } from '../fixtures/forms/formKinds';
import { countPresses } from '../fixtures/keys/countPresses';
import { watchFocus } from '../fixtures/keys/watchFocus';
import { expect, test } from '../fixtures/test';

const TASKS = 20;
const MOST = 1 + 2 * TASKS;

const SCRIPTED = { attributes: 'camunda:formKey="embedded:deployment:scripted.html"' };
const SCRIPT = '<script cam-script type="text/form-script">camForm.on("submit", function () {});</script>';

test.use({ person: 'demo' });
test.describe.configure({ timeout: 180_000 });

test('twenty tasks of five kinds of forms are worked off by keys', async ({ app, page, demo, ownData }) => {
  const { mark } = ownData;
  const markups = Object.entries(FORM_KINDS).map(([name, { markup }]) => [name, markup]);
  const forms = { ...Object.fromEntries(markups), scripted: SCRIPTED };
  const scripted = FORM_HTML.replace('</form>', `${SCRIPT}</form>`);
  const keyOf = await ownData.deployForms(forms, { ...FORM_FILES, 'scripted.html': scripted });
  const kinds = Object.keys(forms);
  const tasks = [];
  for (let index = 0; index < TASKS; index += 1) {
    const kind = kinds[index % kinds.length] ?? 'generic';
    const variables = kind === 'generic' ? { title: { value: 'none', type: 'String' } } : {};
    const id = await ownData.taskOfProcess(keyOf(kind), variables, 'demo', `${index}-${mark}`);
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
  await expect(app.rows.first()).toBeFocused();
  presses.begin();
  const press = async (key: string) => {
    await page.keyboard.press(key);
    expect(await lost(), `after ${key}`).toEqual([]);
  };

  // Enter alone would start "My work" once it has loaded.
  await press('Control+Enter');
  for (const [index, { kind }] of tasks.entries()) {
    await expect(page.getByRole('article').getByText(`${index}-${mark}`).first()).toBeVisible();
    await press('c');
    if (kind === 'generic') await expect(app.complete).toBeFocused();
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
