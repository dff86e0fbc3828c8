import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';
import { serveHandmadePlugin } from '../plugins/handmadePlugin';
import { PluginServer } from '../plugins/PluginServer';

const text = (value: string) => ({ type: 'String', value });
const AMOUNT = { invoiceNumber: text('RE-1'), amount: { type: 'Double', value: 3210 } };

test("links take a task's values, and unsafe ones go", async ({ app, page, context, engine, ownData }) => {
  const [first, second] = [await PluginServer.start('examples'), await PluginServer.start('examples')];
  second.interfere(/^\/out\//, (response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end('<title>Out</title><link rel="icon" href="data:,">');
  });
  const links = serveHandmadePlugin(first, {
    id: 'acme-links',
    name: 'Links',
    draw: '',
    contributes: [
      {
        point: 'tasklist.task.action',
        id: 'customer',
        meta: {
          label: 'Customer',
          icon: 'user',
          href: second.address('out/{variables.creditor}?{businessKey}'),
        },
      },
      {
        point: 'tasklist.navbar.action',
        id: 'handbook',
        meta: { label: 'Handbook', href: second.address('out/{language}') },
      },
      {
        point: 'tasklist.navbar.action',
        id: 'roster',
        priority: 200,
        meta: { label: 'Duty roster of all offices', href: second.address('out/roster') },
      },
      {
        point: 'shell.command',
        id: 'news',
        meta: { kind: 'command', group: 'help', label: 'Office news', href: second.address('out/news') },
      },
    ],
  });
  const script = serveHandmadePlugin(first, {
    id: 'acme-script',
    name: 'Script',
    draw: '',
    contributes: [
      { point: 'tasklist.navbar.action', id: 'run', meta: { label: 'Run', href: 'javascript:alert(1)' } },
    ],
  });
  engine.configure({ policy: { origins: [first.origin] }, plugins: [links, script] });
  const invoice = { approver: text('demo'), clerk: text('demo'), creditor: text('Bell & Sons') };
  const task = await ownData.taskOfProcess('invoice', { ...invoice, ...AMOUNT }, 'demo', ownData.mark);
  await app.openAs('demo', `#/?task=${task}`);
  const followed = async (press: () => Promise<void>) => {
    const [opened] = await Promise.all([context.waitForEvent('page'), press()]);
    await opened.waitForURL(/\/out\//);
    const [address, opener] = [opened.url(), await opened.evaluate(() => globalThis.opener)];
    await opened.close();
    return [address, opener];
  };

  await test.step('above the tabs, in the bar, and as commands', async () => {
    const link = page.getByRole('link', { name: /^Customer/ });
    expect(await followed(() => link.click())).toEqual([
      second.address(`out/Bell%20%26%20Sons?${ownData.mark}`),
      null,
    ]);
    await expectAccessible(page, 'links of plugins');
    const handbook = page.getByRole('banner').getByRole('link', { name: 'Handbook' });
    await expect(handbook).toBeVisible();
    await page.setViewportSize({ width: 760, height: 768 });
    await expect(handbook).toBeHidden();
    await page.getByRole('button', { name: 'More actions' }).click();
    const inMenu = page.getByRole('menuitem', { name: 'Handbook' });
    expect(await followed(() => inMenu.click())).toEqual([second.address('out/en'), null]);
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(handbook).toBeVisible();
    for (const [name, address] of [
      ['Handbook', 'out/en'],
      ['Office news', 'out/news'],
    ] as const) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').fill(name);
      await expect(page.getByRole('option', { name })).toBeVisible();
      expect(await followed(() => page.keyboard.press('Enter'))).toEqual([second.address(address), null]);
    }
    expect(first.requests.filter((file) => file.startsWith('/acme-links/'))).toEqual([
      '/acme-links/plugin.json',
    ]);
  });

  await test.step('a script is none of them', async () => {
    await expect(page.getByText('Run', { exact: true })).toHaveCount(0);
    await app.open('#/admin/plugins');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'acme-script' }) });
    await expect(card).toContainText('PLG-213');
  });
  await first.stop(context);
  await second.stop(context);
});
