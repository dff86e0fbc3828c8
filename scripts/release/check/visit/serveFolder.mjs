import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

/** @type {Record<string, string>} */
const TYPES = { '.css': 'text/css', '.js': 'text/javascript', '.json': 'application/json' };

/**
 * The server of somebody who hands out a plugin: any that sends `Access-Control-Allow-Origin`.
 *
 * @param {string} folder
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    // The address has been normalised: nothing leads out of the folder.
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = path.join(folder, pathname);
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  });
  await new Promise((resume, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => resume(undefined));
  });
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
