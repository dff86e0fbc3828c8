import type { AdaptedPlugin } from '@taskweave/addon-legacy-plugins/adaptLegacyPlugin';
import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import type { AdminPlugin } from '@taskweave/plugin-files/admin-file/AdminFile';
import { type PluginStatus, takesPart } from '@taskweave/plugin-files/known-plugins/PluginStatus';
import { hostPage } from '../../runtime/hostPage';
import type { IncidentLog } from '../faults/IncidentLog';
import type { PluginRegistry } from '../registry/PluginRegistry';

export type LegacyEntry = Extract<AdminPlugin, { format: 'legacy-esm' }>;

export interface LegacyOptions {
  readonly connection: EngineConnection;
  readonly registry: PluginRegistry;
  readonly log: Pick<IncidentLog, 'report'>;
}

/** Brings in a plugin of the old Tasklist, by code that comes with the first of them. */
export async function loadLegacyPlugin(
  { connection, registry, log }: LegacyOptions,
  entry: LegacyEntry,
): Promise<AdaptedPlugin | Extract<PluginStatus, { code: string }>> {
  const { adaptLegacyPlugin } = await import(
    /* webpackChunkName: "legacy-adapter" */ '@taskweave/addon-legacy-plugins/adaptLegacyPlugin'
  );
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
  if (answer.ok) return answer;
  const { phase, code, message } = answer;
  return { phase, code, message };
}
