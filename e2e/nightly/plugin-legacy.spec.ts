import { quiet } from '../fixtures/quiet';
import { expect, test } from '../fixtures/test';
import type { PluginServer } from '../plugins/PluginServer';

let server: PluginServer;

test.beforeEach(async ({ serve }) => {
  server = await serve('examples/legacy-notes');
});

async function entry() {
  const pinned = async (file: string) => [server.address(file), await server.hashOf(file)];
  const modules = [await pinned('plugin.js'), await pinned('counted.js')];
  return {
    policy: { origins: [server.origin] },
    plugins: [
      {
        id: 'legacy-notes',
        format: 'legacy-esm',
        modules: Object.fromEntries(modules),
        styles: Object.fromEntries([await pinned('plugin.css')]),
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
  const notes = page.getByRole('tab', { name: 'Notes' });
  await quiet(page);
  await expect(notes).toHaveCount(0);
  await app.go('#/admin/plugins');
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'legacy-notes' }) });
  await expect(card).toContainText('PLG-302');
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Description' })).toBeVisible();
  await expect(notes).toHaveCount(0);
});
