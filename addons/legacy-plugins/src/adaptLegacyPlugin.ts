import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import type { AdminPolicy } from '@taskweave/plugin-files/admin-file/AdminFile';
import type { PluginDefinition, PluginManifest } from '@taskweave/plugin-sdk';
import type { LegacyApi } from './LegacyPlugin';
import { type LegacyEntry, loadLegacyPlugin } from './loadLegacyPlugin';
import type { Refusal, TrustedFile } from './trustModules';

export interface AdaptedPlugin {
  readonly ok: true;
  readonly plugin: { readonly manifest: PluginManifest; readonly baseUrl: string };
  readonly definition: PluginDefinition;
}

export interface LegacyNote {
  readonly code: 'PLG-504' | 'PLG-505';
  readonly message: string;
  readonly contribution: string | null;
}

export interface LegacyPage {
  readonly address: string;
  readonly connection: Pick<EngineConnection, 'appRoot' | 'name' | 'restRoot' | 'csrfToken'>;
  readonly policy: () => AdminPolicy;
  readonly note: (note: LegacyNote) => void;
  readonly follow: (onChange: (takesPart: boolean) => void) => void;
}

export async function adaptLegacyPlugin(
  entry: LegacyEntry,
  page: LegacyPage,
): Promise<AdaptedPlugin | Refusal> {
  const answer = await loadLegacyPlugin(entry, {
    policy: page.policy(),
    page: page.address,
    fetch: (input, init) => fetch(input, init),
    api: legacyApi(page.connection),
    preload: preloadModule,
    importModule: (address) => import(/* webpackIgnore: true */ address),
    onUnknown: (points) =>
      page.note({
        code: 'PLG-505',
        message: `There is no point ${points.join(', ')}: those of its plugins are left out.`,
        contribution: null,
      }),
    onBlocked: (contribution, attributes) =>
      page.note({
        code: 'PLG-504',
        message: `Its HTML has the attributes ${attributes.join(', ')}, which the policy of the page makes void.`,
        contribution,
      }),
  });
  if (!answer.ok) return answer;
  const { manifest, definition, baseUrl, styles } = answer;
  const links = styles.map((file) => showStyle(entry.id, file));
  if (links.length > 0) {
    page.follow((takesPart) => {
      for (const link of links) link.disabled = !takesPart;
    });
  }
  return { ok: true, plugin: { manifest, baseUrl }, definition };
}

function legacyApi(connection: LegacyPage['connection']): LegacyApi {
  const { appRoot, name: engine, restRoot } = connection;
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

/** The browser checks the hash here; a later import takes the checked module from the module map. */
function preloadModule({ address, integrity }: TrustedFile): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity ?? '';
    link.href = address;
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

function showStyle(pluginId: string, { address, integrity }: TrustedFile): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.crossOrigin = 'anonymous';
  if (integrity !== null) link.integrity = integrity;
  link.href = address;
  link.dataset.plugin = pluginId;
  document.head.append(link);
  return link;
}
