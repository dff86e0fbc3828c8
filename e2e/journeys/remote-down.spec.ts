import { createHash } from 'node:crypto';
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

/** What a server that is ill does with a request: cuts the line, or takes it and never answers. */
type Illness = 'down' | 'hanging';

/** A server of its own for one remote, which answers the manifest, and nothing else while it is ill. */
async function serveRemote(illness: Illness): Promise<{
  server: Server;
  origin: string;
  setIll: (isIll: boolean) => void;
}> {
  let isIll = true;
  const server = createServer(async (request, response) => {
    const name = path.basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (isIll && name !== 'plugin.json') {
      if (illness === 'down') response.destroy();
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
    setIll: (next) => {
      isIll = next;
    },
  };
}

async function hashOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}

const CASES = [
  { illness: 'down', words: 'is down' },
  { illness: 'hanging', words: 'never answers' },
] as const;

for (const { illness, words } of CASES) {
  test(`a remote whose server ${words} leaves a card in its place, and one press brings it back`, async ({
    app,
    page,
    engine,
    consoleGuard,
  }) => {
    const { server, origin, setIll } = await serveRemote(illness);
    try {
      consoleGuard.expectFailedConnections(new RegExp(`^${origin}`));
      consoleGuard.expectMessage(
        /RUNTIME-|could not be loaded|Loading|Federation Runtime|did not answer|does not answer/,
      );
      writeFileSync(
        engine.pluginsFile,
        JSON.stringify({
          policy: { origins: [origin] },
          plugins: [
            {
              id: 'taskweave-task-detail',
              manifest: `${origin}/plugin.json`,
              integrity: await hashOf(path.join(FILES, 'plugin.json')),
            },
          ],
        }),
      );
      await app.signIn('demo');
      await app.open('#/?task=taskweave-standalone');
      const card = page.getByText('Task could not be loaded');

      // While it is waited for, and after it was given up, the rest can be used.
      await page.getByRole('link', { name: 'Overdue' }).click();
      await expect(page.getByRole('heading', { name: 'Overdue' })).toBeVisible();
      await expect(page.getByRole('grid', { name: 'Tasks' }).getByRole('row').first()).toBeVisible();
      await page.goBack();
      await expect(card).toBeVisible({ timeout: 20_000 });
      await expect(page.getByRole('grid', { name: 'Tasks' })).toBeVisible();
      await expectNoAxeViolations(page);

      setIll(false);
      await page.getByRole('button', { name: 'Try again' }).click();

      await expect(page.getByRole('heading', { name: 'Water the plants in the lobby' })).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();
      await expect(card).toHaveCount(0);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}
