import type { DevTools } from '@taskweave/addon-plugin-dev/createDevTools';
import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import type { PluginDefinition, PluginManifest } from '@taskweave/plugin-sdk';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { keptFetch } from '../runtime/keptFetch';
import type { BuiltinPlugin, Runtime } from '../runtime/Runtime';
import { createLateReporter } from '../watching/createLateReporter';
import { createStartMark } from './faults/createStartMark';
import { createIncidentLog, type IncidentLog } from './faults/IncidentLog';
import { createPluginHealth, type PluginHealth } from './faults/PluginHealth';
import { createQuarantine, type Quarantine } from './faults/Quarantine';
import { readSafeMode, type SafeMode } from './faults/SafeMode';
import { watchErrors } from './faults/watchErrors';
import { createLateArrivals } from './loading/createLateArrivals';
import { createFederationSource } from './loading/federationSource';
import type { PluginArrivals } from './loading/PluginArrivals';
import {
  type ContainerSource,
  createPluginLoader,
  type PluginLoader,
  type PluginLoaderOptions,
} from './loading/PluginLoader';
import { SDK_VERSION } from './loading/shared/sharedModules';
import { completeQuery } from './loading/shared/sharedQuery';
import { foldersOf } from './registry/foldersOf';
import { createPluginRegistry, type PluginRegistry } from './registry/PluginRegistry';
import { statusTeller } from './registry/statusTeller';
import { syncPluginStyles } from './registry/syncPluginStyles';
import { whileVisible } from './timing/whileVisible';

const BUILDS_INTERVAL = 10 * 60_000;

export interface PluginPlatform {
  readonly registry: PluginRegistry;
  readonly loader: PluginLoader;
  readonly health: PluginHealth;
  readonly log: IncidentLog;
  readonly safeMode: SafeMode;
  readonly dev: DevTools | null;
  readonly onDraw: (pluginId: string, contribution: string) => void;
  takeUpdate(pluginId: string): void;
  apply(file: AdminFile): void;
  readonly fileFault: StoreApi<string | null>;
  setOff(pluginId: string, isOff: boolean): void;
  retry(pluginId: string): void;
}

export interface OwnPlugin {
  readonly builtin: BuiltinPlugin;
  readonly definition: PluginDefinition;
}

export interface PluginPlatformOptions {
  readonly own: readonly OwnPlugin[];
  readonly dev?: DevTools | null;
  readonly atHand?: readonly (readonly [PluginManifest, PluginDefinition])[];
  readonly runtime: Runtime;
  readonly file: AdminFile;
  readonly connection: EngineConnection;
  readonly isSilent?: () => boolean;
  readonly onLoaded: (definition: PluginDefinition) => Promise<void>;
}

export function createPluginPlatform({
  own,
  dev = null,
  runtime,
  file: firstFile,
  connection,
  isSilent = () => false,
  onLoaded,
  atHand: alsoAtHand = [],
}: PluginPlatformOptions): PluginPlatform {
  const safeMode = readSafeMode();
  const builtin = [...own.map(({ builtin: one }) => one), ...runtime.builtin].map(withOrigin);
  const registry = createPluginRegistry({ builtin, admin: firstFile, switchedOff: safeMode.switchedOff });
  const { log, quarantine, health } = createPluginFaults(registry, SDK_VERSION, isSilent);
  const atHand = new Map([
    ...own.map((one) => [one.builtin.manifest, one.definition] as const),
    ...alsoAtHand,
  ]);
  if (safeMode.isOn) void tellFell(log);
  const folders = () => foldersOf(registry, runtime.appRoot);
  const source = createPluginSource({ registry, atHand });
  const loader = loaderOf({ source, registry, onLoaded, isSilent });
  const arrivals = createLateArrivals({
    registry,
    log,
    quarantine,
    page: location.href,
    take: takeUpdate,
    policyOf: (id) => dev?.policyFor(id, registry.admin.policy) ?? registry.admin.policy,
    connection,
    product: runtime.server?.product,
    async fetchLegacy(entry) {
      const { loadLegacyPlugin } = await import(
        /* webpackChunkName: "legacy-adapter" */ './loading/loadLegacyPlugin'
      );
      return loadLegacyPlugin({ connection, registry, log, atHand }, entry);
    },
  });
  const { plugins: served = null, pluginsError = null } = runtime.server ?? {};
  const fileFault = createStore<string | null>(() => (served === null ? pluginsError : null));
  const reportFile = (code: string, message: string | null) => {
    if (message !== null) log.report({ code, message, pluginId: '', version: null, contribution: null });
  };
  let file = firstFile;

  function applyFile(): void {
    registry.apply(dev?.over(file) ?? file);
    reportRefused(registry, log);
    arrivals.fetchListed();
  }

  function takeUpdate(id: string): void {
    quarantine.release(id);
    registry.takeUpdate(id);
  }

  syncPluginStyles(registry);
  applyFile();
  reportFile(served === null ? 'PLG-101' : 'PLG-105', pluginsError);
  fileFault.subscribe((message) => reportFile('PLG-101', message));
  dev?.follow({ registry, arrivals, log, applyFile, whileVisible });
  whileVisible(BUILDS_INTERVAL, arrivals.lookForBuilds);
  watchErrors({ folders, onFault: (id, error) => health.fault(id, null, error, 'PLG-606') });
  return {
    registry,
    loader,
    health,
    log,
    safeMode,
    dev,
    onDraw: createStartMark(registry),
    takeUpdate,
    apply(next) {
      file = next;
      applyFile();
    },
    fileFault,
    setOff(pluginId, isOff) {
      safeMode.setOff(pluginId, isOff);
      applyFile();
    },
    retry: (pluginId) => retry({ registry, loader, health, arrivals }, pluginId),
  };
}

interface RetryParts extends Pick<PluginPlatform, 'registry' | 'loader' | 'health'> {
  readonly arrivals: Pick<PluginArrivals, 'fetchListed'>;
}

function retry({ registry, loader, health, arrivals }: RetryParts, pluginId: string): void {
  const entry = registry.entry(pluginId);
  if (entry === null) return;
  const { update, isBuiltin } = entry;
  if (isBuiltin && update?.phase === 'refused') {
    registry.setUpdate(pluginId, { phase: 'listed', adminEntry: update.adminEntry });
    arrivals.fetchListed();
  } else if (entry.plugin !== null) {
    loader.forget(entry.plugin);
    health.release(pluginId);
  } else {
    registry.setStatus(pluginId, { phase: 'listed' });
    arrivals.fetchListed();
  }
}

function loaderOf({
  source,
  registry,
  onLoaded,
  isSilent,
}: Pick<Required<PluginLoaderOptions>, 'source' | 'onLoaded' | 'isSilent'> & {
  readonly registry: PluginRegistry;
}): PluginLoader {
  return createPluginLoader({
    source,
    timeout: () => registry.admin.policy.limits.loadMs,
    onLoaded,
    isSilent,
    onStatus: statusTeller(registry),
  });
}

function withOrigin({ baseUrl, manifest }: BuiltinPlugin): BuiltinPlugin {
  return { manifest, baseUrl: new URL(baseUrl, location.origin).href };
}

function reportRefused(registry: PluginRegistry, log: IncidentLog): void {
  for (const { id, status, plugin, ignored } of registry.plugins) {
    const refusal = status.phase === 'refused' ? status : ignored;
    if (refusal === null || plugin === null) continue;
    const { code, message } = refusal;
    log.report({ code, message, pluginId: id, version: plugin.manifest.version, contribution: null });
  }
}

async function tellFell(log: IncidentLog): Promise<void> {
  const { readFell } = await import(/* webpackChunkName: "plugin-guard" */ './faults/FallRecord');
  const fell = readFell();
  if (fell === null) return;
  const { code, pluginId, version, contribution, message } = fell;
  log.report({ code, pluginId, version, contribution, message });
}

interface PluginFaults {
  readonly log: IncidentLog;
  readonly quarantine: Quarantine;
  readonly health: PluginHealth;
}

function createPluginFaults(
  registry: PluginRegistry,
  sdkVersion: string,
  isSilent: () => boolean,
): PluginFaults {
  const reporter = createLateReporter({
    reports: () => registry.admin.reports,
    origins: () => registry.admin.policy.origins,
    page: location.href,
    sdkVersion,
    onRefused: (message) =>
      log.report({ code: 'PLG-109', message, pluginId: '', version: null, contribution: null }),
    fetch: keptFetch,
  });
  const log = createIncidentLog({ onNew: reporter.take });
  const quarantine = createQuarantine({ limit: () => registry.admin.policy.quarantine });
  return { log, quarantine, health: createPluginHealth({ registry, log, quarantine, isSilent }) };
}

interface PluginSourceOptions {
  readonly registry: Pick<PluginRegistry, 'entry'>;
  readonly atHand: ReadonlyMap<PluginManifest, PluginDefinition>;
}

function createPluginSource({ registry, atHand }: PluginSourceOptions): ContainerSource {
  const remote = createFederationSource();
  return {
    ...remote,
    async load(plugin, attempt) {
      const { manifest } = plugin;
      const definition = atHand.get(manifest);
      if (definition !== undefined) return { default: definition };
      if (registry.entry(manifest.id)?.adminEntry?.format === 'declared') {
        const { declaredDefinition } = await import(
          /* webpackChunkName: "declared-parts" */ './declared/declaredDefinition'
        );
        return { default: declaredDefinition(manifest) };
      }
      if (registry.entry(manifest.id)?.isBuiltin === false) await completeQuery();
      const module = await remote.load(plugin, attempt);
      if (takesAll(manifest)) await completeQuery();
      return module;
    },
  };
}

function takesAll({ contributes }: PluginManifest): boolean {
  return !contributes.some(({ point, meta }) => point === 'shell.column' && meta.needsTask !== true);
}
