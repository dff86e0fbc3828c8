import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

test.beforeEach(async ({ app, page }) => {
  await app.signIn('demo');
  await app.open();
  await expect(page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first()).toBeFocused();
});

test('the shortcuts of the old Tasklist move the focus and start a process', async ({ page }) => {
  await page.keyboard.press('Control+Shift+F');
  await expect(page.getByRole('navigation', { name: 'Filters' }).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Control+Alt+l');
  await expect(page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first()).toBeFocused();
  await page.keyboard.press('Control+Alt+p');
  const dialog = page.getByRole('dialog', { name: 'Start process' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(dialog).toBeVisible();
});

test('the help lists every command with its keys, and turns single keys off', async ({ page }) => {
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(help.getByText('Ctrl Alt L')).toBeVisible();
  await expect(help.getByText('Ctrl K')).toBeVisible();
  await expectNoAxeViolations(page);

  await help.getByRole('checkbox', { name: 'Use single keys' }).uncheck();
  await expect(help.getByText('Ctrl K')).toBeVisible();
  await expect(help.getByText('?', { exact: true })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.keyboard.press('?');
  await page.keyboard.press('Control+Alt+l');
  await expect(help).toBeHidden();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await help.getByRole('checkbox', { name: 'Use single keys' }).check();
});

test('letters typed in a field stay letters', async ({ page }) => {
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Go to or do anything' });
  await field.pressSequentially('bm?');
  await expect(field).toHaveValue('bm?');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Filters' }).getByRole('link').first()).toBeVisible();
});
