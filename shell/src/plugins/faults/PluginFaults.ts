import { keptFetch } from '../../runtime/keptFetch';
import { createReporter } from '../../watching/createReporter';
import type { PluginRegistry } from '../registry/PluginRegistry';
import { createIncidentLog, type IncidentLog } from './IncidentLog';
import { createPluginHealth, type PluginHealth } from './PluginHealth';
import { createQuarantine, type Quarantine } from './Quarantine';

export interface PluginFaults {
  readonly log: IncidentLog;
  readonly quarantine: Quarantine;
  readonly health: PluginHealth;
}

export function createPluginFaults(
  registry: PluginRegistry,
  sdkVersion: string,
  isSilent: () => boolean,
): PluginFaults {
  const reporter = createReporter({
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
