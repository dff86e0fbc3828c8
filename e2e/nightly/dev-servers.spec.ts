import { startDevServer } from '../../scripts/build/startDevServer.mjs';
import { expect, test } from '../fixtures/test';

test('the development server shows the list', async ({ app, page, context, engine }) => {
  test.slow();
  // Browsers send the engine's cookies to every port of the host.
  await app.signIn('demo');
  const server = await startDevServer({
    engineUrl: engine.url,
    port: 27400 + test.info().parallelIndex,
  });
  try {
    await page.goto(server.url);

    await expect(app.rows.nth(2)).toBeVisible({
      timeout: 30_000,
    });
    const task = page.getByRole('grid', { name: 'Tasks' }).getByRole('link').first();
    await task.click();
    await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();
  } finally {
    await context.close();
    await server.stop();
  }
});
