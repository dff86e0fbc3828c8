import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';
import { serveHandmadePlugin } from '../plugins/handmadePlugin';
import type { PluginServer } from '../plugins/PluginServer';

const TAB = 'tasklist.task.detail';
const ADMIN = '#/admin/plugins';

let server: PluginServer;

test.beforeEach(async ({ serve, engine, consoleGuard }) => {
  server = await serve('e2e/plugins');
  const risk = serveHandmadePlugin(server, {
    id: 'acme-risk',
    name: 'Risk score',
    contributes: [
      { point: TAB, id: 'risk', meta: { label: 'Risk' }, priority: 650 },
      { point: 'tasklist.route', id: 'case', meta: { label: 'Risk of a case', path: '/risk/:id' } },
      { point: 'tasklist.route', id: 'board', meta: { label: 'Risk board', path: '/risk' } },
    ],
    draw: "host.textContent = 'Risk ' + JSON.stringify(props.params ?? 'is low')",
  });
  const notes = serveHandmadePlugin(server, {
    id: 'broken-notes',
    name: 'Broken notes',
    contributes: [{ point: TAB, id: 'notes', meta: { label: 'Notes' }, priority: 640 }],
    draw: "if (!props.task.name.startsWith('Calm')) throw new Error('No notes today'); host.textContent = 'All is calm'",
  });
  const maps = serveHandmadePlugin(server, {
    id: 'future-maps',
    name: 'Maps',
    sdk: '^9.0.0',
    contributes: [{ point: TAB, id: 'map', meta: { label: 'Map' } }],
    draw: '',
  });
  const audit = serveHandmadePlugin(server, {
    id: 'audit-trail',
    name: 'Audit trail',
    contributes: [{ point: TAB, id: 'audit', meta: { label: 'Audit' }, when: { groups: ['auditors'] } }],
    draw: '',
  });
  engine.configure({
    policy: { origins: [server.origin] },
    plugins: [risk, notes, maps, audit, { ...maps, id: 'resting', enabled: false }],
  });
  // React logs every error that a boundary catches.
  consoleGuard.expectMessage(/No notes today/);
});

test('an administrator sees each plugin and ends a quarantine @T2.25', async ({ app, page, ownData }) => {
  const calm = await ownData.task({ name: `Calm ${ownData.mark}`, assignee: 'demo' });
  await app.openAs('demo', '#/?task=taskweave-standalone&detailsTab=risk');
  await expect(page.getByText('Risk "is low"')).toBeVisible();
  await page.getByRole('tab', { name: 'Notes' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Notes' });

  await test.step('a plugin that fails again and again leaves a line in its place', async () => {
    await panel.getByRole('button', { name: 'Try again' }).click();
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByText('Notes was switched off because it did not work properly.')).toBeVisible();
    await expectAccessible(page, 'plugin switched off in a tab');
    await panel.getByRole('link', { name: 'Details' }).click();
  });

  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

  await test.step('states, reasons, and what to do', async () => {
    await expect(page.getByRole('heading', { name: 'Plugins', exact: true })).toBeFocused();
    await expect(card('Risk score')).toContainText('Active');
    await expect(card('Risk score')).toContainText(/Load time\s*\d+ ms/);
    await expect(card('Risk score')).toContainText(/Slowest render\s*\d+ ms/);
    await expect(card('Broken notes')).toContainText('Removed from the page');
    await expect(card('Broken notes')).toContainText('PLG-604');
    await expect(card('future-maps')).toContainText('Incompatible');
    await expect(card('future-maps')).toContainText('Use a build of the plugin made for this version');
    await expect(card('resting')).toContainText('Off in the plugin file');
    await expectAccessible(page, 'plugins of an administrator');
  });

  await test.step('why is this tab not here?', async () => {
    const table = page.getByRole('table', { name: `Parts of ${TAB}` });
    await expect(table.getByRole('row', { name: /audit-trail/ })).toContainText(
      'Only for the groups auditors.',
    );
    await page.getByLabel('User ID').fill('mary');
    await page.keyboard.press('Enter');
    await expect(table.getByRole('row', { name: /audit-trail/ })).toContainText('mary is in:');
    await expect(table.getByRole('row', { name: /broken-notes/ })).toContainText('Removed from the page');
  });

  await test.step('the quarantine ends, and the tab tries again', async () => {
    await card('Broken notes').getByRole('button', { name: 'End the quarantine' }).click();
    await expect(card('Broken notes')).not.toContainText('PLG-604');
    await page.getByRole('link', { name: 'Back to tasks' }).click();
    await expect(panel.getByText('Notes could not be loaded')).toBeVisible();
  });

  await test.step('what failed for one task gets its chance with the next', async () => {
    await app.go(`#/?task=${calm}&detailsTab=notes`);
    await expect(panel.getByText('All is calm')).toBeVisible();
    await expect(panel.getByText('Notes could not be loaded')).toHaveCount(0);
  });

  await test.step('safe mode shows itself, and has a way out', async () => {
    await page.goto(`${app.url}?plugins=off${ADMIN}`);
    await expect(card('acme-risk')).toContainText('Off in safe mode');
    await page.getByRole('link', { name: 'Leave safe mode' }).click();
    await expect(card('Risk score')).toContainText(/Ready|Active/);
  });
});

test('a clerk switches a plugin off and on, and manages none', async ({ app, page, ownData }) => {
  const task = await ownData.task({ name: `Clerk ${ownData.mark}`, assignee: 'mary' });
  await app.openAs('mary', `#/?task=${task}`);
  await expect(page.getByRole('tab', { name: 'Risk' })).toBeVisible();

  await test.step('a page by the palette, by its address, and back', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or run a command' }).fill('Risk board');
    await page.getByRole('option', { name: 'Risk board' }).click();
    await expect(page.getByRole('heading', { name: 'Risk board' })).toBeFocused();
    await page.goto(`${app.url}#/risk/4%2F2?task=${task}`);
    await expect(page.getByText('Risk {"id":"4/2"}')).toBeVisible();
    await expect(page).toHaveTitle(/^Risk of a case – /);
    await expectAccessible(page, 'page of a plugin');
    await page.getByRole('link', { name: 'Back to tasks' }).click();
    await expect(page.getByRole('tab', { name: 'Risk' })).toBeVisible();
  });

  await test.step('a plugin that fails is switched off, and on again', async () => {
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByRole('button', { name: 'Switch off this plugin for me' }).click();
    await expect(page.getByRole('tab', { name: 'Notes' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Risk' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Notes' })).toHaveCount(0);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'My plugins' }).click();
    await expectAccessible(page, 'my plugins');
    const switchOn = page.getByRole('button', { name: /^Switch on for me: / });
    await switchOn.click();
    await expect(switchOn).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to tasks' }).click();
    await expect(page.getByRole('tab', { name: 'Notes' })).toBeVisible();
  });

  await test.step('the page for administrators says that it is theirs', async () => {
    await page.goto(`${app.url}${ADMIN}`);
    await expect(page.getByText(/^Only people with access to/)).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or run a command' }).fill('risk board');
    await expect(page.getByRole('option', { name: 'Risk board' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Search or run a command' }).fill('plugins');
    await expect(page.getByRole('option', { name: 'Risk board' })).toHaveCount(0);
    await expect(page.getByRole('option', { name: 'Plugins', exact: true })).toHaveCount(0);
  });
});
