import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import type { PluginDefinition } from '@taskweave/plugin-sdk';
import type { IncidentLog } from '../../faults/IncidentLog';
import type { RegisteredPlugin } from '../../registry/PluginEntry';
import type { PluginRegistry } from '../../registry/PluginRegistry';
import { takesPart } from '../../registry/PluginStatus';
import type { LegacyApi } from './LegacyPlugin';
import { type LegacyEntry, loadLegacyPlugin } from './loadLegacyPlugin';
import type { Refusal, TrustedFile } from './trustModules';

export interface LegacyAdapter {
  load(
    entry: LegacyEntry,
  ): Promise<
    { readonly ok: true; readonly plugin: RegisteredPlugin; readonly definition: PluginDefinition } | Refusal
  >;
}

export interface LegacyAdapterOptions {
  readonly connection: EngineConnection;
  readonly registry: PluginRegistry;
  readonly log: IncidentLog;
}

/** Brings plugins of the old Tasklist into this page. Only pages whose administrator names such plugins load this. */
export function createLegacyAdapter({ connection, registry, log }: LegacyAdapterOptions): LegacyAdapter {
  const api = legacyApi(connection);
  return {
    async load(entry) {
      const answer = await loadLegacyPlugin(entry, {
        policy: registry.admin.policy,
        page: location.href,
        fetch: (input, init) => fetch(input, init),
        api,
        preload: preloadModule,
        importModule: (address) => import(/* webpackIgnore: true */ address),
        onScopeUse: (contribution, member) =>
          log.report({
            code: 'PLG-503',
            message: `It asked for "${member}" of the AngularJS scope, which is gone.`,
            pluginId: entry.id,
            version: null,
            contribution,
          }),
        onBlocked: (contribution, attributes) =>
          log.report({
            code: 'PLG-504',
            message: `Its HTML has the attributes ${attributes.join(', ')}, which the policy of the page makes void.`,
            pluginId: entry.id,
            version: null,
            contribution,
          }),
      });
      if (!answer.ok) return answer;
      const { manifest, definition, baseUrl, styles } = answer;
      showStyles(entry.id, styles, registry);
      return { ok: true, plugin: { manifest, baseUrl }, definition };
    },
  };
}

function legacyApi(connection: EngineConnection): LegacyApi {
  const { appRoot, engine, restRoot } = connection;
  // One for all of them: none can change what another is told.
  return Object.freeze({
    adminApi: `${appRoot}/api/admin`,
    baseApi: `${appRoot}/api/engine`,
    cockpitApi: `${appRoot}/api/cockpit`,
    tasklistApi: `${appRoot}/api/tasklist`,
    engineApi: restRoot,
    engine,
    get CSRFToken() {
      return connection.csrfToken ?? '';
    },
  });
}

/** The hash is checked on the way into the page's modules; what an import finds there is not fetched again. */
function preloadModule({ address, integrity }: TrustedFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity ?? '';
    link.href = address;
    // A browser that does not know the word would not check anything either.
    if (!link.relList.supports('modulepreload')) {
      reject(new Error('This browser cannot check the hashes of modules.'));
      return;
    }
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${address} was not accepted.`));
    };
    document.head.append(link);
  });
}

/** Its style sheets hold for as long as the plugin takes part. */
function showStyles(pluginId: string, styles: readonly TrustedFile[], registry: PluginRegistry): void {
  const links = styles.map(({ address, integrity }) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    if (integrity !== null) link.integrity = integrity;
    link.href = address;
    link.dataset.plugin = pluginId;
    document.head.append(link);
    return link;
  });
  if (links.length === 0) return;
  registry.subscribe(() => {
    const entry = registry.entry(pluginId);
    const isShown = entry !== null && takesPart(entry.status);
    for (const link of links) link.disabled = !isShown;
  });
}
