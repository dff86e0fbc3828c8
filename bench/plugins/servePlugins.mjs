import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { buildPlugins } from './buildPlugins.mjs';

/**
 * Builds small plugins and serves them from an origin of their own.
 *
 * @param {{ count: number, pluginsFile: string }} options `pluginsFile` of the engine: it is written anew, and removed in the end
 * @returns {Promise<{ declare: (count: number, isShown: boolean) => Promise<void>, stop: () => Promise<void> }>} `isShown` says
 *   whether their part of the list's header is drawn, too
 */
export async function servePlugins({ count: most, pluginsFile }) {
  const { folder, ids } = await buildPlugins(most);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', pathname.endsWith('.json') ? 'application/json' : 'text/javascript');
    response.end(await readFile(path.join(folder, path.normalize(pathname))).catch(() => ''));
  });
  await new Promise((resume) => server.listen(0, 'localhost', () => resume(undefined)));
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
  return {
    declare: async (count, isShown) => {
      const plugins = await Promise.all(
        ids.slice(0, count).map(async (id) => {
          const content = await readFile(path.join(folder, id, 'plugin.json'));
          const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
          return { id, manifest: `${origin}/${id}/plugin.json`, integrity };
        }),
      );
      const contributions = Object.fromEntries(
        ids.map((id) => [`tasklist.header:${id}/part`, { enabled: isShown }]),
      );
      await writeFile(pluginsFile, JSON.stringify({ policy: { origins: [origin] }, plugins, contributions }));
    },
    stop: async () => {
      server.close();
      await rm(pluginsFile, { force: true });
    },
  };
}
