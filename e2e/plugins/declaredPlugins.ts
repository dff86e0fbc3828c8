import type { PluginServer } from './PluginServer';

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
