import { watchCalls } from '../fixtures/console/watchCalls';
import { expect, test } from '../fixtures/test';

/** None of these words may be in the demo data. */
const ENGLISH = /\b(Loading|Skip to|Unassigned|Account of|Sort|Search tasks)\b/;

test.describe('in a German browser', () => {
  test.use({ person: 'demo', locale: 'de-DE' });

  test('no English word is seen before the German ones, which come in one file', async ({ app, page }) => {
    await page.addInitScript((english) => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const look = () => {
        const word = new RegExp(english).exec(document.body?.textContent ?? '')?.[0];
        if (word !== undefined) seen.push(word);
      };
      new MutationObserver(look).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    }, ENGLISH.source);
    const files = watchCalls(page, /\/texts-/);

    await app.open();
    await expect(page.getByRole('grid', { name: 'Aufgaben' }).getByRole('row').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Konto von Dana Moreau' })).toBeVisible();

    expect(await page.evaluate(() => Reflect.get(globalThis, 'seen'))).toEqual([]);
    expect(files).toEqual([expect.stringMatching(/\/texts-de\.[\da-f]{12}\.json$/)]);
  });

  test('the page speaks English where the file cannot be had', async ({ app, page, consoleGuard }) => {
    consoleGuard.expectFailedConnections(/\/texts-de\./);
    await page.route('**/texts-de.*', (route) => route.abort());
    await app.open();
    await expect(app.rows.first()).toBeVisible();
  });
});

test.describe('in an English browser', () => {
  test.use({ person: 'demo' });

  test('German comes when it is chosen, and English stays for the next choice', async ({ app, page }) => {
    const files = watchCalls(page, /\/texts-/);
    await app.open();
    await page.getByRole('button', { name: 'Account of Dana Moreau' }).click();
    expect(files).toEqual([]);
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page.getByRole('grid', { name: 'Aufgaben' })).toBeVisible();
    await page.getByRole('button', { name: 'Konto von Dana Moreau' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
    expect(files).toHaveLength(1);
  });
});
