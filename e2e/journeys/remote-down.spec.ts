import { expectAccessible } from '../fixtures/looks/expectAccessible';
import { expect, test } from '../fixtures/test';

test('a remote whose server is down: a card @F18', async ({ serve, app, page, engine, consoleGuard }) => {
  const server = await serve('dist/app/remotes/task-detail');
  server.interfere(/^(?!.*plugin\.json$)/, (response) => void response.destroy());
  consoleGuard.expectFailedConnections(new RegExp(`^${server.origin}`));
  consoleGuard.expectMessage(
    /RUNTIME-|could not be loaded|Loading|Federation Runtime|did not answer|does not answer/,
  );
  engine.configure({
    policy: { origins: [server.origin] },
    plugins: [await server.pin('taskweave-task-detail', '.')],
  });
  await app.signIn('demo');
  await app.open('#/?task=taskweave-standalone', 'commit');
  const card = page.getByText('Task could not be loaded');

  await page.getByRole('link', { name: 'Overdue', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Overdue', exact: true })).toBeVisible();
  await expect(app.rows.first()).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(card).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
  await expectAccessible(page, 'part that failed');

  server.recover();
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('heading', { name: 'Water the plants in the lobby' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();
  await expect(card).toHaveCount(0);
});
