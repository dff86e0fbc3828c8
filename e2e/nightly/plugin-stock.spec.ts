import { expect, test } from '../fixtures/test';
import type { Interference, PluginServer } from '../plugins/PluginServer';

const STOCK = 'stock-vite';

const tamper: Interference = (response, next) => {
  const end = response.end.bind(response);
  const more = Buffer.from('\n;globalThis.isTampered = true; /* } */');
  Object.assign(response, { end: (content: Buffer) => end(Buffer.concat([content, more])) });
  return next();
};

let server: PluginServer;

test.beforeEach(async ({ serve, app, engine }) => {
  server = await serve('examples');
  const plugins = [await server.pin(STOCK)];
  const policy = { origins: [server.origin], integrity: 'required' };
  engine.configure({ policy, plugins });
  await app.signIn('demo');
});

test('a plugin of another bundler shares what the shell has', async ({ app, page, context, ownData }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const loan = await ownData.taskOfProcess('loan-granting/tenant-id/north', {
    amount: { type: 'Double', value: 48_000 },
  });
  await app.open(`#/?task=${loan}`);

  await test.step('a tab, with its styles', async () => {
    await page.getByRole('tab', { name: 'Briefing' }).click();
    const sentence = page.getByRole('tabpanel').getByText('is assigned to demo.');
    await expect(sentence).toBeVisible();
    const place = page.getByRole('tabpanel').locator('[data-plugin="stock-vite"]');
    await expect(place.locator('div').first()).toHaveCSS('font-size', '16px');
  });

  await test.step('an action, and the same as a command', async () => {
    await page.getByRole('button', { name: 'Copy link to task' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`task=${loan}`);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('Copy link');
    await page.getByRole('option', { name: 'Copy link to task' }).first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`task=${loan}`);
  });

  await test.step('nothing comes without its hash', async () => {
    const code = server.requests.filter((file) => /\.(js|css)$/.test(file));
    expect(code.length).toBeGreaterThan(10);
    expect(code).toEqual([...new Set(code)]);
  });
});

for (const file of [
  'remoteEntry\\.js',
  'assets/BriefingTab-[\\w-]+\\.js',
  'assets/BriefingTab-[\\w-]+\\.css',
] as const) {
  test(`a changed ${file} is refused`, async ({ app, page, consoleGuard, ownData }) => {
    consoleGuard.expectNoise();
    server.interfere(new RegExp(`^/${STOCK}/dist/${file}$`), tamper);
    const task = await ownData.task({ name: `Refused, ${ownData.mark}` });
    await app.open(`#/?task=${task}&detailsTab=briefing`);

    await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Try again' })).toBeVisible();
    await app.go('#/admin/plugins');
    const incident = page
      .getByRole('region', { name: 'Incidents' })
      .getByRole('listitem')
      .filter({ hasText: STOCK });
    await expect(incident.getByText('PLG-304').first()).toBeVisible();
    await expect(incident.getByText(new RegExp(`/${STOCK}/dist/${file}`)).first()).toBeVisible();
    expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
  });
}
