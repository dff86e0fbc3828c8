import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';
import { serveHandmadePlugin } from '../plugins/handmadePlugin';
import type { PluginServer } from '../plugins/PluginServer';

const TASK = '#/?task=taskweave-standalone';
const AGAIN = 46_000;

let server: PluginServer;

test.beforeEach(async ({ serve, app, consoleGuard }) => {
  consoleGuard.expectMessage(/The remote "probe" is already registered/);
  server = await serve('e2e');
  await app.signIn('demo');
});

function deploy(version: string, build?: string) {
  return serveHandmadePlugin(server, {
    id: 'probe',
    name: 'Probe',
    version,
    ...(build !== undefined && { build }),
    contributes: [{ point: 'tasklist.task.detail', id: 'tab', priority: 50, meta: { label: 'Probe' } }],
    config: { type: 'object', properties: { threshold: { type: 'number', default: 70 } } },
    draw: `host.textContent = 'Probe ${version}, ' + services.config.threshold`,
    activate: `context.commands.register({
      id: 'probe.hi', label: 'Greet ${version}', group: 'help', run: () => { throw new Error('nobody there'); },
    })`,
  });
}

test('an open page follows the plugin file', async ({ app, page, engine }) => {
  const write = (entry: object) => {
    const content = { policy: { origins: [server.origin] }, plugins: [entry] };
    engine.configure(content);
  };
  const first = deploy('1.0.0');
  write(first);
  await page.clock.install();
  await app.open(TASK);
  await page.getByRole('tab', { name: 'Probe' }).click();
  await expect(page.getByText('Probe 1.0.0, 70')).toBeVisible();

  await test.step('a command that it registered fails: a message says so, and the page goes on', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('Greet');
    await page.getByRole('option', { name: 'Greet 1.0.0' }).click();
    await expect(page.getByText('Probe: something went wrong')).toBeVisible();
  });

  await test.step('a value that does not fit takes this plugin away, and nothing else', async () => {
    write({ ...first, config: { threshold: 'high' } });
    await page.clock.fastForward(AGAIN);
    await expect(page.getByRole('tab', { name: 'Probe' })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();
  });

  await test.step('one that fits brings it back', async () => {
    write({ ...first, config: { threshold: 90 } });
    await page.clock.fastForward(AGAIN);
    await expect(page.getByText('Probe 1.0.0, 90')).toBeVisible();
  });

  await test.step('a new version is offered, and takes its place without a reload', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    write(deploy('1.1.0'));
    await page.clock.fastForward(AGAIN);
    await expect(page.getByText('A new version of Probe is ready (1.1.0).')).toBeVisible();
    await expect(page.getByText('Probe 1.0.0, 90')).toBeVisible();
    await expectAccessible(page, 'new version of a plugin');

    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Probe 1.1.0, 70')).toBeVisible();
    await expect(page.getByText('A new version of Probe')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-same-page', '');
  });
});

test('a local plugin needs policy and consent', async ({ page, engine }) => {
  const policy = (devOverrides: string) => engine.configure({ policy: { devOverrides }, plugins: [] });
  const { manifest } = deploy('0.0.1', 'a');
  const link = `${engine.url}?plugin-dev=probe@${manifest}${TASK}`;

  await test.step('denied by default, which is said', async () => {
    policy('deny');
    await page.goto(link);
    await expect(page.getByText('policy does not allow that (PLG-305).')).toBeVisible();
    expect(server.requests).toEqual([]);
  });

  await test.step('asked where the policy says so, with the safe answer at hand', async () => {
    policy('confirm');
    await page.goto('about:blank');
    await page.goto(link);
    const dialog = page.getByRole('dialog', { name: 'Load a plugin from your own machine?' });
    await expect(dialog.getByText(manifest)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Do not load' })).toBeFocused();
    await expectAccessible(page, 'consent to a local plugin');
    expect(server.requests).toEqual([]);
    await dialog.getByRole('button', { name: 'Load', exact: true }).click();
  });

  await test.step('the next build takes its place, with the task still open', async () => {
    await page.getByRole('tab', { name: 'Probe' }).click();
    await expect(page.getByText('Probe 0.0.1, 70')).toBeVisible();
    deploy('0.0.2', 'b');
    await expect(page.getByText('Probe 0.0.2, 70')).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Probe' })).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the page Plugins says so, and leads back to what is deployed', async () => {
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-plugin-dev', 'on');
    await page.goto(`${engine.url}#/admin/plugins`);
    await page.getByRole('button', { name: 'Use the deployed version' }).click();
    await page.goto(`${engine.url}${TASK}`);
    await expect(page.getByRole('tab', { name: 'Probe' })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();
  });
});
