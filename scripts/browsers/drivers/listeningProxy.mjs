import { createServer, request } from 'node:http';

const LISTENER = `(${function listen() {
  const kept = 'browser-journey-complaints';
  const keep = (/** @type {string} */ text) =>
    sessionStorage.setItem(
      kept,
      JSON.stringify([...JSON.parse(sessionStorage.getItem(kept) ?? '[]'), text.slice(0, 500)]),
    );
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      const address =
        target instanceof HTMLElement && (target.getAttribute('src') ?? target.getAttribute('href'));
      // No fault: what it did not get to in this frame, it reports in the next.
      if (event.message?.startsWith('ResizeObserver loop')) return;
      keep(address ? `could not load ${address}` : `uncaught: ${event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => keep(`unhandled: ${reason?.stack ?? reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    keep(
      `policy: ${event.violatedDirective} refused ${event.blockedURI} (${event.sourceFile}:${event.lineNumber}) ${event.sample}`,
    ),
  );
  for (const kind of /** @type {const} */ (['error', 'warn'])) {
    const write = console[kind];
    console[kind] = (...words) => {
      keep(`${kind}: ${words.map(String).join(' ')}`);
      write.apply(console, words);
    };
  }
}})();`;

/**
 * WebKit's driver reports no console messages, so this proxy injects a listener into the engine's pages, with their nonce.
 * @param {string} engine
 * @returns {Promise<{ origin: string, stop: () => void }>}
 */
export async function startListeningProxy(engine) {
  const { hostname, port } = new URL(engine);
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers };
    // A compressed page could not be changed.
    if (asked.headers['sec-fetch-dest'] === 'document') delete headers['accept-encoding'];
    const passed = request({ hostname, port, method: asked.method, path: asked.url, headers }, (got) => {
      const isPage =
        /^text\/html/.test(got.headers['content-type'] ?? '') && !got.headers['content-encoding'];
      const nonce = /'nonce-([^']+)'/.exec(String(got.headers['content-security-policy'] ?? ''))?.[1];
      if (!isPage || nonce === undefined) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
        return;
      }
      /** @type {Buffer[]} */
      const parts = [];
      got.on('data', (part) => parts.push(part));
      got.on('end', () => {
        const script = `<script nonce="${nonce}">${LISTENER}</script>`;
        const page = Buffer.concat(parts)
          .toString()
          .replace('<head>', () => `<head>${script}`);
        answer.writeHead(got.statusCode ?? 200, {
          ...got.headers,
          'content-length': Buffer.byteLength(page),
        });
        answer.end(page);
      });
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
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
 * Runs in the page.
 * @returns {readonly string[]}
 */
export function readComplaints() {
  return JSON.parse(sessionStorage.getItem('browser-journey-complaints') ?? '[]');
}
