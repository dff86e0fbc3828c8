import { createServer, request } from 'node:http';

/**
 * `path` is where the engine's web applications are, at this address as at its own; its other paths are behind `prefix`.
 * @typedef {object} Part
 * @property {string} path
 * @property {string | undefined} [prefix]
 * @property {number} port
 *
 * `before` comes before each call, and answers it itself by `true`.
 * @typedef {object} OneAddressOptions
 * @property {number} port
 * @property {readonly [Part, ...Part[]]} parts
 * @property {(part: Part, incoming: import('node:http').IncomingMessage, outgoing: import('node:http').ServerResponse) => Promise<boolean>} [before]
 *
 * @typedef {object} OneAddress
 * @property {string} origin
 * @property {() => Promise<void>} stop
 */

/**
 * Several engines behind one origin, as a reverse proxy has them. The cookies of each are for its path alone: all call theirs
 * alike, and would end each other's sessions. What lies below no path is the first engine's.
 * @param {OneAddressOptions} options
 * @returns {Promise<OneAddress>}
 */
export async function startOneAddress({ port, parts, before = async () => false }) {
  /** @param {string} address */
  const partOf = (address) =>
    parts.find(({ path, prefix }) => isBelow(address, path) || (prefix && isBelow(address, prefix))) ??
    parts[0];
  const server = createServer(async (incoming, outgoing) => {
    const part = partOf(incoming.url ?? '/');
    if (await before(part, incoming, outgoing)) return;
    const { method, headers, url = '/' } = incoming;
    const path = part.prefix && isBelow(url, part.prefix) ? url.slice(part.prefix.length) || '/' : url;
    const call = request({ host: 'localhost', port: part.port, path, method, headers }, (answer) => {
      const cookies = answer.headers['set-cookie']?.map((one) =>
        one.replace(/;\s*path=\/(?=;|$)/i, `;Path=${part.path}`),
      );
      outgoing.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        ...(cookies && { 'set-cookie': cookies }),
      });
      answer.on('error', () => outgoing.destroy());
      answer.pipe(outgoing);
    });
    call.on('error', () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('The engine does not answer.');
    });
    outgoing.on('close', () => call.destroy());
    incoming.pipe(call);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(undefined));
  });
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * @param {string} address
 * @param {string} path
 */
function isBelow(address, path) {
  return address === path || ['/', '?'].some((end) => address.startsWith(path + end));
}
