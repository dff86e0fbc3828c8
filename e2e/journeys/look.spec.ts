import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

test('language and appearance are chosen in the account menu and kept', async ({ app, page }) => {
  await app.signIn('demo');
  await app.open('#/?task=taskweave-standalone');
  await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const german = page.getByRole('menuitemradio', { name: 'Deutsch' });
  if (!(await german.isVisible())) await page.getByRole('button', { name: /^Account of/ }).click();
  await german.click();

  await expect(page.getByRole('button', { name: 'Prozess starten' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Aufgaben' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('tab', { name: 'Formular' })).toBeVisible();
  await expectNoAxeViolations(page);
});
