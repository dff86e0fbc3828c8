import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

/** @type {Record<string, string>} */
const TYPES = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * Like a plugin author's server: any that sends `Access-Control-Allow-Origin`.
 * @param {string} folder
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export async function serveFolder(folder) {
  const server = createServer((request, response) => {
    // The URL parser has normalised the path, so nothing leads out of the folder.
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, pathname);
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
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : 0}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/**
 * @param {string} file
 * @returns {string}
 */
export function integrityOf(file) {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
