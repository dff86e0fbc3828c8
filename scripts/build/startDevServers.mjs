import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { APP_DIR, ROOT } from './buildApp.mjs';

/** @typedef {{ url: string, stop: () => Promise<void> }} DevServers */

/**
 * Starts a development server for the shell and one for each remote. The shell's server answers the page and
 * passes every other call on to the engine, so that session and token are the engine's, as in production.
 *
 * @param {{ engineUrl: string, port: number, log?: (line: string) => void }} options `engineUrl` is the address of the
 *   application on the engine, such as `http://localhost:8080/operaton/app/taskweave/default/`
 * @returns {Promise<DevServers>}
 */
export async function startDevServers({ engineUrl, port, log = () => {} }) {
  const { rspack } = await import('@rspack/core');
  const { RspackDevServer } = await import('@rspack/dev-server');
  const engine = new URL(engineUrl);
  const [appRoot = ''] = engine.pathname.split('/app/', 1);
  const { configurations, remoteNames } = await import('./configurations.mjs');
  const devPorts = Object.fromEntries(remoteNames(ROOT).map((name, index) => [name, port + 1 + index]));

  const builds = configurations({ root: ROOT, mode: 'development', outDir: APP_DIR, devPorts });

  const servers = await Promise.all(
    builds.map(async (configuration) => {
      const isShell = configuration.name === 'shell';
      const ownPort = isShell ? port : (devPorts[(configuration.name ?? '').replace(/^taskweave-/, '')] ?? 0);
      const compiler = rspack({
        ...configuration,
        // Prints one address, not that of every server.
        infrastructureLogging: { level: 'warn' },
        ...(isShell && {
          output: { ...configuration.output, publicPath: `${appRoot}/app/taskweave/assets/` },
        }),
      });
      const server = new RspackDevServer(
        {
          port: ownPort,
          host: 'localhost',
          hot: true,
          static: false,
          allowedHosts: 'all',
          headers: { 'Access-Control-Allow-Origin': '*' },
          client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${ownPort}/ws` },
          ...(isShell && {
            setupMiddlewares: (/** @type {any[]} */ middlewares) => [
              { name: 'page', middleware: servePage({ engine, appRoot, devPorts }) },
              ...middlewares,
            ],
            proxy: [{ context: [appRoot], target: engine.origin }],
          }),
        },
        compiler,
      );
      await server.start();
      log(`${configuration.name} on port ${ownPort}`);
      return server;
    }),
  );
  return {
    url: `http://localhost:${port}${engine.pathname}`,
    async stop() {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

/**
 * The page as the engine's side would answer it, with the addresses of the development servers.
 *
 * @param {{ engine: URL, appRoot: string, devPorts: Record<string, number> }} options
 */
function servePage({ engine, appRoot, devPorts }) {
  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {(error?: unknown) => void} next
   */
  return async (request, response, next) => {
    const match = /\/app\/taskweave\/([\w-]+)\/(?:\?|$)/.exec(request.url ?? '');
    if (request.method !== 'GET' || match === null) return next();
    try {
      const engines = /** @type {{ name: string }[]} */ (
        await (await fetch(`${engine.origin}${appRoot}/api/engine/engine/`)).json()
      ).map(({ name }) => name);
      const name = match[1] ?? '';
      const runtime = {
        appRoot,
        base: `${appRoot}/app/taskweave/${name}/`,
        builtin: await Promise.all(Object.values(devPorts).map(readManifest)),
        server: {
          engine: name,
          engineKnown: engines.includes(name),
          engines,
          plugins: null,
          pluginsError: null,
        },
      };
      const assets = `${appRoot}/app/taskweave/assets`;
      const page = (await readFile(path.join(ROOT, 'shell/index.html'), 'utf8'))
        .replace('<!--styles-->', `<link rel="stylesheet" href="${assets}/shell.css">`)
        .replace('<!--runtime-->', () => JSON.stringify(runtime).replaceAll('<', '\\u003c'))
        .replace(
          '<!--scripts-->',
          ['runtime', 'boot', 'shell']
            .map((name) => `<script ${name === 'shell' ? 'defer ' : ''}src="${assets}/${name}.js"></script>`)
            .join(''),
        )
        .replaceAll('$BASE', runtime.base)
        .replaceAll('$APP_ROOT', appRoot);
      response.setHeader('Content-Type', 'text/html;charset=UTF-8');
      response.end(page);
    } catch (error) {
      next(error);
    }
  };
}

/** @param {number} port */
async function readManifest(port) {
  const baseUrl = `http://localhost:${port}/`;
  const manifest = await (await fetch(`${baseUrl}plugin.json`)).json();
  return { baseUrl, manifest: { ...manifest, entry: { ...manifest.entry, integrity: '' } } };
}
