import { FORM_FILES, FORM_KINDS } from '../fixtures/forms/formKinds';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.use({ person: 'demo', expectedAnswers: { 401: /\/api\//, 500: /\/submit-form$/ } });

const CONSTRAINT =
  '<camunda:formData><camunda:formField id="title" label="Title" type="string"><camunda:validation><camunda:constraint name="maxlength" config="5" /></camunda:validation></camunda:formField></camunda:formData>';

for (const name of ['embedded', 'form-js']) {
  test(`what the engine refuses stands at its field: ${name}`, async ({ app, page, ownData }) => {
    const form = { ...FORM_KINDS[name]?.markup, content: CONSTRAINT };
    const keyOf = await ownData.deployForms({ [name]: form }, FORM_FILES);
    await app.open(`#/?task=${await ownData.taskOfProcess(keyOf(name))}`);
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.fill('much too long');
    await app.complete.click();
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
