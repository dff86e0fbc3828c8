import { startDevServers } from '../../scripts/build/startDevServers.mjs';
import { expect, test } from '../fixtures/test';

test('the development servers show the list', async ({ app, page, context, engine }) => {
  // A build of the shell and of every remote, without a cache.
  test.slow();
  // Cookies of the engine are sent to every port of the host.
  await app.signIn('demo');
  const servers = await startDevServers({
    engineUrl: engine.url,
    port: 27400 + test.info().parallelIndex * 20,
  });
  try {
    await page.goto(servers.url);

    await expect(app.rows.nth(2)).toBeVisible({
      timeout: 30_000,
    });
    const task = page.getByRole('grid', { name: 'Tasks' }).getByRole('link').first();
    await task.click();
    await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();
  } finally {
    await context.close();
    await servers.stop();
  }
});
