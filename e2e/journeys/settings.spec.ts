import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { tabTo } from '../fixtures/looks/tabTo';
import { expect, test } from '../fixtures/test';

test('a person sets the look, the language and the keys, by keyboard alone', async ({ app, page }) => {
  await app.openAs('demo');
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();

  await page.keyboard.press(',');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('checkbox', { name: 'Single-key shortcuts' })).toBeChecked();
  await expectAccessible(page, 'settings');

  // In a closed select, typing the first letter chooses.
  await tabTo(page, settings.getByRole('combobox', { name: 'Appearance' }));
  await page.keyboard.press('d');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const row = page.getByRole('grid', { name: 'Tasks', includeHidden: true }).locator('[data-row="0"]');
  await tabTo(page, settings.getByRole('combobox', { name: 'Density' }));
  await page.keyboard.type('comp');
  await expect.poll(async () => (await row.boundingBox())?.height).toBe(44);

  await tabTo(page, settings.getByRole('button', { name: 'Show all shortcuts' }));
  await page.keyboard.press('Enter');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts.getByRole('checkbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();

  await tabTo(page, settings.getByRole('combobox', { name: 'Language' }));
  await page.keyboard.press('d');
  await expect(page.getByRole('dialog', { name: 'Einstellungen' })).toBeVisible();
  await tabTo(page, page.getByRole('checkbox', { name: 'Kürzel mit einer Taste' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Kürzel mit einer Taste' })).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press(',');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.reload();
  await tabTo(page, page.getByRole('button', { name: /^Konto von/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.type('Einst');
  await expect(page.getByRole('menuitem', { name: 'Einstellungen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Darstellung' })).toHaveValue('dark');
  await expect(page.getByRole('checkbox', { name: 'Kürzel mit einer Taste' })).not.toBeChecked();
});
