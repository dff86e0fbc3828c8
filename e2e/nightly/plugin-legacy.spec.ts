import type { Page } from '@playwright/test';
import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';
import { PluginServer } from '../plugins/PluginServer';

const FILES = ['plugin.js', 'counted.js'];

let server: PluginServer;

test.beforeEach(async () => {
  server = await PluginServer.start('examples/legacy-notes');
});

test.afterEach(({ context }) => server.stop(context));

async function entry(modules = FILES) {
  const pinned = (files: readonly string[]) =>
    Promise.all(files.map(async (file) => [server.address(file), await server.hashOf(file)]));
  return {
    policy: { origins: [server.origin] },
    plugins: [
      {
        id: 'legacy-notes',
        format: 'legacy-esm',
        modules: Object.fromEntries(await pinned(modules)),
        styles: Object.fromEntries(await pinned(['plugin.css'])),
      },
    ],
  };
}

test('an old Tasklist plugin runs unchanged @S3.39', async ({ app, page, engine, engineAs, ownData }) => {
  const [first, second] = [
    await ownData.task({ name: `Notes of ${ownData.mark}` }),
    await ownData.task({ name: `Notes of ${ownData.mark}` }),
  ];
  engine.configure(await entry());
  await app.openAs('demo', `#/?task=${first}`);

  await page.getByRole('tab', { name: 'Notes' }).click();
  const heading = page.getByRole('heading', { name: '0 variables to note' });
  await expect(heading).toBeVisible();
  await expect(heading).toHaveCSS('color', 'rgb(0, 96, 96)');
  await expect(page.getByText('Notes of default')).toBeVisible();
  await page.getByRole('button', { name: 'Mark as read' }).click();
  await expect(page.getByText('Marked as read.')).toBeVisible();

  await app.open(`#/?task=${second}&detailsTab=task-notes`);
  await expect(heading).toBeVisible();
  const session = await engineAs('demo');
  const variables = await session.get(`task/${first}/localVariables`);
  expect(variables).toMatchObject({ noteRead: { value: true } });
});

test('one changed file, and none of the plugin runs', async ({ app, page, engine, consoleGuard }) => {
  consoleGuard.expectMessage(/integrity|counted\.js|Failed to (find|load)/i);
  engine.configure(await entry());
  server.interfere(/counted\.js$/, (response) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end('export const counted = () => "tampered";');
  });
  await app.openAs('demo', '#/?task=taskweave-standalone');

  await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible();
  await expect.poll(() => server.requests).toContain('/counted.js');
  await expectRefused(page, 'PLG-302');
});

test('what imports a file without a hash is refused before it runs', async ({ app, page, engine }) => {
  engine.configure(await entry(['plugin.js']));
  await app.openAs('demo', '#/?task=taskweave-standalone');

  await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible();
  await expect.poll(() => server.requests).toContain('/plugin.js');
  await expectRefused(page, 'PLG-301');
  expect(server.requests).not.toContain('/counted.js');
});

/** It was tried and given up, which the page for administrators says; no tab of it has come until then, nor comes after. */
async function expectRefused(page: Page, code: string): Promise<void> {
  const notes = page.getByRole('tab', { name: 'Notes' });
  await quiet(page);
  await expect(notes).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#/admin/plugins';
  });
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'legacy-notes' }) });
  await expect(card).toContainText(code);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible();
  await expect(notes).toHaveCount(0);
}
