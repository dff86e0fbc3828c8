/** Of the runtime of Module Federation, as far as it is asked where nothing has a snapshot. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} };
  manifestCache = new Map();
}

export const getGlobalRemoteInfo = () => ({});

export function formatPreloadArgs() {
  throw new Error('Files that come ahead are named by the manifests of plugins.');
}

export { formatPreloadArgs as generatePreloadAssetsPlugin, formatPreloadArgs as preloadAssets };
