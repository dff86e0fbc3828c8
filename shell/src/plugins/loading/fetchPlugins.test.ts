// @vitest-environment jsdom
import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import { NO_ADMIN_FILE } from '@taskweave/plugin-files/admin-file/noAdminFile';
import type { EngineProduct } from '@taskweave/plugin-sdk';
import { expect, it, vi } from 'vitest';
import { createManifestFetcher } from './fetchPlugins';
import { SDK_VERSION } from './shared/sharedModules';

it.each([
  ['what its server says', 'cibseven', true],
  ['the path, where no server says it', undefined, false],
] as const)('the engine that a plugin asks for is known by %s', async (_, product, ok) => {
  expect(await fetchFor(product)).toMatchObject(ok ? { ok } : { ok, status: { code: 'PLG-206' } });
});

function fetchFor(product: EngineProduct | undefined) {
  const manifest = {
    manifestVersion: 1,
    id: 'risk',
    version: '1.0.0',
    requires: { sdk: `^${SDK_VERSION}`, engine: { cibseven: '*' } },
    entry: { container: 'plugin_risk', file: 'entry.js', integrity: 'sha384-AA' },
  };
  vi.stubGlobal('fetch', async () => Response.json(manifest));
  const connection = { appRoot: '/camunda', get: async () => ({ version: '2.0.0' }) };
  const entry = { id: 'risk', manifest: '/plugins/risk/plugin.json', integrity: 'sha384-AA' } as const;
  return createManifestFetcher(connection as unknown as EngineConnection, product)(
    { ...entry, format: 'federation', enabled: true, config: null, groups: null, index: 0 },
    NO_ADMIN_FILE.policy,
  );
}
