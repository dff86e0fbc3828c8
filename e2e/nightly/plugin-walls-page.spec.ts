import type { Page } from '@playwright/test';
import type { AppPage } from '../fixtures/AppPage';
import { expect, test } from '../fixtures/test';
import type { TestEngine } from '../fixtures/testEngine';
import type { PluginServer } from '../plugins/PluginServer';

const TASK = 'taskweave-standalone';

let server: PluginServer;

test.beforeEach(async ({ serve, app }) => {
  server = await serve('examples/hostile/dist');
  await app.signIn('demo');
});

/** The administrator has the plugins of these names in the file, and nothing else. */
async function administer(engine: TestEngine, ...ids: readonly string[]): Promise<void> {
  const plugins = await Promise.all(ids.map((id) => server.pin(id, id)));
  engine.configure({ policy: { origins: [server.origin] }, plugins });
}

const tabOf = (id: string, task = TASK) => `#/?task=${task}&detailsTab=${id}`;

for (const id of ['empties-page', 'covers-page', 'hides-page', 'hides-by-file']) {
  test(`${id}: the page is back, and the plugin off it @P30`, async ({ app, page, engine }) => {
    await administer(engine, id);
    await app.open(tabOf('task-detail-description'));
    const typed = page.getByRole('combobox', { name: 'Search tasks' });
    await typed.fill('name:half a word');
    // The address holds the typed words: one without them would empty the field.
    await expect(page).toHaveURL(/half/);
    await page.getByRole('tab', { name: id, exact: true }).click();

    await expect(page.getByText(`${id} was switched off`)).toBeVisible();
    await expect(typed).toHaveValue('name:half a word');
    await typed.fill('');
    await typed.press('Escape');
    await expectInboxWorks(app);
    await expectIncident(app, 'PLG-611', id);
    await app.go(tabOf(id));
    await page.reload();
    await expect(page.getByText(`${id} was switched off`)).toBeVisible();
  });
}

test('a page emptied again and again gives way to safe mode @P31', async ({ app, page, engine }) => {
  await administer(engine, 'empties-for-ever', 'well-behaved');
  await app.open(tabOf('empties-for-ever'));

  await expect(page.getByRole('heading', { name: 'This page can no longer be displayed' })).toBeVisible();
  await page.getByRole('link', { name: 'Open without plugins' }).click();
  await expect(
    page.getByText('After empties-for-ever was opened, this page could no longer be used (PLG-611).'),
  ).toBeVisible();
  await expect(page).not.toHaveURL(/detailsTab/);
  await expectInboxWorks(app);
  await expectIncident(app, 'PLG-611', 'empties-for-ever');
});

test('a page that is gone at a reload opens in safe mode @P32', async ({ app, page, engine }) => {
  await administer(engine, 'empties-page');
  await app.open(tabOf('empties-page'));
  // Before anybody has looked.
  await page.waitForFunction(() => document.getElementById('root') === null, null, { polling: 5 });
  await page.reload();

  await expect(page.getByText('After empties-page was opened')).toBeVisible();
  await expect(page).toHaveURL(/plugins=off/);
  await expect(page).not.toHaveURL(/detailsTab/);
  await expectIncident(app, 'PLG-611', 'empties-page');
  await page.getByRole('link', { name: 'Leave safe mode' }).click();
  await expect(page.getByText('After empties-page was opened')).toBeHidden();
});

test('a page that stood still opens in safe mode @P32', async ({ app, page, engine, consoleGuard }) => {
  consoleGuard.expectMessage(/Page crashed/);
  await administer(engine, 'hangs');
  await app.open(tabOf('task-detail-description'));
  await page.getByRole('tab', { name: 'hangs' }).waitFor();
  const browser = await page.context().newCDPSession(page);
  // Nobody waits for the answer of a page that stands still.
  app.go(tabOf('hangs')).catch(() => undefined);
  await expect.poll(() => server.requests.some((file) => /hangs\/\d+\./.test(file))).toBe(true);
  await expect.poll(() => answers(page)).toBe(false);
  // As a person does who ends a page that does not answer. Only the browser itself can go on with such a tab.
  browser.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await browser.send('Page.navigate', { url: `${app.url}?again${tabOf('hangs')}` });

  const addressAndText = async () => {
    const expression = 'location.href + document.body.innerText';
    const { result } = await browser.send('Runtime.evaluate', { expression });
    return String(result.value);
  };
  await expect
    .poll(addressAndText)
    .toContain('After hangs was opened, this page could no longer be used (PLG-611)');
  expect(await addressAndText()).toMatch(/^[^\n]*plugins=off/);
  await page.close();
});

test('overlays and hidden tabs are no fault of a plugin', async ({ app, page, engine }) => {
  await administer(engine, 'well-behaved');
  await app.open(tabOf('well-behaved'));
  await expect(page.getByText('well-behaved shows')).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await lookTwice(page);
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await lookTwice(page);
  await page.emulateMedia({ media: 'screen' });
  for (const [color, text] of [
    ['rgb(0 0 0 / 50%)', ''],
    ['white', '<button>Somebody else’s dialog</button>'],
  ]) {
    await page.evaluate(
      ([background = '', html = '']) => {
        const cover = document.createElement('div');
        Object.assign(cover.style, { position: 'fixed', inset: '0', background });
        cover.innerHTML = html;
        document.body.append(cover);
      },
      [color, text],
    );
    await lookTwice(page);
    await page.evaluate(() => document.body.lastElementChild?.remove());
  }
  await app.go('#/admin/plugins');
  await expect(page.getByRole('heading', { name: 'Incidents (0)' })).toBeVisible();
});

/** Whether the page is still able to say a word. */
function answers(page: Page): Promise<boolean> {
  const silence = new Promise<boolean>((end) => setTimeout(end, 500, false));
  return Promise.race([page.evaluate(() => true).catch(() => false), silence]);
}

/**
 * The page is looked at a quarter of a second after its tab has come back into view, and once more as late if it does not
 * look well. Nothing is to come of it, and for nothing one can only wait.
 */
async function lookTwice(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.waitForTimeout(700);
}

test('a plugin that changes the address without an end is stopped @P34', async ({ app, page, engine }) => {
  await administer(engine, 'moves-for-ever');
  await app.open(tabOf('task-detail-description'));
  await page.getByRole('tab', { name: 'moves-for-ever' }).waitFor();
  const before = await page.evaluate(() => history.length);
  await app.go(tabOf('moves-for-ever'));

  await expect.poll(() => page.evaluate(() => history.length)).toBeGreaterThan(before + 20);
  const after = await page.evaluate(() => history.length);
  expect(after).toBeLessThan(before + 40);
  await expectInboxWorks(app);
  await expectIncident(app, 'PLG-614', 'moves-for-ever');
  await expect(page.getByText('Removed from the page').first()).toBeVisible();
});

test('a plugin that freezes the page again and again is off @P35', async ({ app, page, engine }) => {
  await administer(engine, 'freezes');
  await app.open(tabOf('freezes'));
  await expect(page.getByText('At very last.')).toBeVisible();
  const { rows } = app;
  for (const row of [0, 2]) await rows.nth(row).click();

  await expect(page.getByText('freezes was switched off')).toBeVisible();
  await expectIncident(app, 'PLG-605', 'freezes');
});

/** The list is there, and answers: another task can be opened. */
async function expectInboxWorks({ page }: AppPage): Promise<void> {
  // Whichever stands first; not the one that is open.
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row', { selected: false }).first().click();
  await expect(page).toHaveURL(/task=(?!taskweave-standalone)/);
  await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();
}

/** What the administrator reads of a plugin, as `PLG-611 empties-page 0.1.0`. */
async function expectIncident(app: AppPage, code: string, id: string): Promise<void> {
  await app.go('#/admin/plugins');
  const incidents = app.page.getByRole('region', { name: 'Incidents' }).getByRole('listitem');
  await expect(incidents.filter({ hasText: code }).filter({ hasText: id }).first()).toBeVisible();
}
