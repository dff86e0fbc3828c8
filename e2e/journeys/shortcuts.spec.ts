import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test.beforeEach(async ({ app }) => {
  await app.openAs('demo');
  await expect(app.rows.first()).toBeFocused();
});

test('the shortcuts of the old Tasklist move the focus and start a process @T9.23', async ({ app, page }) => {
  await page.keyboard.press('Control+Shift+F');
  await expect(page.getByRole('navigation', { name: 'Filters' }).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Control+Alt+l');
  await expect(app.rows.first()).toBeFocused();
  await page.keyboard.press('Control+Alt+p');
  const dialog = page.getByRole('dialog', { name: 'Start process' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('p');
  await expect(dialog).toBeVisible();
});

test('the help lists every command with its keys, and turns single keys off @T2.49', async ({ page }) => {
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('?');
  await expect(help.getByText('Ctrl Alt L')).toBeVisible();
  await expect(help.getByText('Ctrl K')).toBeVisible();
  await expect(help.getByText('?', { exact: true })).toBeVisible();
  await expectAccessible(page, 'help');

  await help.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await expect(help.getByText('Ctrl K')).toBeVisible();
  await expect(help.getByText('?', { exact: true })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.keyboard.press('?');
  await page.keyboard.press('Control+Alt+l');
  await expect(help).toBeHidden();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await help.getByRole('checkbox', { name: 'Single-key shortcuts' }).check();
});

for (const language of ['en', 'de']) {
  test(`the help names nothing twice, and no key: ${language}`, async ({ page }) => {
    await page.evaluate((tag) => localStorage.setItem('taskweave.language', tag), language);
    await page.reload();
    const rows = page.getByRole('grid').getByRole('row');
    await rows.first().click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    const command = language === 'en' ? 'Go to form' : 'Zum Formular';

    await page.keyboard.press('?');

    const help = page.getByRole('dialog');
    await expect(help.getByText(command, { exact: true })).toHaveCount(1);
    const row = help.locator('dl > div').filter({ hasText: command });
    await expect(row.locator('kbd')).toHaveText([/^F$/, /F$/]);
    const names = await help.getByRole('term').allTextContents();
    const keys = await help.locator('dd kbd').allTextContents();
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });
}
