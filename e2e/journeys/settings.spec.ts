import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

test('a person sets the look, the language and the keys, by keyboard alone', async ({ app, page }) => {
  await app.signIn('demo');
  await app.open();
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();

  await page.keyboard.press(',');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('checkbox', { name: 'Use single keys' })).toBeChecked();
  await expectNoAxeViolations(page);

  await settings.getByRole('combobox', { name: 'Appearance' }).selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const row = page.getByRole('grid', { name: 'Tasks', includeHidden: true }).locator('[data-row="0"]');
  await settings.getByRole('combobox', { name: 'Density' }).selectOption('Compact');
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(56);

  await settings.getByRole('button', { name: 'Show all shortcuts' }).press('Enter');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByRole('checkbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();

  await settings.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Einzelne Tasten benutzen' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press(',');
  await expect(page.getByRole('dialog')).toBeHidden();

  // Without keys there is the menu; what was chosen stays.
  await page.reload();
  await page.getByRole('button', { name: /^Konto von/ }).click();
  await page.getByRole('menuitem', { name: 'Einstellungen' }).click();
  await expect(page.getByRole('combobox', { name: 'Darstellung' })).toHaveValue('dark');
  await expect(page.getByRole('checkbox', { name: 'Einzelne Tasten benutzen' })).not.toBeChecked();
});
