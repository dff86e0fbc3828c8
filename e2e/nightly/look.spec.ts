import type { Page } from '@playwright/test';
import { clippedTexts } from '../fixtures/looks/clippedTexts';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test('language and appearance are chosen in the account menu and kept', async ({ app, page }) => {
  await app.openAs('demo', '#/?task=taskweave-standalone');
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
  await expectAccessible(page, 'inbox in the dark');

  for (const text of [
    ':root { font-size: 200% }',
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  ]) {
    await page.evaluate((rule) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rule);
      document.adoptedStyleSheets = [sheet];
    }, text);
    await expect.poll(() => cutCells(page), text).toEqual([]);
    expect(await clippedTexts(page), text).toEqual([]);
  }
});

function cutCells(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-row] > [role=gridcell]')]
      .filter((cell) => {
        const row = cell.parentElement?.getBoundingClientRect();
        const { top, bottom } = cell.getBoundingClientRect();
        return row === undefined || top < row.top || bottom > row.bottom;
      })
      .map((cell) => cell.textContent),
  );
}
