import { readFileSync } from 'node:fs';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';
import { serveHandmadePlugin } from '../plugins/handmadePlugin';
import type { PluginServer } from '../plugins/PluginServer';

const TAB = 'tasklist.task.detail';
const TASK = '#/?task=taskweave-standalone';

let server: PluginServer;
let risk: object;

test.beforeEach(async ({ serve, engine }) => {
  server = await serve('e2e/plugins');
  risk = serveHandmadePlugin(server, {
    id: 'acme-risk',
    name: 'Risk score',
    contributes: [{ point: TAB, id: 'risk', meta: { label: 'Risk' }, when: { flag: 'new-risk-view' } }],
    draw: "host.textContent = 'Risk is low'",
  });
  engine.configure({ policy: { origins: [server.origin] }, plugins: [risk] });
});

test('an administrator tries a flag in one tab', async ({ app, page, engine, newUserPage, ownData }) => {
  const before = readFileSync(engine.pluginsFile, 'utf8');
  const riskTab = page.getByRole('tab', { name: 'Risk' });
  const editor = page.getByRole('textbox', { name: 'Content of plugins.json' });
  await app.openAs('demo', '#/admin/plugins');

  await test.step('the tab is not there, for nobody has defined its flag', async () => {
    const row = page.getByRole('table', { name: `Parts of ${TAB}` }).getByRole('row', { name: /acme-risk/ });
    await expect(row).toContainText(
      'Only with the flag new-risk-view, which the plugin file does not define.',
    );
  });

  await test.step('mistakes are listed while a person types, and lead to their line, by keyboard', async () => {
    await page.getByRole('button', { name: 'Edit a draft' }).press('Enter');
    await expect(editor).toBeFocused();
    await expect(editor).toHaveValue(before);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('{\n  "flags": { "new-risk-view" true }\n}');
    await expect(page.getByText('":" expected here')).toBeVisible();
    await expectAccessible(page, 'draft of the plugin file in error');
    await page.getByRole('button', { name: 'Line 2, column 30' }).press('Enter');
    await expect(editor).toBeFocused();
  });

  const draft = {
    policy: { origins: [server.origin, 'https://elsewhere.example'] },
    plugins: [risk],
    flags: { 'new-risk-view': true },
  };

  await test.step('it says what would change, and what only the server can allow', async () => {
    await editor.fill(JSON.stringify(draft, null, 2));
    const changes = page.getByRole('list', { name: 'What would change' });
    await expect(changes.getByRole('listitem')).toHaveText([
      /^policy\.origins: .*elsewhere\.example.*Needs the server/,
      /^Flag new-risk-view: none → true/,
    ]);
    await page.getByRole('button', { name: 'Preview in this tab' }).press('Enter');
    await expect(page.getByText(/^You are previewing a draft/)).toBeVisible();
  });

  await test.step('this tab has it, after a reload too', async () => {
    await page.getByRole('link', { name: 'Back to tasks' }).click();
    await app.open(TASK);
    await riskTab.click();
    await expect(page.getByText('Risk is low')).toBeVisible();
    await page.reload();
    await expect(riskTab).toBeVisible();
    await expect(page.getByText(/^You are previewing a draft/)).toBeVisible();
    await expectAccessible(page, 'preview of a draft');
  });

  await test.step('no other tab has it, and no other person; the server has learnt nothing', async () => {
    const other = await page.context().newPage();
    await other.goto(`${app.url}${TASK}`);
    await expect(other.getByRole('tab', { name: 'Activity' })).toBeVisible();
    await expect(other.getByRole('tab', { name: 'Risk' })).toHaveCount(0);
    await other.close();
    const mary = await newUserPage('mary');
    await mary.open(`#/?task=${await ownData.task({ name: `Clerk ${ownData.mark}`, assignee: 'mary' })}`);
    await expect(mary.page.getByRole('tab', { name: 'Activity' })).toBeVisible();
    await expect(mary.page.getByRole('tab', { name: 'Risk' })).toHaveCount(0);
    expect(readFileSync(engine.pluginsFile, 'utf8')).toBe(before);
  });

  await test.step('the file to deploy is what was typed', async () => {
    await page.getByRole('link', { name: 'Open the draft' }).click();
    await expect(editor).toHaveValue(JSON.stringify(draft, null, 2));
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download plugins.json' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('plugins.json');
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toEqual(draft);
  });

  await test.step('the preview ends, and the draft stays until it is discarded', async () => {
    await page.getByRole('button', { name: 'End preview' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Plugins', exact: true })).toBeFocused();
    await expect(editor).toHaveValue(JSON.stringify(draft, null, 2));
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await page
      .getByRole('dialog', { name: 'Discard the draft?' })
      .getByRole('button', { name: 'Discard the draft' })
      .click();
    await expect(editor).toHaveValue(before);
    await app.open(TASK);
    await expect(page.getByRole('tab', { name: 'Activity' })).toBeVisible();
    await expect(riskTab).toHaveCount(0);
  });
});
