import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { declarePlugins } from '../plugins/declaredPlugins';
import type { PluginServer } from '../plugins/PluginServer';

const PLUGINS = 50;

let server: PluginServer;

test.beforeEach(async ({ serve, app, page }) => {
  server = await serve('examples');
  await app.signIn('demo');
  // Noted by the page itself: seen from here the row comes later than what is asked for because of it.
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-row]') === null) return;
      observer.disconnect();
      performance.mark('first-row');
    });
    observer.observe(document, { childList: true, subtree: true });
  });
});

/** What the page has asked its own server for until the first row, without the hashes in the names of files. */
async function requestsUntilFirstRow(page: Page): Promise<readonly string[]> {
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().waitFor();
  const names = await page.evaluate(() => {
    const [mark] = performance.getEntriesByName('first-row');
    if (mark === undefined) throw new Error('The first row was not seen.');
    const { startTime: rowAt } = mark;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime, name }) => startTime < rowAt && name.startsWith(location.origin))
      .map(({ name }) => name.slice(location.origin.length));
  });
  // Names of people and processes are asked for as the rows are drawn, and are no part of them.
  return names
    .filter(
      (name) =>
        !/\/(user|user\/\w+\/profile|process-definition|process-instance|case-definition|case-instance)(\?|$)/.test(
          name,
        ),
    )
    .sort();
}

test(`${PLUGINS} hanging plugins hold up no list`, async ({ app, page, engine }) => {
  rmSync(engine.pluginsFile, { force: true });
  await app.open();
  const alone = await requestsUntilFirstRow(page);
  expect(alone.some((name) => name.includes('/remotes/task-list/'))).toBe(true);

  // Of every second one the manifest hangs, of the others the code.
  server.interfere(/\d*[02468]\/plugin\.json$/, () => {});
  server.interfere(/remoteEntry\.js$/, () => {});
  engine.configure({
    policy: { origins: [server.origin], limits: { manifestMs: 1000 } },
    plugins: await declarePlugins(server, PLUGINS),
  });
  await app.open('', 'commit');
  const withPlugins = await requestsUntilFirstRow(page);

  // Two files of ours more, however many plugins there are: that which reads the administrator's file comes beside the
  // shell, and for that which reads manifests nothing waits.
  const isReader = (name: string) => /\/(admin-file|plugin-manifests)\./.test(name);
  expect(withPlugins.filter(isReader).length).toBeLessThanOrEqual(2);
  expect(withPlugins.filter((name) => !isReader(name))).toEqual(alone);
  await expect.poll(() => server.requests.some((file) => file.endsWith('remoteEntry.js'))).toBe(true);
  // They do not hold up what comes after the list either.
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().click();
  await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();
});
