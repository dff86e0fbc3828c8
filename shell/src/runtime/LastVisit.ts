import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { readSortings } from '@taskweave/engine-client/usualSorting';

const PREFIX = 'taskweave.last:';

/** The filter that was open last in this browser; only a guess at what to ask for first. */
export interface LastVisit {
  readonly filter: string | null;
  /** Its list left out snoozed tasks. */
  readonly hidesSnoozed?: boolean;
  /** Its usual order, where that is not the newest first. */
  readonly sorting?: readonly TaskSorting[];
}

/** `left`: the last that was known is that nobody is signed in. Null: this browser was never here. */
export type Visit = LastVisit | 'left' | null;

export function readLastVisit(engine: string, storage: Storage = localStorage): Visit {
  try {
    const raw: unknown = JSON.parse(storage.getItem(PREFIX + engine) ?? 'null');
    if (raw === 'left') return raw;
    if (typeof raw !== 'object' || raw === null) return null;
    const { filter, hidesSnoozed, sorting } = raw as Readonly<Record<string, unknown>>;
    const keys = readSortings(sorting);
    return {
      filter: typeof filter === 'string' ? filter : null,
      ...(hidesSnoozed === true && { hidesSnoozed }),
      ...(keys.length > 0 && { sorting: keys }),
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
