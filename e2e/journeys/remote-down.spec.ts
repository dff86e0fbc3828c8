import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { expectNoAxeViolations } from '../support/expectNoAxeViolations';
import { expect, test } from '../support/test';

const FILES = path.resolve('dist/app/remotes/task-detail');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** A server of its own for one remote, which answers the manifest and refuses the rest while it is down. */
async function serveRemote(): Promise<{
  server: Server;
  origin: string;
  setDown: (isDown: boolean) => void;
}> {
  let isDown = true;
  const server = createServer(async (request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (isDown && name !== 'plugin.json') {
      // As a server that is gone: no answer at all.
      response.destroy();
      return;
    }
    try {
      const content = await readFile(path.join(FILES, name));
      response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    server,
    origin: `http://localhost:${port}`,
    setDown: (next) => {
      isDown = next;
    },
  };
}

test('a remote whose server is down leaves a card in its place, and one press brings it back', async ({
  app,
  page,
  engine,
  consoleGuard,
}) => {
  const { server, origin, setDown } = await serveRemote();
  try {
    consoleGuard.expectFailedConnections();
    consoleGuard.expectMessage(/RUNTIME-|could not be loaded|Loading|Federation Runtime/);
    writeFileSync(
      engine.pluginsFile,
      JSON.stringify({
        policy: { origins: [origin] },
        plugins: [{ id: 'taskweave-task-detail', manifest: `${origin}/plugin.json` }],
      }),
    );
    await app.signIn('demo');
    await app.open('#/?task=taskweave-standalone');

    await expect(page.getByText('Task could not be loaded')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
    await page.getByRole('link', { name: 'Overdue' }).click();
    await expect(page.getByRole('heading', { name: 'Overdue' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Task could not be loaded')).toBeVisible({ timeout: 20_000 });
    await expectNoAxeViolations(page);

    setDown(false);
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(page.getByRole('heading', { name: 'Water the plants in the lobby' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
