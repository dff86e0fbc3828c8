import type { DevIncident, DevLog } from '../override/DevPage';

/**
 * Writes what goes wrong with a plugin in development on the console, where its author and tests in a browser look:
 * `PLG-601 acme-risk tasklist.task.detail:acme-risk/risk: …`.
 *
 * @returns how to end it
 */
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
