import { createHash } from 'node:crypto';
import type { PluginServer } from './PluginServer';

/** A build of a plugin that is written by hand, so that a journey can deploy another one while it runs. */
export interface WrittenPlugin {
  readonly id: string;
  /** Said in its tab. */
  readonly version: string;
  /** Development builds have it. */
  readonly build?: string;
}

/**
 * Serves the plugin below `/<id>/`, in place of what was there.
 *
 * @returns its entry of the plugin file, pinned
 */
export function deploy(server: PluginServer, { id, version, build }: WrittenPlugin) {
  const container = `plugin_${id.replaceAll('-', '_')}`;
  const entry = `
    var ${container} = {
      init: function () {},
      get: function () {
        var tab = {
          point: 'tasklist.task.detail', id: 'tab', meta: {},
          mount: function () {
            return Promise.resolve({ default: function (host, props, services) {
              host.textContent = 'Probe ${version}, ' + services.config.threshold;
              return { unmount: function () {} };
            } });
          },
        };
        var activate = function (context) {
          context.commands.register({
            id: '${id}.hi', label: 'Greet ${version}', group: 'help',
            run: function () { throw new Error('nobody there'); },
          });
        };
        return Promise.resolve(function () {
          return { default: { id: '${id}', contributions: [tab], activate: activate } };
        });
      },
    };`;
  const file = `entry.${version}.js`;
  const manifest = JSON.stringify({
    manifestVersion: 1,
    id,
    displayName: 'Probe',
    version,
    ...(build !== undefined && { build }),
    requires: { sdk: '>=0.1.0' },
    entry: { format: 'federation', container, file, integrity: hashOf(entry) },
    preload: [],
    labels: {},
    contributes: [{ point: 'tasklist.task.detail', id: 'tab', priority: 50, meta: { label: 'Probe' } }],
    config: {
      type: 'object',
      properties: { threshold: { type: 'number', default: 70 } },
      additionalProperties: false,
    },
  });
  const serve = (name: string, type: string, content: string) =>
    server.interfere(new RegExp(`/${id}/${name.replaceAll('.', '\\.')}$`), (response) => {
      response.setHeader('Content-Type', type);
      response.end(content);
    });
  serve('plugin.json', 'application/json', manifest);
  serve(file, 'text/javascript', entry);
  return { id, manifest: server.address(`${id}/plugin.json`), integrity: hashOf(manifest) };
}

function hashOf(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
