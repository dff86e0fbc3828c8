import type { PluginServer } from './PluginServer';

/**
 * Puts manifests of plugins on a server, which have no code there: each declares a part of the list's header, so that its
 * code is asked for as soon as the list is drawn.
 *
 * @returns what the administrator writes about them
 */
export function declarePlugins(server: PluginServer, count: number): Promise<readonly object[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const id = `declared-${index}`;
      const file = `${id}/plugin.json`;
      server.replace(file, JSON.stringify(manifestOf(id)));
      return { id, manifest: server.address(file), integrity: await server.hashOf(file) };
    }),
  );
}

function manifestOf(id: string): object {
  return {
    manifestVersion: 1,
    id,
    version: '1.0.0',
    requires: { sdk: '^0.1.0' },
    entry: {
      format: 'federation',
      container: `plugin_${id.replace('-', '_')}`,
      file: 'remoteEntry.js',
      integrity: `sha384-${'A'.repeat(64)}`,
    },
    preload: [],
    labels: {},
    contributes: [{ point: 'tasklist.header', id: 'part', meta: {} }],
  };
}
