import { createHash } from 'node:crypto';
import type { PluginServer } from './PluginServer';

export interface HandmadePlugin {
  readonly id: string;
  readonly name: string;
  /** A journey can put another one in its place while it runs. */
  readonly version?: string;
  /** Development builds have it. */
  readonly build?: string;
  /** Range of versions of the SDK; the one of this repository unless said otherwise. */
  readonly sdk?: string;
  /** Contributions as the manifest declares them. */
  readonly contributes: readonly (Readonly<Record<string, unknown>> & {
    readonly point: string;
    readonly id: string;
  })[];
  /** English texts of its labels; none unless said otherwise. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Calls of the engine that the manifest declares; it declares none unless said otherwise. */
  readonly uses?: readonly string[];
  /** JSON schema of its configuration. */
  readonly config?: object;
  /** Its manifest is not answered before. */
  readonly after?: Promise<void>;
  /** Body of the function that draws any of them into `host`, with `props` and `services` at hand. */
  readonly draw: string;
  /** Body of its function `activate`, with `context` at hand. */
  readonly activate?: string;
}

/**
 * Puts a plugin on a server that nobody has built: as small as the contract allows, so that a journey can let it do
 * what no build would.
 *
 * @returns what an administrator writes for it
 */
export function serveHandmadePlugin(server: PluginServer, plugin: HandmadePlugin) {
  const { id, name, version = '1.0.0', build, sdk = '^0.1.0', contributes, labels = {} } = plugin;
  const { uses, config, after, draw, activate } = plugin;
  const file = `entry.${version}.js`;
  const container = id.replaceAll('-', '_');
  const mount = `() => Promise.resolve({ default: (host, props, services) => { ${draw}; return { unmount() { host.textContent = ''; } }; } })`;
  const parts = contributes.map(
    (one) => `{ point: '${one.point}', id: '${one.id}', meta: {}, mount: ${mount} }`,
  );
  const begin = activate === undefined ? '' : `activate: (context) => { ${activate}; }`;
  const code = `var ${container} = { init() {}, get: () => Promise.resolve(() => ({ default: { id: '${id}', contributions: [${parts.join()}], ${begin} } })) };`;
  const manifest = JSON.stringify({
    manifestVersion: 1,
    id,
    version,
    build,
    displayName: name,
    requires: { sdk },
    entry: { format: 'federation', container, file, integrity: hashOf(code) },
    preload: [],
    labels: { en: labels },
    uses,
    config,
    contributes: contributes.map((one) => ({ meta: {}, ...one })),
  });
  server.interfere(new RegExp(`^/${id}/${file.replaceAll('.', '\\.')}$`), (response) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(code);
  });
  server.interfere(new RegExp(`^/${id}/plugin\\.json$`), async (response) => {
    await after;
    response.setHeader('Content-Type', 'application/json');
    response.end(manifest);
  });
  return { id, manifest: server.address(`${id}/plugin.json`), integrity: hashOf(manifest) };
}

function hashOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
