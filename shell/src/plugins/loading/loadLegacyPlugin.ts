import { adaptLegacyPlugin } from '@taskweave/addon-legacy-plugins/adaptLegacyPlugin';
import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import type { AdminPlugin } from '@taskweave/plugin-files/admin-file/AdminFile';
import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { type PluginStatus, takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import type { PluginDefinition, PluginManifest } from '@taskweave/plugin-sdk';
import { hostPage } from '../../runtime/hostPage';
import type { IncidentLog } from '../faults/IncidentLog';
import type { PluginRegistry } from '../registry/PluginRegistry';

export type LegacyEntry = Extract<AdminPlugin, { format: 'legacy-esm' }>;

export interface LegacyOptions {
  readonly connection: EngineConnection;
  readonly registry: PluginRegistry;
  readonly log: Pick<IncidentLog, 'report'>;
  readonly atHand: Map<PluginManifest, PluginDefinition>;
}

export async function loadLegacyPlugin(
  { connection, registry, log, atHand }: LegacyOptions,
  entry: LegacyEntry,
): Promise<RegisteredPlugin | Extract<PluginStatus, { code: string }>> {
  const { id } = entry;
  const answer = await adaptLegacyPlugin(entry, {
    address: hostPage.address,
    connection,
    policy: () => registry.admin.policy,
    note: (note) => log.report({ ...note, pluginId: id, version: null }),
    follow(onChange) {
      registry.subscribe(() => {
        const status = registry.entry(id)?.status;
        onChange(status !== undefined && takesPart(status));
      });
    },
  });
  if (!answer.ok) return { phase: answer.phase, code: answer.code, message: answer.message };
  atHand.set(answer.plugin.manifest, answer.definition);
  return answer.plugin;
}
