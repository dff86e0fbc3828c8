import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

test.beforeEach(async ({ app }) => {
  await app.signIn('demo');
});

test('a process is found, started with its form, and announced', async ({ app, page, engineAs }) => {
  const demo = await engineAs('demo');
  const before = await demo.get('process-instance/count?processDefinitionKey=load-test');
  await app.open();
  await page.getByRole('button', { name: 'Start process' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /Load test/ })).toBeVisible();
  await expectNoAxeViolations(page);

  await dialog.getByRole('searchbox').or(dialog.getByRole('textbox')).first().fill('Load test');
  await expect(dialog.getByRole('button', { name: /Invoice/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: /Load test/ }).click();
  await expect(page).toHaveURL(/processStart=load-test/);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Add a variable' }).click();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('parcel');
  await dialog.getByRole('textbox', { name: /^Value/ }).fill('LT-BY-HAND');
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();

  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/processStart/);
  await expect(page.getByText(/started/i).first()).toBeVisible();
  const after = await demo.get('process-instance/count?processDefinitionKey=load-test');
  expect(after.count).toBe(before.count + 1);
});

test('a link opens the form of its process, which says what is missing', async ({ app, page }) => {
  await app.open('#/?processStart=holiday-request');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Start', exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: 'Start', exact: true }).click();

  await expect(dialog.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/processStart/);
});
