import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PluginServer } from '../support/PluginServer';
import { pinnedEntry } from '../support/pinnedEntry';
import { expectInboxWorks, expectIncident, go } from '../support/pluginIncidents';
import { expect, test } from '../support/test';
import type { TestEngine } from '../support/testEngine';

const TASK = 'taskweave-standalone';

let server: PluginServer;

test.beforeEach(async ({ app }) => {
  server = await PluginServer.start('examples/hostile/dist');
  await app.signIn('demo');
});

test.afterEach(({ context }) => server.stop(context));

/** The administrator has the plugins of these names in the file, and nothing else. */
async function administer(engine: TestEngine, ...ids: readonly string[]): Promise<void> {
  const plugins = await Promise.all(ids.map((id) => pinnedEntry(server, id, id)));
  writeFileSync(engine.pluginsFile, JSON.stringify({ policy: { origins: [server.origin] }, plugins }));
}

const tabOf = (id: string, task = TASK) => `#/?task=${task}&detailsTab=${id}`;

for (const id of ['empties-page', 'covers-page', 'hides-page', 'hides-by-file']) {
  test(`${id}: the page is back with all that was typed, and the plugin is off it`, async ({
    app,
    page,
    engine,
  }) => {
    await administer(engine, id);
    await app.open(tabOf('task-detail-description'));
    const typed = page.getByRole('combobox', { name: 'Search tasks' });
    await typed.fill('name:half a word');
    await go(page, tabOf(id));

    await expect(page.getByText(`${id} was switched off`)).toBeVisible();
    await expect(typed).toHaveValue('name:half a word');
    await typed.fill('');
    await typed.press('Escape');
    await expectInboxWorks(page);
    await expectIncident(page, 'PLG-611', id);
    await go(page, tabOf(id));
    await page.reload();
    await expect(page.getByText(`${id} was switched off`)).toBeVisible();
  });
}

test('a page that is emptied again and again gives way to one that leads out, into safe mode', async ({
  app,
  page,
  engine,
}) => {
  await administer(engine, 'empties-for-ever', 'well-behaved');
  await app.open(tabOf('empties-for-ever'));

  await expect(page.getByRole('heading', { name: 'This page can no longer be displayed' })).toBeVisible();
  await page.getByRole('link', { name: 'Open without plugins' }).click();
  await expect(
    page.getByText('After empties-for-ever was opened, this page could no longer be used (PLG-611).'),
  ).toBeVisible();
  await expect(page).not.toHaveURL(/detailsTab/);
  await expectInboxWorks(page);
  await expectIncident(page, 'PLG-611', 'empties-for-ever');
});

test('a page that is gone when it is loaded anew is opened in safe mode, without the tab', async ({
  app,
  page,
  engine,
}) => {
  await administer(engine, 'empties-page');
  await app.open(tabOf('empties-page'));
  // Before anybody has looked.
  await page.waitForFunction(() => document.getElementById('root') === null, null, { polling: 5 });
  await page.reload();

  await expect(page.getByText('After empties-page was opened')).toBeVisible();
  await expect(page).toHaveURL(/plugins=off/);
  await expect(page).not.toHaveURL(/detailsTab/);
  await expectIncident(page, 'PLG-611', 'empties-page');
  await page.getByRole('link', { name: 'Leave safe mode' }).click();
  await expect(page.getByText('After empties-page was opened')).toBeHidden();
});

test('a page that a part has brought to a stop is opened in safe mode by whoever loads it anew', async ({
  app,
  page,
  engine,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/Page crashed/);
  await administer(engine, 'hangs');
  await app.open(tabOf('task-detail-description'));
  await page.getByRole('tab', { name: 'hangs' }).waitFor();
  const browser = await page.context().newCDPSession(page);
  // Nobody waits for the answer of a page that stands still.
  page
    .evaluate((hash) => {
      location.hash = hash;
    }, tabOf('hangs'))
    .catch(() => undefined);
  await expect.poll(() => server.requests.some((file) => /hangs\/\d+\./.test(file))).toBe(true);
  await expect.poll(() => answers(page)).toBe(false);
  // As a person does who ends a page that does not answer. Only the browser itself can go on with such a tab.
  browser.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');
  await browser.send('Page.navigate', { url: `${app.url}?again${tabOf('hangs')}` });

  const told = async () => {
    const expression = 'location.href + document.body.innerText';
    const { result } = await browser.send('Runtime.evaluate', { expression });
    return String(result.value);
  };
  await expect.poll(told).toContain('After hangs was opened, this page could no longer be used (PLG-611)');
  expect(await told()).toMatch(/^[^\n]*plugins=off/);
  await page.close();
});

test('what lies over the page on purpose, and what cannot be seen, is no fault of a plugin', async ({
  app,
  page,
  engine,
}) => {
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
  await go(page, '#/admin/plugins');
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

test('calls go on when a plugin has put another fetch in the place of the browser’s', async ({
  app,
  page,
  engine,
}) => {
  await administer(engine, 'replaces-fetch');
  await app.open(tabOf('replaces-fetch'));
  await expect(page.getByText('It answers all calls itself.')).toBeVisible();
  expect(await page.evaluate(() => fetch('/').catch(({ message }: Error) => message))).toBe(
    'hostile: no calls',
  );

  await expectInboxWorks(page);
  await expectIncident(page, 'PLG-612', 'replaces-fetch');
});

test('keys that a plugin takes on the window reach the page all the same', async ({ app, page, engine }) => {
  await administer(engine, 'swallows-keys');
  await app.open(tabOf('swallows-keys'));
  await expect(page.getByText('It takes all keys.')).toBeVisible();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML);
  const before = await focused();
  await page.keyboard.press('Tab');
  expect(await focused()).not.toBe(before);
  await expectIncident(page, 'PLG-613', 'swallows-keys');
});

for (const id of ['moves-for-ever', 'pushes-for-ever']) {
  test(`${id}: a plugin that changes the address without an end is stopped`, async ({
    app,
    page,
    engine,
  }) => {
    await administer(engine, id);
    await app.open(tabOf('task-detail-description'));
    await page.getByRole('tab', { name: id }).waitFor();
    const before = await page.evaluate(() => history.length);
    await go(page, tabOf(id));

    await expect.poll(() => page.evaluate(() => history.length)).toBeGreaterThan(before + 20);
    const after = await page.evaluate(() => history.length);
    expect(after).toBeLessThan(before + 40);
    await expectInboxWorks(page);
    await expectIncident(page, 'PLG-614', id);
    await expect(page.getByText('Removed from the page').first()).toBeVisible();
  });
}

test('a part that draws itself without an end ends in a card', async ({
  app,
  page,
  engine,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/^PluginFault: /);
  await administer(engine, 'draws-for-ever');
  await app.open(tabOf('draws-for-ever'));

  await expect(page.getByText('draws-for-ever was stopped')).toBeVisible();
  await expectInboxWorks(page);
  await expectIncident(page, 'PLG-615', 'draws-for-ever');
});

test('a plugin that lets the page stand still again and again is off it', async ({ app, page, engine }) => {
  await administer(engine, 'freezes');
  await app.open(tabOf('freezes'));
  await expect(page.getByText('At very last.')).toBeVisible();
  const rows = page.getByRole('grid', { name: 'Tasks' }).getByRole('row');
  for (const row of [0, 2]) await rows.nth(row).click();

  await expect(page.getByText('freezes was switched off')).toBeVisible();
  await expectIncident(page, 'PLG-605', 'freezes');
});

for (const { id, first } of [{ id: 'rejects-texts', first: 'hostile: text 1' }]) {
  test(`${id}: rejections that say nothing of where they come from are those of the plugin, and are counted`, async ({
    app,
    page,
    engine,
    consoleGuard,
  }) => {
    // The browser tells of a rejection with a text as an error without one.
    consoleGuard.expectMessage(/^uncaught: /);
    await administer(engine, id, 'well-behaved');
    await app.open(tabOf('well-behaved'));
    await expect(page.getByText('well-behaved shows')).toBeVisible();
    await go(page, tabOf(id));

    await expect(page.getByText(`${id} was switched off`)).toBeVisible();
    await expectIncident(page, 'PLG-606', id);
    const incidents = page.getByRole('region', { name: 'Incidents' }).getByRole('listitem');
    const told = incidents.filter({ hasText: 'PLG-606' }).filter({ hasText: `first: "${first}"` });
    await expect(told).toHaveCount(1);
    await expect(told).toContainText(/\d{2,} times/);
    await expect(incidents.filter({ hasText: 'well-behaved' })).toHaveCount(0);
  });
}

test('what the policy of the page keeps a plugin from is told with its name', async ({
  app,
  page,
  engine,
  consoleGuard,
}) => {
  consoleGuard.expectMessage(/Content Security Policy/);
  await administer(engine, 'breaks-policy');
  await app.open(tabOf('breaks-policy'));
  await expect(page.getByText('Red?')).toBeVisible();

  await expectIncident(page, 'PLG-616', 'breaks-policy');
  for (const directive of ['script-src-attr', 'style-src-attr', 'img-src']) {
    await expect(page.getByText(`The policy of the page (${directive}) blocked`)).toBeVisible();
  }
});
