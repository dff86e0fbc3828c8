import type { AdminPlugin, AdminPolicy } from '@taskweave/plugin-files/admin-file/AdminFile';
import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { type PluginStatus, takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type { IncidentLog } from '../faults/IncidentLog';
import type { Quarantine } from '../faults/Quarantine';
import type { PluginRegistry } from '../registry/PluginRegistry';
import { whenIdle } from '../timing/whenIdle';
import type { LegacyEntry } from './loadLegacyPlugin';
import type { ManifestAnswer } from './manifest/fetchManifest';

export type FederationEntry = Extract<AdminPlugin, { format: 'federation' }>;

export interface PluginArrivalsOptions {
  readonly registry: PluginRegistry;
  readonly log: IncidentLog;
  readonly quarantine: Quarantine;
  readonly policyOf: (id: string) => AdminPolicy;
  readonly page: string;
  readonly fetchManifest: (adminEntry: FederationEntry, policy: AdminPolicy) => Promise<ManifestAnswer>;
  readonly take: (id: string) => void;
  readonly fetchLegacy: (adminEntry: LegacyEntry) => Promise<RegisteredPlugin | Refused>;
}

export type Refused = Extract<PluginStatus, { code: string }>;

export interface PluginArrivals {
  fetchListed(): void;
  lookForBuilds(): Promise<void>;
  lookForBuild(id: string): Promise<void>;
  take(id: string): void;
}

export function createPluginArrivals(options: PluginArrivalsOptions): PluginArrivals {
  const { registry, policyOf, page, fetchManifest, fetchLegacy, take } = options;
  const { accept, refuse, report } = createAdmission(options);

  function fetchListed(): void {
    for (const { id, status, adminEntry, update } of registry.plugins) {
      if (update?.phase === 'listed' && update.adminEntry.format === 'federation')
        void fetchUpdate(id, update.adminEntry);
      if (status.phase !== 'listed') continue;
      if (adminEntry?.format === 'federation') void fetchOne(id, adminEntry);
      if (adminEntry?.format === 'legacy-esm') void whenIdle().then(() => fetchOld(id, adminEntry));
    }
  }

  async function fetchOne(id: string, adminEntry: FederationEntry): Promise<void> {
    const answer = await fetchManifest(adminEntry, policyOf(id));
    if (registry.entry(id)?.adminEntry !== adminEntry) return;
    if (answer.ok) accept(answer.plugin);
    else refuse(id, answer.status);
  }

  async function fetchOld(id: string, adminEntry: LegacyEntry): Promise<void> {
    const isStillMeant = () => registry.entry(id)?.adminEntry === adminEntry;
    if (!isStillMeant()) return;
    const answer = await fetchLegacy(adminEntry);
    if (!isStillMeant()) return;
    if ('manifest' in answer) accept(answer);
    else refuse(id, answer);
  }

  async function fetchUpdate(id: string, adminEntry: FederationEntry): Promise<void> {
    const answer = await fetchManifest(adminEntry, policyOf(id));
    if (registry.entry(id)?.update?.adminEntry !== adminEntry) return;
    const twin = answer.ok ? twinOf(registry, answer.plugin) : null;
    const refusal = answer.ok ? twin && becauseOf(twin) : answer.status;
    if (answer.ok && refusal === null) {
      registry.setUpdate(id, { phase: 'ready', adminEntry, plugin: answer.plugin });
    } else if (refusal !== null) {
      const { code, message } = refusal;
      registry.setUpdate(id, { phase: 'refused', adminEntry, code, message });
      report(id, refusal);
    }
  }

  async function lookForBuild(id: string): Promise<void> {
    const { adminEntry, plugin, status, update } = registry.entry(id) ?? NOTHING;
    const isHeld = status.phase === 'quarantined';
    if (adminEntry?.format !== 'federation' || plugin === null || update !== null) return;
    if (!takesPart(status) && !isHeld) return;
    const answer = await fetchManifest(adminEntry, policyOf(id));
    const entry = registry.entry(id);
    if (!answer.ok || entry?.plugin !== plugin || isSameBuild(plugin, answer.plugin)) return;
    registry.setUpdate(id, { phase: 'ready', adminEntry, plugin: answer.plugin });
    if (entry.status.phase === 'ready' || isHeld) take(id);
  }

  async function lookForBuilds(): Promise<void> {
    const unpinned = registry.plugins.filter(
      ({ adminEntry }) =>
        adminEntry?.format === 'federation' &&
        adminEntry.integrity === null &&
        isOwn(adminEntry.manifest, page),
    );
    await Promise.all(unpinned.map(({ id }) => lookForBuild(id)));
  }

  return { fetchListed, lookForBuild, lookForBuilds, take };
}

function createAdmission({
  registry,
  log,
  quarantine,
}: Pick<PluginArrivalsOptions, 'registry' | 'log' | 'quarantine'>) {
  function refuse(id: string, status: Refused): void {
    registry.setStatus(id, status);
    report(id, status);
  }

  function report(id: string, { code, message }: Pick<Refused, 'code' | 'message'>): void {
    log.report({ code, message, pluginId: id, version: null, contribution: null });
  }

  function accept(plugin: RegisteredPlugin): void {
    const { id, version, entry } = plugin.manifest;
    const twin = twinOf(registry, plugin);
    if (twin !== null && !isBefore(registry, id, twin)) {
      refuse(id, becauseOf(twin));
      return;
    }
    if (twin !== null) refuse(twin.id, becauseOf({ id, plugin }));
    registry.add(plugin);
    const { status, update } = registry.entry(id) ?? NOTHING;
    const refusal = update?.phase === 'refused' ? update : status;
    if (refusal.phase === 'refused') {
      report(id, refusal);
      return;
    }
    if (quarantine.holds({ id, version, integrity: entry.integrity })) {
      registry.setStatus(id, {
        phase: 'quarantined',
        code: 'PLG-604',
        message: 'It was taken off the page earlier in this tab.',
      });
    }
  }

  return { accept, refuse, report };
}

function becauseOf({ id, plugin }: Twin): Refused {
  const { container } = plugin.manifest.entry;
  const message = `The plugin ${id} has a container of the same name, ${container}.`;
  return { phase: 'refused', code: 'PLG-207', message };
}

const NOTHING = { adminEntry: null, plugin: null, update: null, status: { phase: 'listed' } } as const;

export function isOwn(address: string, page: string): boolean {
  return URL.canParse(address, page) && new URL(address, page).origin === new URL(page).origin;
}

export function isSameBuild(one: RegisteredPlugin, other: RegisteredPlugin): boolean {
  const nameOf = ({ manifest, baseUrl }: RegisteredPlugin) => {
    const { version, entry, build, preload } = manifest;
    return JSON.stringify([baseUrl, version, entry, build, preload]);
  };
  return nameOf(one) === nameOf(other);
}

interface Twin {
  readonly id: string;
  readonly plugin: RegisteredPlugin;
}

type Plugins = Pick<PluginRegistry, 'plugins' | 'entry'>;

/** With the same container name, one plugin would run the code of the other. */
function twinOf({ plugins }: Plugins, { manifest }: RegisteredPlugin): Twin | null {
  const { id, entry } = manifest;
  for (const other of plugins) {
    if (other.id === id || other.plugin === null || other.status.phase === 'refused') continue;
    if (other.plugin.manifest.entry.container === entry.container)
      return { id: other.id, plugin: other.plugin };
  }
  return null;
}

function isBefore(registry: Plugins, id: string, twin: Twin): boolean {
  const entry = registry.entry(twin.id);
  if (entry === null || entry.isBuiltin || entry.status.phase !== 'ready') return false;
  return registry.plugins.findIndex((one) => one.id === id) < registry.plugins.indexOf(entry);
}
