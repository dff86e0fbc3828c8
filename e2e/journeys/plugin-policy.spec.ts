import { writeFileSync } from 'node:fs';
import { PluginServer } from '../support/PluginServer';
import { pinnedEntry } from '../support/pinnedEntry';
import { go } from '../support/pluginIncidents';
import { takeReports } from '../support/takeReports';
import { expect, test } from '../support/test';

let server: PluginServer;

test.beforeEach(async ({ app }) => {
  server = await PluginServer.start('examples/hostile/dist');
  await app.signIn('demo');
});

test.afterEach(({ context }) => server.stop(context));

for (const { locale, incidents, who } of [
  { locale: 'en-US', incidents: 'Incidents', who: 'one of breaks-policy-by-script, well-behaved' },
  { locale: 'de-DE', incidents: 'Vorfälle', who: 'eines von breaks-policy-by-script, well-behaved' },
]) {
  test.describe(locale, () => {
    test.use({ locale });

    test('a picture and a frame that the policy keeps from one of two plugins name both, and switch off neither', async ({
      app,
      page,
      engine,
      consoleGuard,
    }) => {
      consoleGuard.expectMessage(/Content Security Policy/);
      const reports = await takeReports(page);
      const ids = ['breaks-policy-by-script', 'well-behaved'];
      const plugins = await Promise.all(ids.map((id) => pinnedEntry(server, id, id)));
      const file = { policy: { origins: [server.origin] }, reports: { endpoint: reports.endpoint }, plugins };
      writeFileSync(engine.pluginsFile, JSON.stringify(file));
      const tabOf = (id: string) => `#/?task=taskweave-standalone&detailsTab=${id}`;
      await app.open(tabOf('well-behaved'));
      await expect(page.getByText('well-behaved shows')).toBeVisible();
      await go(page, tabOf('breaks-policy-by-script'));
      await expect(page.getByText('It asks for a picture and a frame by script.')).toBeVisible();

      await go(page, '#/admin/plugins');
      const told = page.getByRole('region', { name: incidents }).getByRole('listitem');
      for (const directive of ['img-src', 'frame-src']) {
        const one = told.filter({ hasText: 'PLG-616' }).filter({ hasText: directive });
        await expect(one.getByText(who, { exact: true })).toBeVisible();
        await expect(one).not.toContainText('4711');
      }
      await reports.sendNow();
      await expect
        .poll(() => reports.told)
        .toEqual([
          {
            code: 'PLG-616',
            pluginId: 'one of breaks-policy-by-script, well-behaved',
            version: null,
            contribution: null,
            at: expect.any(String),
          },
        ]);
      for (const id of ids) {
        await go(page, tabOf(id));
        await expect(page.getByRole('tab', { name: id, selected: true })).toBeVisible();
        await expect(page.locator(`[data-plugin="${id}"]`).getByRole('paragraph')).toBeVisible();
      }
    });
  });
}
