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

async function administer(engine: TestEngine, ...ids: readonly string[]): Promise<void> {
  const plugins = await Promise.all(ids.map((id) => server.pin(id, id)));
  engine.configure({ policy: { origins: [server.origin] }, plugins });
}

const tabOf = (id: string, task = TASK) => `#/?task=${task}&detailsTab=${id}`;

test('a page that stood still opens in safe mode @P32', async ({ app, page, engine, consoleGuard }) => {
  consoleGuard.expectMessage(/Page crashed/);
  await administer(engine, 'hangs');
  await app.open(tabOf('task-detail-description'));
  await page.getByRole('tab', { name: 'hangs' }).waitFor();
  const browser = await page.context().newCDPSession(page);
  // A frozen page never answers.
  app.go(tabOf('hangs')).catch(() => undefined);
  await expect.poll(() => server.requests.some((file) => /hangs\/\d+\./.test(file))).toBe(true);
  await expect.poll(() => answers(page)).toBe(false);
  // Only the browser can recover an unresponsive tab, as when a user ends it.
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

function answers(page: Page): Promise<boolean> {
  const silence = new Promise<boolean>((end) => setTimeout(end, 500, false));
  return Promise.race([page.evaluate(() => true).catch(() => false), silence]);
}

test('a plugin that freezes the page again and again is off @P35', async ({ app, page, engine }) => {
  await administer(engine, 'freezes');
  await app.open(tabOf('freezes'));
  await expect(page.getByText('At very last.')).toBeVisible();
  const { rows } = app;
  for (const row of [0, 2]) await rows.nth(row).click();

  await expect(page.getByText('freezes was switched off')).toBeVisible();
  await expectIncident(app, 'PLG-605', 'freezes');
});

async function expectIncident(app: AppPage, code: string, id: string): Promise<void> {
  await app.go('#/admin/plugins');
  const incidents = app.page.getByRole('region', { name: 'Incidents' }).getByRole('listitem');
  await expect(incidents.filter({ hasText: code }).filter({ hasText: id }).first()).toBeVisible();
}
