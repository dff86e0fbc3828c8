import { createLane } from '@taskweave/base/createLane';
import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import { engineProfile } from '@taskweave/engine-client/EngineProfile';
import type { EngineProduct } from '@taskweave/plugin-sdk';
import { version } from 'react';
import { fetchManifest } from './manifest/fetchManifest';
import { isOwn, type PluginArrivalsOptions } from './PluginArrivals';
import { SDK_VERSION } from './shared/sharedModules';

/** The page's own server also answers for the engine. */
const MANIFESTS = 3;

export function createManifestFetcher(
  connection: EngineConnection,
  product = engineProfile(connection.appRoot).name as EngineProduct,
): PluginArrivalsOptions['fetchManifest'] {
  const ownManifests = createLane(MANIFESTS);
  return async (adminEntry, policy) => {
    const ask = () =>
      fetchManifest(adminEntry, {
        policy,
        page: location.href,
        sdkVersion: SDK_VERSION,
        reactVersion: version,
        fetch: (input, init) => fetch(input, { ...init, priority: 'low' }),
        engine: () => engineOf(connection, product),
      });
    return isOwn(adminEntry.manifest, location.href) ? ownManifests(ask) : ask();
  };
}

async function engineOf(connection: EngineConnection, product: EngineProduct) {
  try {
    const { version } = await connection.get<{ readonly version?: string }>('version');
    return version === undefined ? null : { product, version };
  } catch {
    return null;
  }
}
