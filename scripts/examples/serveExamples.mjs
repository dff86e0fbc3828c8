import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { inRepository } from '../process/paths.mjs';
import { exampleProjects } from './buildExamples.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
/** What an administrator would tell them. */
const CONFIG = {
  'office-notice': { text: 'The engine rests tonight from 22:00 to 23:00.', helpDesk: 'extension 4711' },
};
const FOLDER = inRepository('examples');

/**
 * @typedef {object} ServedExamples
 * @property {string} origin
 * @property {readonly string[]} ids
 * @property {{ policy: object, plugins: object[] }} adminFile what pins them, for `config/plugins.json`
 * @property {() => void} stop
 */

/**
 * Serves the examples, which must have been built, from an origin of their own, as the server of a plugin author would.
 *
 * @returns {Promise<ServedExamples>}
 */
export async function serveExamples() {
  const server = createServer((request, response) => {
    // The address has been normalised: nothing leads out of the folder.
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(FOLDER, pathname);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  await new Promise((resume, fail) => {
    server.once('error', fail);
    server.listen(0, 'localhost', () => resume(undefined));
  });
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' ? address?.port : 0}`;
  const plugins = entriesOf(origin);
  return {
    origin,
    ids: plugins.map(({ id }) => id),
    adminFile: { policy: { origins: [origin], devOverrides: 'confirm' }, plugins },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** @param {string} origin */
function entriesOf(origin) {
  const built = exampleProjects().filter((name) => existsSync(join(FOLDER, name, 'dist/plugin.json')));
  /** @param {string} file */
  const pinned = (file) => [`${origin}/${file}`, hashOf(join(FOLDER, file))];
  return [
    ...built.map((id) => {
      const [manifest, integrity] = pinned(`${id}/dist/plugin.json`);
      const config = /** @type {Record<string, object>} */ (CONFIG)[id];
      return { id, manifest, integrity, ...(config && { config }) };
    }),
    {
      id: 'legacy-notes',
      format: 'legacy-esm',
      modules: Object.fromEntries(['plugin.js', 'counted.js'].map((name) => pinned(`legacy-notes/${name}`))),
      styles: Object.fromEntries([pinned('legacy-notes/plugin.css')]),
    },
  ];
}

/** @param {string} file */
function hashOf(file) {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
