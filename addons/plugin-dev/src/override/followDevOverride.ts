import type { IncidentLog } from '../faults/IncidentLog';
import type { PluginArrivals } from '../loading/PluginArrivals';
import type { PluginRegistry } from '../registry/PluginRegistry';
import { whileVisible } from '../timing/whileVisible';
import type { DevOverrides } from './createDevOverrides';

export interface DevFollower {
  readonly dev: DevOverrides;
  readonly registry: PluginRegistry;
  readonly arrivals: PluginArrivals;
  readonly log: IncidentLog;
  /** Applies the administrator's file anew, with the plugin in development in it or without. */
  readonly applyFile: () => void;
}

/** Milliseconds between two looks at what someone is just developing. */
const INTERVAL = 1500;

/** Puts the plugin in development in its place, and its next build whenever there is one. */
export function followDevOverride({ dev, registry, arrivals, log, applyFile }: DevFollower): void {
  let stop = () => {};
  let id = dev.override?.id ?? null;
  if (dev.request.kind === 'refused') {
    const { code, text } = dev.request;
    const message = `A link asked for a plugin in development: ${text}.`;
    log.report({ code, message, pluginId: '', version: null, contribution: null });
  }
  follow();
  dev.subscribe(() => {
    const next = dev.override?.id ?? null;
    // The person has asked for it: it is put in its place without another question.
    for (const one of [id, next]) if (one !== null) registry.setStatus(one, { phase: 'listed' });
    id = next;
    applyFile();
    follow();
  });

  function follow(): void {
    stop();
    stop = id === null ? () => {} : whileVisible(INTERVAL, look);
  }

  async function look(): Promise<void> {
    if (id === null) return;
    const { plugin, status } = registry.entry(id) ?? {};
    if (plugin != null) {
      await arrivals.lookForBuild(id);
      if (registry.entry(id)?.update?.phase === 'ready') arrivals.take(id);
    } else if (status !== undefined && status.phase !== 'listed') {
      registry.setStatus(id, { phase: 'listed' });
      arrivals.fetchListed();
    }
  }
}
