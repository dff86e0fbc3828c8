import { rmSync } from 'node:fs';
import { askedBeforeFirstRow, noteFirstRow } from '../fixtures/recordRequests';
import { expect, test } from '../fixtures/test';
import { declarePlugins } from '../plugins/declaredPlugins';
import type { PluginServer } from '../plugins/PluginServer';

const PLUGINS = 50;

let server: PluginServer;

test.beforeEach(async ({ serve, app, page }) => {
  server = await serve('examples');
  await app.signIn('demo');
  await noteFirstRow(page);
});

test(`${PLUGINS} hanging plugins hold up no list`, async ({ app, page, engine }) => {
  rmSync(engine.pluginsFile, { force: true });
  await app.open();
  const alone = (await askedBeforeFirstRow(page)).toSorted();
  expect(alone.some((name) => name.includes('/remotes/task-list/'))).toBe(true);

  server.interfere(/\d*[02468]\/plugin\.json$/, () => {});
  server.interfere(/remoteEntry\.js$/, () => {});
  engine.configure({
    policy: { origins: [server.origin], limits: { manifestMs: 1000 } },
    plugins: await declarePlugins(server, PLUGINS),
  });
  await app.open('', 'commit');
  const withPlugins = (await askedBeforeFirstRow(page)).toSorted();

  const isReader = (name: string) => /\/(admin-file|plugin-manifests)\./.test(name);
  expect(withPlugins.filter(isReader).length).toBeLessThanOrEqual(2);
  expect(withPlugins.filter((name) => !isReader(name))).toEqual(alone);
  await expect.poll(() => server.requests.some((file) => file.endsWith('remoteEntry.js'))).toBe(true);
  await page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first().click();
  await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();
});
