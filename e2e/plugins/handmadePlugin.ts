import { createHash } from 'node:crypto';
import type { PluginServer } from './PluginServer';

export interface HandmadePlugin {
  readonly id: string;
  readonly name: string;
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
  /** Its manifest is not answered before. */
  readonly after?: Promise<void>;
  /** Body of the function that draws any of them into `host`, with `props` and `services` at hand. */
  readonly draw: string;
}

/**
 * Puts a plugin on a server that nobody has built: as small as the contract allows, so that a journey can let it do
 * what no build would.
 *
 * @returns what an administrator writes for it
 */
export function serveHandmadePlugin(server: PluginServer, plugin: HandmadePlugin) {
  const { id, name, sdk = '^0.1.0', contributes, labels = {}, uses, after, draw } = plugin;
  const container = id.replaceAll('-', '_');
  const mount = `() => Promise.resolve({ default: (host, props, services) => { ${draw}; return { unmount() { host.textContent = ''; } }; } })`;
  const parts = contributes.map(
    (one) => `{ point: '${one.point}', id: '${one.id}', meta: {}, mount: ${mount} }`,
  );
  const code = `var ${container} = { init() {}, get: () => Promise.resolve(() => ({ default: { id: '${id}', contributions: [${parts.join()}] } })) };`;
  const manifest = JSON.stringify({
    manifestVersion: 1,
    id,
    version: '1.0.0',
    displayName: name,
    requires: { sdk },
    entry: { format: 'federation', container, file: 'entry.js', integrity: hashOf(code) },
    preload: [],
    labels: { en: labels },
    uses,
    contributes: contributes.map((one) => ({ meta: {}, ...one })),
  });
  server.interfere(new RegExp(`^/${id}/entry\\.js$`), (response) => {
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
