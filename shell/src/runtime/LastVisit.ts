const PREFIX = 'taskweave.last:';

/** The filter that was open last in this browser; only a guess at what to ask for first. */
export interface LastVisit {
  readonly filter: string | null;
  /** Its list left out snoozed tasks. */
  readonly hidesSnoozed?: boolean;
}

/** `left`: the last that was known is that nobody is signed in. Null: this browser was never here. */
export type Visit = LastVisit | 'left' | null;

export function readLastVisit(engine: string, storage: Storage = localStorage): Visit {
  try {
    const raw: unknown = JSON.parse(storage.getItem(PREFIX + engine) ?? 'null');
    if (raw === 'left') return raw;
    if (typeof raw !== 'object' || raw === null) return null;
    const { filter, hidesSnoozed } = raw as { filter?: unknown; hidesSnoozed?: unknown };
    return {
      filter: typeof filter === 'string' ? filter : null,
      ...(hidesSnoozed === true && { hidesSnoozed }),
    };
  } catch {
    return null;
  }
}

export function writeLastVisit(
  engine: string,
  visit: LastVisit | 'left',
  storage: Storage = localStorage,
): void {
  try {
    storage.setItem(PREFIX + engine, JSON.stringify(visit));
  } catch {
    // A browser that keeps nothing starts as one that was never here.
  }
}
