import { fileURLToPath } from 'node:url';
import { rspack } from '@rspack/core';

/** Files of `@module-federation/runtime-core` that read and keep manifests of the runtime's own kind, by what is asked for. */
const SNAPSHOTS = /\/(snapshot\/SnapshotHandler|generate-preload-assets|utils\/preload)\.js$/;

/**
 * Leaves out what the page does not use of the runtime of Module Federation: plugins are known by our manifests, which name
 * the files that come ahead. The runtime has flags for other parts of it, but none for this.
 *
 * @returns {import('@rspack/core').RspackPluginInstance[]}
 */
export function leanFederation() {
  const stand = fileURLToPath(new URL('./noSnapshots.mjs', import.meta.url));
  return [
    new rspack.NormalModuleReplacementPlugin(SNAPSHOTS, (asked) => {
      if (asked.context.includes('@module-federation/runtime-core')) asked.request = stand;
    }),
    new rspack.DefinePlugin({
      ENV_TARGET: '"web"',
      // Remotes come with their entries and hashes from manifests, never from a snapshot.
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      // The shell fills the scope itself, and takes no module from a container.
      FEDERATION_OPTIMIZE_NO_SHARED: 'true',
    }),
  ];
}
