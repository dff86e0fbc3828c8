import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import type { EngineProduct } from '@taskweave/plugin-sdk';
import type { PluginArrivals, PluginArrivalsOptions } from './PluginArrivals';

export interface LateArrivalsOptions extends Omit<PluginArrivalsOptions, 'fetchManifest'> {
  readonly connection: EngineConnection;
  readonly product: EngineProduct | undefined;
  readonly loadArrivals?: () => Promise<Pick<typeof import('./PluginArrivals'), 'createPluginArrivals'>>;
}

export function createLateArrivals(options: LateArrivalsOptions): PluginArrivals {
  const { registry, connection, product, take, loadArrivals = loadPluginArrivals } = options;
  let loading: Promise<PluginArrivals> | null = null;

  async function load(): Promise<PluginArrivals> {
    const [{ createPluginArrivals }, { createManifestFetcher }] = await Promise.all([
      loadArrivals(),
      import(/* webpackChunkName: "plugin-manifests" */ './fetchPlugins'),
    ]);
    return createPluginArrivals({ ...options, fetchManifest: createManifestFetcher(connection, product) });
  }

  function arrivals(): Promise<PluginArrivals> {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  return {
    take,
    fetchListed() {
      const isAwaited = registry.plugins.some(
        ({ status, update }) => status.phase === 'listed' || update?.phase === 'listed',
      );
      if (isAwaited) void arrivals().then(({ fetchListed }) => fetchListed());
    },
    async lookForBuild(id) {
      await (await arrivals()).lookForBuild(id);
    },
    async lookForBuilds() {
      if (registry.plugins.every(({ adminEntry }) => adminEntry === null)) return;
      await (await arrivals()).lookForBuilds();
    },
  };
}

function loadPluginArrivals() {
  return import(/* webpackChunkName: "plugin-manifests" */ './PluginArrivals');
}
