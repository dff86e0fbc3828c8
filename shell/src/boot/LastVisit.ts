const PREFIX = 'taskweave.last:';

/** The filter that was open last in this browser; only a guess at what to ask for first. */
export interface LastVisit {
  readonly filter: string | null;
}

/** Null where nobody has been signed in, or has signed out since. */
export function readLastVisit(engine: string, storage: Storage = localStorage): LastVisit | null {
  try {
    const raw: unknown = JSON.parse(storage.getItem(PREFIX + engine) ?? 'null');
    if (typeof raw !== 'object' || raw === null) return null;
    const { filter } = raw as { filter?: unknown };
    return { filter: typeof filter === 'string' ? filter : null };
  } catch {
    return null;
  }
}

export function writeLastVisit(
  engine: string,
  visit: LastVisit | null,
  storage: Storage = localStorage,
): void {
  try {
    if (visit === null) storage.removeItem(PREFIX + engine);
    else storage.setItem(PREFIX + engine, JSON.stringify(visit));
  } catch {
    // A browser that keeps nothing starts with the question who is signed in.
  }
}
