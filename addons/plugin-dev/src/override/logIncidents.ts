import type { DevIncident, DevLog } from './DevPage';

export function logIncidents(log: Pick<DevLog, 'incidents' | 'subscribe'>, pluginId: string): () => void {
  const said = new Set<string>();
  say();
  return log.subscribe(say);

  function say(): void {
    for (const incident of log.incidents) {
      const line = lineOf(incident);
      if (incident.pluginId !== pluginId || said.has(line)) continue;
      said.add(line);
      // biome-ignore lint/suspicious/noConsole: the author of the plugin has asked for it
      console.warn(line);
    }
  }
}

function lineOf({ code, pluginId, contribution, message }: DevIncident): string {
  return `${[code, pluginId, contribution].filter(Boolean).join(' ')}: ${message}`;
}
