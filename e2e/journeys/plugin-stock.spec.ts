import { writeFileSync } from 'node:fs';
import { expectNoAxeViolations } from '../support/looks/expectNoAxeViolations';
import { type Interference, PluginServer } from '../support/plugins/PluginServer';
import { pinnedEntry } from '../support/plugins/pinnedEntry';
import { expect, test } from '../support/test';

/** Built by the stock federation plugins of Rspack and Vite, without the preset. */
const STOCK = ['stock-rspack', 'stock-vite'] as const;

/** Works as before, and does something that nobody approved. */
const tamper: Interference = (response, next) => {
  const end = response.end.bind(response);
  const more = Buffer.from('\n;globalThis.isTampered = true; /* } */');
  Object.assign(response, { end: (content: Buffer) => end(Buffer.concat([content, more])) });
  return next();
};

let server: PluginServer;

test.beforeEach(async ({ app, engine }) => {
  server = await PluginServer.start('examples');
  const plugins = await Promise.all(STOCK.map((id) => pinnedEntry(server, id)));
  const policy = { origins: [server.origin], integrity: 'required' };
  writeFileSync(engine.pluginsFile, JSON.stringify({ policy, plugins }));
  await app.signIn('demo');
});

test.afterEach(({ context }) => server.stop(context));

test('plugins of other bundlers work, share what the shell has, and fetch each file once', async ({
  app,
  page,
  context,
  ownData,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const loan = await ownData.taskOfProcess('loan-granting/tenant-id/north', {
    amount: { type: 'Double', value: 48_000 },
  });
  await app.open(`#/?task=${loan}`);

  await test.step('a tab by Rspack, with its styles', async () => {
    await page.getByRole('tab', { name: 'Backlog' }).click();
    await expect(page.getByText('Open tasks of this step')).toBeVisible();
    const place = page.getByRole('tabpanel').locator('[data-plugin="stock-rspack"]');
    await expect(place.locator('div').first()).toHaveCSS('font-variant-numeric', 'tabular-nums');
    await expectNoAxeViolations(page);
  });

  await test.step('a tab by Vite, with its styles', async () => {
    await page.getByRole('tab', { name: 'Briefing' }).click();
    const sentence = page.getByRole('tabpanel').getByText('is assigned to demo.');
    await expect(sentence).toBeVisible();
    const place = page.getByRole('tabpanel').locator('[data-plugin="stock-vite"]');
    await expect(place.locator('div').first()).toHaveCSS('font-size', '16px');
    await expectNoAxeViolations(page);
  });

  await test.step('an action by Vite', async () => {
    await page.getByRole('button', { name: 'Copy briefing' }).click();
    await expect(page.getByText('Briefing copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('is assigned to demo.');
  });

  await test.step('nothing comes without its hash', async () => {
    const code = server.requests.filter((file) => /\.(js|css)$/.test(file));
    expect(code.length).toBeGreaterThan(10);
    expect(code).toEqual([...new Set(code)]);
  });
});

test('a badge by Rspack on cards that have waited', async ({ app, page, ownData }) => {
  await ownData.task({ name: `Old, ${ownData.mark}` });
  // A task cannot be made older; the page can be made to believe it.
  await page.clock.setFixedTime(Date.now() + 9 * 86_400_000);
  const filter = await ownData.filter(`Old ones of ${ownData.mark}`, { nameLike: `%${ownData.mark}` });
  await app.open(`#/?filter=${filter}`);

  await expect(page.getByRole('grid', { name: 'Tasks' }).getByText('9 days', { exact: true })).toBeVisible();
});

for (const [id, tab, file] of [
  ['stock-rspack', 'backlog', 'remoteEntry\\.js'],
  ['stock-rspack', 'backlog', '\\d+\\.\\w+\\.js'],
  ['stock-rspack', 'backlog', '\\d+\\.\\w+\\.css'],
  ['stock-vite', 'briefing', 'remoteEntry\\.js'],
  ['stock-vite', 'briefing', 'assets/BriefingTab-[\\w-]+\\.js'],
  ['stock-vite', 'briefing', 'assets/BriefingTab-[\\w-]+\\.css'],
] as const) {
  test(`${id}: ${file} is refused when it is another than the one that was built`, async ({
    app,
    page,
    consoleGuard,
    ownData,
  }) => {
    // What goes wrong here is told on the page for administrators, and is none of this journey's surprises.
    consoleGuard.expectMessage(/./);
    server.interfere(new RegExp(`^/${id}/dist/${file}$`), tamper);
    const task = await ownData.task({ name: `Refused, ${ownData.mark}` });
    await app.open(`#/?task=${task}&detailsTab=${tab}`);

    await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.evaluate(() => {
      location.hash = '#/admin/plugins';
    });
    const incident = page
      .getByRole('region', { name: 'Incidents' })
      .getByRole('listitem')
      .filter({ hasText: id });
    await expect(incident.getByText('PLG-304').first()).toBeVisible();
    await expect(incident.getByText(new RegExp(`/${id}/dist/${file}`)).first()).toBeVisible();
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
  });
}
