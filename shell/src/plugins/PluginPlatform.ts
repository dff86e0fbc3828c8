import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import type { PluginDefinition, PluginManifest } from '@taskweave/plugin-sdk';
import { parseAdminFile } from '@taskweave/plugin-sdk/admin-file';
import type { AdminPlugin } from '@taskweave/plugin-sdk/admin-file/AdminFile';
import type { Runtime } from '../boot/Runtime';
import type { LegacyEntry } from '../legacy-adapter/loadLegacyPlugin';
import { OWN_DEFINITION, OWN_PLUGIN } from '../own-plugin/ownPlugin';
import { createFederationSource } from './federationSource';
import { createIncidentLog, type IncidentLog } from './IncidentLog';
import { createPluginHealth, type PluginHealth } from './PluginHealth';
import { createPluginLoader, type PluginLoader } from './PluginLoader';
import { createPluginRegistry, type PluginRegistry, type RegisteredPlugin } from './PluginRegistry';
import type { PluginStatus } from './PluginStatus';
import { createQuarantine, type Quarantine } from './Quarantine';
import { readSafeMode, type SafeMode } from './SafeMode';
import { SDK_VERSION } from './sharedModules';
import { watchErrors } from './watchErrors';
import { whenIdle } from './whenIdle';
import { withDefinitions } from './withDefinitions';

/** All that has to do with plugins, for as long as the page is open. */
export interface PluginPlatform {
  readonly registry: PluginRegistry;
  readonly loader: PluginLoader;
  readonly health: PluginHealth;
  readonly log: IncidentLog;
  readonly safeMode: SafeMode;
  /** Takes the administrator's file as it is now. */
  apply(content: unknown): void;
  /** The file cannot be read any more. */
  reportFile(message: string): void;
  /** Fetches again what could not be had, or was taken off the page. */
  retry(pluginId: string): void;
}

export interface PluginPlatformOptions {
  /** Plugins whose code need not be loaded. */
  readonly atHand?: readonly (readonly [PluginManifest, PluginDefinition])[];
  readonly runtime: Runtime;
  readonly connection: EngineConnection;
  readonly onLoaded: (definition: PluginDefinition) => Promise<void>;
}

export function createPluginPlatform({
  runtime,
  connection,
  onLoaded,
  atHand: alsoAtHand = [],
}: PluginPlatformOptions): PluginPlatform {
  const safeMode = readSafeMode();
  const registry = createPluginRegistry({
    builtin: [OWN_PLUGIN, ...runtime.builtin].map(({ baseUrl, manifest }) => ({
      manifest,
      baseUrl: new URL(baseUrl, location.origin).href,
    })),
    admin: parseAdminFile(runtime.server?.plugins),
    switchedOff: safeMode.switchedOff,
  });
  const log = createIncidentLog();
  const quarantine = createQuarantine({ limit: () => registry.admin.policy.quarantine });
  const health = createPluginHealth({ registry, log, quarantine });
  const atHand = new Map<PluginManifest, PluginDefinition>([OWN_DEFINITION, ...alsoAtHand]);
  const loader = createPluginLoader({
    source: withDefinitions(createFederationSource(), atHand),
    timeout: () => registry.admin.policy.limits.loadMs,
    onLoaded,
    // Code is first asked for while its place is drawn: whoever shows the state must not be drawn anew meanwhile.
    onStatus: ({ manifest }, status) =>
      queueMicrotask(() => {
        // What was taken off the page while it was on its way stays off it.
        const isStillMeant = registry.entry(manifest.id)?.plugin?.manifest === manifest;
        if (isStillMeant) registry.setStatus(manifest.id, status);
      }),
  });

  const fetchListed = () => {
    for (const { id, status, word } of registry.plugins) {
      if (status.phase !== 'listed') continue;
      if (word?.format === 'federation') void fetchOne(id, word);
      if (word?.format === 'legacy-esm') void whenIdle().then(() => fetchLegacy(id, word));
    }
  };

  async function fetchOne(id: string, word: Extract<AdminPlugin, { format: 'federation' }>): Promise<void> {
    // Not needed where the file names no plugins, which is the case of most pages.
    const { fetchManifest } = await import(/* webpackChunkName: "plugin-manifests" */ './fetchManifest');
    const answer = await fetchManifest(word, {
      policy: registry.admin.policy,
      page: location.href,
      sdkVersion: SDK_VERSION,
      fetch: (input, init) => fetch(input, init),
      engineVersion: () => engineVersion(connection),
    });
    if (registry.entry(id)?.word !== word) return;
    if (answer.ok) accept(answer.plugin);
    else refuse(id, answer.status);
  }

  async function fetchLegacy(id: string, word: LegacyEntry): Promise<void> {
    const isStillMeant = () => registry.entry(id)?.word === word;
    if (!isStillMeant()) return;
    const { createLegacyAdapter } = await import(
      /* webpackChunkName: "legacy-adapter" */ '../legacy-adapter/createLegacyAdapter'
    );
    const answer = await createLegacyAdapter({ connection, registry, log }).load(word);
    if (!isStillMeant()) return;
    if (answer.ok) {
      atHand.set(answer.plugin.manifest, answer.definition);
      accept(answer.plugin);
    } else {
      const { phase, code, message } = answer;
      refuse(id, { phase, code, message });
    }
  }

  function refuse(id: string, status: Extract<PluginStatus, { code: string }>): void {
    registry.setStatus(id, status);
    const { code, message } = status;
    log.report({ code, message, pluginId: id, version: null, contribution: null });
  }

  function accept(plugin: RegisteredPlugin): void {
    const { id, entry } = plugin.manifest;
    const twin = registry.plugins.find(
      (other) => other.id !== id && other.plugin?.manifest.entry.container === entry.container,
    );
    if (twin !== undefined) {
      registry.setStatus(id, {
        phase: 'refused',
        code: 'PLG-207',
        message: `The plugin ${twin.id} has a container of the same name, ${entry.container}.`,
      });
      return;
    }
    registry.add(plugin);
    reportConfigs();
    if (isHeld(quarantine, plugin)) {
      registry.setStatus(id, {
        phase: 'quarantined',
        code: 'PLG-604',
        message: 'It was taken off the page after repeated faults, earlier in this tab.',
      });
    }
  }

  function reportConfigs(): void {
    for (const { id, status, plugin } of registry.plugins) {
      if (status.phase !== 'refused' || plugin === null) continue;
      const { code, message } = status;
      log.report({ code, message, pluginId: id, version: plugin.manifest.version, contribution: null });
    }
  }

  reportConfigs();
  fetchListed();
  watchErrors({
    folders: () => foldersOf(registry, new URL(`${runtime.appRoot}/app/taskweave/`, location.origin).href),
    onFault: (pluginId, error) => health.fault(pluginId, null, error, 'PLG-606'),
  });
  return {
    registry,
    loader,
    health,
    log,
    safeMode,
    apply(content) {
      registry.apply(parseAdminFile(content));
      reportConfigs();
      fetchListed();
    },
    reportFile: (message) =>
      log.report({ code: 'PLG-101', message, pluginId: '', version: null, contribution: null }),
    retry(pluginId) {
      const entry = registry.entry(pluginId);
      if (entry === null) return;
      if (entry.plugin !== null) {
        loader.forget(entry.plugin);
        health.release(pluginId);
      } else {
        registry.setStatus(pluginId, { phase: 'listed' });
        fetchListed();
      }
    },
  };
}

/** Where the plugins' files are; a folder that ours lie in says nothing about whose fault it was. */
function foldersOf(registry: PluginRegistry, own: string): readonly (readonly [string, string])[] {
  return registry.plugins.flatMap(({ id, plugin }) =>
    plugin === null || own.startsWith(plugin.baseUrl) ? [] : [[id, plugin.baseUrl] as const],
  );
}

function isHeld(quarantine: Quarantine, { manifest }: RegisteredPlugin): boolean {
  const { id, version, entry } = manifest;
  return quarantine.holds({ id, version, integrity: entry.integrity });
}

async function engineVersion(connection: EngineConnection): Promise<string | null> {
  try {
    const { version } = await connection.get<{ readonly version?: string }>(
      `${connection.appRoot}/api/engine/version`,
    );
    return version ?? null;
  } catch {
    return null;
  }
}
