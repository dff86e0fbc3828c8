import { buildEngine } from '../../scripts/engine/buildEngine.mjs';
import { type RunningEngine, startEngine } from '../../scripts/engine/startEngine.mjs';
import { findJava } from '../../scripts/install/findJava.mjs';
import { inRepository } from '../../scripts/process/paths.mjs';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

test.describe('a server with two process engines', () => {
  let server: RunningEngine;

  test.beforeAll(async () => {
    // An engine beside the others, which has to be packed if the test runs alone.
    test.setTimeout(240_000);
    const { java, environment } = findJava();
    const jar = await buildEngine({ engine: 'operaton', environment, anyApp: true });
    server = await startEngine({ java, jar, appFolder: inRepository('dist/app'), secondEngine: 'archive' });
  });

  test.afterAll(async () => {
    await server?.stop();
  });

  test('the person chooses, and is signed in to each engine by itself', async ({ app, page }) => {
    await page.goto(`${server.baseUrl}/app/taskweave/`);
    await expect(page.getByRole('heading', { name: 'No process engine selected' })).toBeVisible();
    await expect(page.getByRole('link')).toHaveText(['archive', 'default']);
    await expectNoAxeViolations(page);

    await page.getByRole('link', { name: 'archive' }).click();
    await app.signInByForm('demo');
    await expect(page.getByRole('grid', { name: 'Tasks' }).getByRole('row')).toContainText([
      'Sort the papers of the archive',
    ]);
    await page.getByRole('button', { name: 'Engine archive' }).click();
    await page.getByRole('menuitem', { name: 'default' }).click();

    await expect(page).toHaveURL(/\/app\/taskweave\/default\//);
    await expect(page.getByRole('button', { name: 'Engine default' })).toBeVisible();
    await expectNoAxeViolations(page);
    await app.signInByForm('demo');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByText('You have signed out.')).toBeVisible();

    await page.getByRole('button', { name: 'Engine default' }).click();
    await page.getByRole('menuitem', { name: 'archive' }).click();
    await expect(page.getByText('Sort the papers of the archive')).toBeVisible();
  });

  test('the way to the other engine is there on a narrow screen', async ({ app, page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(`${server.baseUrl}/app/taskweave/archive/`);
    await app.signInByForm('demo');
    await expect(page.getByText('Sort the papers of the archive')).toBeVisible();

    await expect(page.getByRole('button', { name: 'Engine archive' })).toContainText('archive');
    await expect(page.getByRole('button', { name: 'Engine archive' }).getByText('archive')).toBeVisible();
  });

  test('where the server does not fill in the page, it is asked for its engines', async ({
    app,
    page,
    consoleGuard,
  }) => {
    // Nor does it say who is signed in: that is asked, and a wrong guess costs one call.
    consoleGuard.expectStatus(404, /\/auth\/user\/\w+$/);
    consoleGuard.expectStatus(401, /\/filter\?/);

    // As a WAR or a plain file server gives it: the address of the page is filled in, what the filter knows is not.
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
