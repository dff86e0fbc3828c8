import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { packOf } from '../translations/packOf.mjs';
import { addedLanguages } from '../translations/places.mjs';
import { filesOf } from './firstTexts.mjs';

/**
 * Passes other requests on to the engine, so that session and CSRF token are the engine's, as in production.
 * @param {{ root: string, engine: URL, remotes: readonly string[] }} options
 * @returns {{ path: string, options: Exclude<import('@rspack/core').Configuration['devServer'], false | undefined> }}
 */
export function devServer({ root, engine, remotes }) {
  const [appRoot = ''] = engine.pathname.split('/app/', 1);
  return {
    path: `${appRoot}/app/taskweave/`,
    options: {
      host: 'localhost',
      hot: true,
      static: false,
      allowedHosts: 'all',
      client: { overlay: false, logging: 'warn' },
      setupMiddlewares: (middlewares) => [
        { name: 'page', middleware: servePage({ root, engine, appRoot, remotes }) },
        { name: 'texts', middleware: serveTexts(root) },
        ...middlewares,
      ],
      // The other engine's as well, where there are two.
      proxy: [{ context: [appRoot, '/operaton', '/camunda'], target: engine.origin }],
    },
  };
}

/** @param {{ root: string, engine: URL, appRoot: string, remotes: readonly string[] }} options */
function servePage({ root, engine, appRoot, remotes }) {
  const files = `${appRoot}/app/taskweave`;
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
      const origin = `http://${request.headers.host}`;
      const languages = addedLanguages(root);
      const runtime = {
        appRoot,
        base: `${files}/${name}/`,
        builtin: await Promise.all(
          remotes.map((remote) => readManifest(origin, `${files}/remotes/${remote}/`)),
        ),
        languages: filesOf(
          Object.fromEntries([
            ['en', []],
            ['de', []],
            ...languages.map((tag) => [tag, [`${tag}/first`, `${tag}/more`]]),
          ]),
          `${files}/languages/`,
        ),
        server: {
          engine: name,
          engineKnown: engines.includes(name),
          engines,
          plugins: null,
          pluginsError: null,
        },
      };
      const page = (await readFile(path.join(root, 'shell/index.html'), 'utf8'))
        .replace('<!--styles-->', `<link rel="stylesheet" href="${files}/assets/shell.css">`)
        .replace('<!--runtime-->', () => JSON.stringify(runtime).replaceAll('<', '\\u003c'))
        .replace(
          '<!--scripts-->',
          ['runtime', 'boot', 'shell']
            .map(
              (script) =>
                `<script ${script === 'shell' ? 'defer ' : ''}src="${files}/assets/${script}.js"></script>`,
            )
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

/**
 * Reads them for each request, so that a translator sees changes after a reload.
 * @param {string} root
 */
function serveTexts(root) {
  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   * @param {(error?: unknown) => void} next
   */
  return (request, response, next) => {
    const [, tag = '', part] =
      /\/app\/taskweave\/languages\/([\w-]+)\/(first|more)$/.exec(request.url ?? '') ?? [];
    if (!addedLanguages(root).includes(tag)) return next();
    const { first, more } = packOf(root, tag);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(part === 'first' ? first : more));
  };
}

/**
 * @param {string} origin
 * @param {string} baseUrl
 */
async function readManifest(origin, baseUrl) {
  const manifest = await (await fetch(`${origin}${baseUrl}plugin.json`)).json();
  return { baseUrl, manifest: { ...manifest, entry: { ...manifest.entry, integrity: '' } } };
}
