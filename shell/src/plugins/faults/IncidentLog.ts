import { createStore } from 'zustand/vanilla';

/** Something went wrong with a plugin. Kept for the administrator; it holds no data of tasks. */
export interface Incident {
  /** Stable, `PLG-…`; each has a page in the documentation. */
  readonly code: string;
  /** Empty where it is about the file. */
  readonly pluginId: string;
  readonly version: string | null;
  /** `<point>:<plugin id>/<id>` where it is known. */
  readonly contribution: string | null;
  readonly message: string;
  /** Milliseconds since the epoch. */
  readonly firstSeen: number;
  readonly lastSeen: number;
  readonly count: number;
}

export type NewIncident = Pick<Incident, 'code' | 'pluginId' | 'version' | 'contribution' | 'message'>;

export interface IncidentLog {
  /** In the order in which they were first seen. */
  readonly incidents: readonly Incident[];
  report(incident: NewIncident): void;
  subscribe(listener: () => void): () => void;
}

export interface IncidentLogOptions {
  readonly now?: () => number;
  /** Called with each incident that is new, never with one that is seen again. */
  readonly onNew?: (incident: Incident) => void;
}

/** So many are kept; beyond, only the counts of known ones grow. */
const LIMIT = 200;

/** Keeps incidents for as long as the page is open; the same one again only counts. */
export function createIncidentLog({ now = Date.now, onNew }: IncidentLogOptions = {}): IncidentLog {
  const byKey = new Map<string, Incident>();
  const store = createStore<readonly Incident[]>(() => []);

  return {
    get incidents() {
      return store.getState();
    },
    report(incident) {
      const { pluginId, code, contribution, message } = incident;
      const key = [pluginId, code, contribution, message].join('\n');
      const known = byKey.get(key);
      if (known === undefined && byKey.size >= LIMIT) return;
      const time = now();
      const entry: Incident =
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
