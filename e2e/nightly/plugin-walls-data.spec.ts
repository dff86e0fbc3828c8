import type { Page } from '@playwright/test';
import type { AppPage } from '../fixtures/AppPage';
import { quiet } from '../fixtures/quiet';
import { recordRequests } from '../fixtures/recordRequests';
import { expect, test } from '../fixtures/test';
import { serveHandmadePlugin } from '../plugins/handmadePlugin';
import type { PluginServer } from '../plugins/PluginServer';

const TASK = 'taskweave-standalone';
const NAME = 'Water the plants in the lobby';

const ASK_MORE = `
  const said = (call) => call.then(() => 'well', (error) => error.code);
  Promise.all([services.engine.get('task/${TASK}/comment'), services.engine.get('task/count')].map(said))
    .then(([declared, other]) => { host.textContent = 'Declared: ' + declared + '. Another: ' + other + '.'; })`;

let server: PluginServer;

test.beforeEach(async ({ serve, app }) => {
  server = await serve('examples/hostile/dist');
  await app.signIn('demo');
});

async function fileWith(ids: readonly string[]) {
  return {
    policy: { origins: [server.origin] },
    plugins: await Promise.all(ids.map((id) => server.pin(id, id))),
  };
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const part = (page: Page, id: string) => page.getByRole('tabpanel').locator(`[data-plugin="${id}"]`);

async function expectCode(app: AppPage, id: string, code: string): Promise<void> {
  await app.go('#/admin/plugins');
  const items = app.page.getByRole('main').getByRole('listitem');
  await expect(items.filter({ hasText: id }).filter({ hasText: code }).first()).toBeVisible();
}

test('plugins get their own of what they take @P20', async ({ app, page, engine, consoleGuard }) => {
  test.setTimeout(60_000);
  await page.setViewportSize({ width: 2000, height: 768 });
  consoleGuard.expectMessage(/Cannot assign to read only property 'name'/);
  const ids = ['clears-cache', 'writes-props', 'writes-services', 'leaves-engine', 'calls-strangers'];
  const asksMore = serveHandmadePlugin(server, {
    id: 'asks-more',
    name: 'Asks more',
    uses: ['GET /task/*/comment'],
    contributes: [{ point: 'tasklist.task.detail', id: 'more', meta: { label: 'asks-more' } }],
    draw: ASK_MORE,
  });
  const file = await fileWith([...ids, 'well-behaved']);
  engine.configure({ ...file, plugins: [...file.plugins, asksMore] });
  const lastOfTheStart = page.waitForResponse(/\/user\/demo\/profile$/);
  await app.open(`#/?task=${TASK}`);
  await lastOfTheStart;
  await page.evaluate((origin) => Reflect.set(window, 'elsewhere', origin), server.origin);

  await test.step('a cache that is cleared is the plugin’s own: nothing is asked for, nothing is drawn again', async () => {
    await tab(page, 'clears-cache').click();
    await expect(part(page, 'clears-cache').getByRole('button', { name: 'Clear' })).toBeVisible();
    await quiet(page);
    const { requests } = await recordRequests(
      page,
      async () => {
        await part(page, 'clears-cache').getByRole('button', { name: 'Clear' }).click();
        await expect(part(page, 'clears-cache').getByRole('button', { name: 'Cleared' })).toBeVisible();
      },
      { filter: (request) => request.url().includes('/api/') },
    );
    expect(requests).toEqual([]);
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await expect(app.rows.first()).toBeVisible();
    const answer = page.waitForResponse(/\/history\//);
    await tab(page, 'Activity').click();
    await answer;
  });

  await test.step('data is the page’s own: writing into it fails, and changes nothing', async () => {
    await tab(page, 'writes-props').click();
    await expect(part(page, 'writes-props').getByText('writes-props')).toBeVisible();
    await expect(page.getByRole('heading', { name: NAME })).toBeVisible();
    await tab(page, 'writes-services').click();
    const button = part(page, 'writes-services').getByRole('button');
    await button.click();
    await expect(button).toHaveText('Write true true true true');
    await expect(page.getByText('HACKED')).toHaveCount(0);
  });

  await test.step('the engine’s client calls the engine, that of backends what is allowed', async () => {
    await tab(page, 'leaves-engine').click();
    await part(page, 'leaves-engine').getByRole('button').click();
    const refused = new Array(6).fill('PLG-307').join(' ');
    await expect(part(page, 'leaves-engine').getByText(`Call ${refused}`)).toBeVisible();
    await tab(page, 'calls-strangers').click();
    await part(page, 'calls-strangers').getByRole('button').click();
    await expect(part(page, 'calls-strangers').getByText('Call PLG-309')).toBeVisible();
    expect(server.requests.filter((path) => path.includes('stolen'))).toEqual([]);
  });

  await test.step('of the engine, a plugin that declares its calls makes no other', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['x-plugin'] === 'asks-more') asked.push(new URL(request.url()).pathname);
    });
    await tab(page, 'asks-more').click();
    await expect(part(page, 'asks-more').getByText('Declared: well. Another: PLG-607.')).toBeVisible();
    expect(asked).toEqual([expect.stringMatching(new RegExp(`/task/${TASK}/comment$`))]);
  });

  await test.step('the good one works, and the administrator reads what was tried', async () => {
    await tab(page, 'well-behaved').click();
    await expect(page.getByText(`well-behaved shows ${NAME}`)).toBeVisible();
    await expectCode(app, 'writes-props', 'PLG-601');
    await expectCode(app, 'leaves-engine', 'PLG-307');
    await expectCode(app, 'calls-strangers', 'PLG-309');
    await expectCode(app, 'asks-more', 'PLG-607');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Asks more' }) });
    await expect(card).toContainText(/Declared calls\s*GET \/task\/\*\/comment/);
  });
});

test('two plugins may use the same names @P23', async ({ app, page, engine }) => {
  engine.configure(await fileWith(['tab-one', 'tab-two']));
  await app.open(`#/?task=${TASK}`);

  await tab(page, 'tab-two').click();
  await expect(page.getByText(`tab-two shows ${NAME}`)).toBeVisible();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['tab-two']);
  await expect(page).toHaveURL(/detailsTab=tab-two%2Ftab/);
  await tab(page, 'tab-one').click();
  await expect(page.getByText(`tab-one shows ${NAME}`)).toBeVisible();
  await expect(page.getByText(`tab-two shows ${NAME}`)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['tab-two']);

  await test.step('the address from before still leads to the only one that it can mean', async () => {
    engine.configure(await fileWith(['tab-two']));
    await app.open(`#/?task=${TASK}&detailsTab=tab`);
    await expect(page.getByText(`tab-two shows ${NAME}`)).toBeVisible();
  });
});

test('modules of the old Tasklist import pinned files @P5', async ({ app, page, engine, consoleGuard }) => {
  consoleGuard.expectMessage(/Content Security Policy/);
  const legacy = async (id: string, file: string) => ({
    id,
    format: 'legacy-esm',
    modules: { [server.address(`legacy/${file}`)]: await server.hashOf(`legacy/${file}`) },
  });
  engine.configure({
    policy: { origins: [server.origin] },
    plugins: [
      await legacy('imports-later', 'importsLater.js'),
      await legacy('computes-import', 'computesImport.js'),
      await legacy('blocked-markup', 'blockedMarkup.js'),
    ],
  });
  await app.open(`#/?task=${TASK}`);
  await tab(page, 'blocked-markup').click();
  await expect(page.getByText('Red', { exact: true })).not.toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect(tab(page, 'imports-later')).toHaveCount(0);
  await expectCode(app, 'imports-later', 'PLG-301');
  await expectCode(app, 'computes-import', 'PLG-308');
  await expectCode(app, 'blocked-markup', 'PLG-504');
  expect(server.requests.filter((path) => path.includes('unpinned'))).toEqual([]);
});

test("what no wall holds: code past the shell's offers @P37", async ({ app, page, engine }) => {
  server.interfere(/^\/reached\.js$/, (response) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end('window.reached = true;');
  });
  engine.configure(await fileWith(['reaches-around']));
  await app.open(`#/?task=${TASK}`);
  await page.evaluate((origin) => Reflect.set(window, 'elsewhere', origin), server.origin);
  await tab(page, 'reaches-around').click();
  const call = page.waitForRequest(/\/task\/count$/);
  await part(page, 'reaches-around').getByRole('button').click();
  expect((await (await call).allHeaders())['x-plugin']).toBeUndefined();
  await expect(part(page, 'reaches-around').getByText('engine 200, script true, page true')).toBeVisible();
});
