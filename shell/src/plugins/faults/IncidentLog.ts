import type { PluginIncident } from '@taskweave/plugin-files/known-plugins/PluginIncident';
import { createStore } from 'zustand/vanilla';

export type NewIncident = Omit<PluginIncident, 'firstSeen' | 'lastSeen' | 'count'>;

export interface IncidentLog {
  readonly incidents: readonly PluginIncident[];
  report(incident: NewIncident): void;
  subscribe(listener: () => void): () => void;
}

export interface IncidentLogOptions {
  readonly onNew?: (incident: PluginIncident) => void;
}

const LIMIT = 200;

export function createIncidentLog({ onNew }: IncidentLogOptions = {}): IncidentLog {
  const byKey = new Map<string, PluginIncident>();
  const store = createStore<readonly PluginIncident[]>(() => []);

  return {
    get incidents() {
      return store.getState();
    },
    report(incident) {
      const { pluginId, code, contribution, message } = incident;
      const key = [pluginId, code, contribution, message].join('\n');
      const known = byKey.get(key);
      if (known === undefined && byKey.size >= LIMIT) return;
      const time = Date.now();
      const entry: PluginIncident =
        known === undefined
          ? { ...incident, firstSeen: time, lastSeen: time, count: 1 }
          : { ...known, lastSeen: time, count: known.count + 1 };
      byKey.set(key, entry);
      if (known === undefined) onNew?.(entry);
      store.setState([...byKey.values()], true);
    },
    subscribe: store.subscribe,
  };
}
