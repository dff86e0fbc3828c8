import { readKeptValue, writeKeptValue } from '@taskweave/base/KeptValue';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { readSortings } from '@taskweave/engine-client/usualSorting';

const PREFIX = 'taskweave.last:';

export interface LastVisit {
  readonly filter: string | null;
  readonly hidesSnoozed?: boolean;
  readonly sorting?: readonly TaskSorting[];
}

export type Visit = LastVisit | 'left' | null;

export function readLastVisit(engine: string): Visit {
  const raw = readKeptValue(localStorage, PREFIX + engine);
  if (raw === 'left') return raw;
  if (typeof raw !== 'object' || raw === null) return null;
  const { filter, hidesSnoozed, sorting } = raw as Readonly<Record<string, unknown>>;
  const keys = readSortings(sorting);
  return {
    filter: typeof filter === 'string' ? filter : null,
    ...(hidesSnoozed === true && { hidesSnoozed }),
    ...(keys.length > 0 && { sorting: keys }),
  };
}

export function writeLastVisit(engine: string, visit: LastVisit | 'left'): void {
  writeKeptValue(localStorage, PREFIX + engine, visit);
}
