import type { DevOverride, DevRequest } from './DevOverride';
import type { DevPage } from './DevPage';
import { logIncidents } from './logIncidents';

export interface FollowedTools {
  readonly request: DevRequest;
  readonly override: DevOverride | null;
  subscribe(listener: () => void): () => void;
}

const INTERVAL = 1500;

export function followDevOverride(dev: FollowedTools, page: DevPage): void {
  const { registry, arrivals, log, applyFile, whileVisible } = page;
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
    for (const one of [id, next]) if (one !== null) registry.setStatus(one, { phase: 'listed' });
    id = next;
    applyFile();
    follow();
  });

  function follow(): void {
    stop();
    const ends = id === null ? [] : [whileVisible(INTERVAL, look), logIncidents(log, id)];
    stop = () => {
      for (const end of ends) end();
    };
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
