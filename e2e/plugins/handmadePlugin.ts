import { createHash } from 'node:crypto';
import type { PluginServer } from './PluginServer';

export interface HandmadePlugin {
  readonly id: string;
  readonly name: string;
  readonly version?: string;
  readonly build?: string;
  readonly sdk?: string;
  readonly contributes: readonly (Readonly<Record<string, unknown>> & {
    readonly point: string;
    readonly id: string;
  })[];
  readonly uses?: readonly string[];
  readonly config?: object;
  readonly draw?: string;
  readonly component?: string;
  readonly activate?: string;
}

export function serveHandmadePlugin(server: PluginServer, plugin: HandmadePlugin) {
  const { id, name, version = '1.0.0', build, sdk = '^0.1.0', contributes } = plugin;
  const { uses, config, draw = '', component, activate } = plugin;
  const file = `entry.${version}.js`;
  const container = id.replaceAll('-', '_');
  const mount = `() => Promise.resolve({ default: (host, props, services) => { ${draw}; return { unmount() { host.textContent = ''; } }; } })`;
  const drawn =
    component === undefined
      ? `mount: ${mount}`
      : `component: () => Promise.resolve({ default: ${component} })`;
  const parts = contributes.map((one) => `{ point: '${one.point}', id: '${one.id}', meta: {}, ${drawn} }`);
  const begin = activate === undefined ? '' : `activate: (context) => { ${activate}; }`;
  const init = `init(scope) {
    const of = (name) => Object.values(scope[name])[0].lib();
    React = of('react');
    sdk = of('@taskweave/plugin-sdk');
  }`;
  const code = `var ${container} = (() => { let React, sdk; return { ${init}, get: () => Promise.resolve(() => ({ default: { id: '${id}', contributions: [${parts.join()}], ${begin} } })) }; })();`;
  const manifest = JSON.stringify({
    manifestVersion: 1,
    id,
    version,
    build,
    displayName: name,
    requires: { sdk },
    entry: { format: 'federation', container, file, integrity: hashOf(code) },
    preload: [],
    labels: {},
    uses,
    config,
    contributes: contributes.map((one) => ({ meta: {}, ...one })),
  });
  server.interfere(new RegExp(`^/${id}/${file.replaceAll('.', '\\.')}$`), (response) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(code);
  });
  server.interfere(new RegExp(`^/${id}/plugin\\.json$`), (response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(manifest);
  });
  return { id, manifest: server.address(`${id}/plugin.json`), integrity: hashOf(manifest) };
}

function hashOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
