import { mkdirSync, writeFileSync } from 'node:fs';
import { buildEngine } from '../../scripts/engine/buildEngine.mjs';
import { type RunningEngine, startEngine } from '../../scripts/engine/startEngine.mjs';
import { inRepository } from '../../scripts/process/paths.mjs';
import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

/** Operaton 1.0.3 takes the name of the CSRF cookie from the session cookie, which the demo changes. */
const CSRF_COOKIE = 'INBOX-TOKEN';

test.describe('a server with two process engines', () => {
  let server: RunningEngine;

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    const jar = await buildEngine({ anyApp: true });
    const pluginsFile = inRepository('.cache/e2e/two-engines.json');
    mkdirSync(inRepository('.cache/e2e'), { recursive: true });
    writeFileSync(pluginsFile, JSON.stringify({ csrfCookieName: CSRF_COOKIE }));
    server = await startEngine({
      jar,
      pluginsFile,
      appFolder: inRepository('dist/app'),
      secondEngine: 'archive',
      properties: { 'server.servlet.session.cookie.name': CSRF_COOKIE },
    });
  });

  test.afterAll(async () => {
    await server?.stop();
  });

  test('the person chooses, and is signed in to each engine by itself @T2.4', async ({ app, page }) => {
    await page.goto(`${server.baseUrl}/app/taskweave/`);
    await expect(page.getByRole('heading', { name: 'No process engine selected' })).toBeVisible();
    await expect(page.getByRole('link')).toHaveText(['archive', 'default']);
    await expectAccessible(page, 'no engine selected');

    await page.getByRole('link', { name: 'archive' }).click();
    await app.signInByForm('demo');
    await expect(app.rows).toContainText(['Sort the papers of the archive']);
    await page.getByRole('button', { name: 'Engine archive' }).click();
    await page.getByRole('menuitem', { name: 'default' }).click();

    await expect(page).toHaveURL(/\/app\/taskweave\/default\//);
    await expect(page.getByRole('button', { name: 'Engine default' })).toBeVisible();
    await expectAccessible(page, 'choice of an engine');
    await app.signInByForm('demo');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('You have signed out.')).toBeVisible();

    await page.getByRole('button', { name: 'Engine default' }).click();
    await page.getByRole('menuitem', { name: 'archive' }).click();
    await expect(page.getByText('Sort the papers of the archive')).toBeVisible();
  });

  test('changes pass with another name of the CSRF cookie', async ({ app, page, context }) => {
    await page.goto(`${server.baseUrl}/app/taskweave/archive/`);
    await app.signInByForm('demo');
    await page.getByRole('link', { name: 'Sort the papers of the archive' }).click();
    await page.getByRole('tab', { name: 'Activity' }).click();
    await page.getByRole('textbox', { name: 'Comment' }).fill('By year, please');
    await page.getByRole('tabpanel').getByRole('button', { name: 'Add comment' }).click();
    await expect(page.getByRole('list', { name: 'Activity' })).toContainText('By year, please');

    const names = (await context.cookies()).map(({ name }) => name);
    expect([names.includes(CSRF_COOKIE), names.includes('XSRF-TOKEN')]).toEqual([true, false]);
  });

  test('the way to the other engine is there on a narrow screen', async ({ app, page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${server.baseUrl}/app/taskweave/archive/`);
    await app.signInByForm('demo');
    await page.getByRole('button', { name: 'Tasks', exact: true }).click();
    await expect(page.getByText('Sort the papers of the archive')).toBeVisible();

    await expect(page.getByRole('button', { name: 'Engine archive' })).toContainText('archive');
    await expect(page.getByRole('button', { name: 'Engine archive' }).getByText('archive')).toBeVisible();
  });

  test('a static page asks for its engines', async ({ app, page, consoleGuard }) => {
    consoleGuard.expectStatus(404, /\/auth\/user\/\w+$/);
    consoleGuard.expectStatus(401, /\/filter\?/);

    await page.route(/\/app\/taskweave\/(?:\w+\/)?$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /"server":\{.*\}(?=\}<\/script>)/,
        '"server":"$TASKWEAVE_SERVER"',
      );
      await route.fulfill({ response, status: 200, body });
    });
    await page.goto(`${server.baseUrl}/app/taskweave/`);
    await expect(page.getByRole('link')).toHaveText(['archive', 'default']);

    await page.goto(`${server.baseUrl}/app/taskweave/nowhere/`);
    await expect(page.getByRole('heading', { name: 'Process engine “nowhere” not found' })).toBeVisible();

    await page.getByRole('link', { name: 'archive' }).click();
    await page.getByRole('button', { name: 'Engine archive' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['archive', 'default']);
    await page.keyboard.press('Escape');
    await app.signInByForm('demo');
    await expect(page.getByText('Sort the papers of the archive')).toBeVisible();
  });
});
