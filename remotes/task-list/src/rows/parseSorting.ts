import type { TaskSorting } from '@taskweave/engine-client/resources/filter';
import { DEFAULT_SORTING } from '@taskweave/engine-client/taskListDefaults';

/** Reads the parameter `sorting` of the address: a JSON list. What is not one counts as none. */
export function parseSorting(param: string | null): readonly TaskSorting[] {
  if (param === null) return DEFAULT_SORTING;
  try {
    const value: unknown = JSON.parse(param);
    if (!Array.isArray(value)) return DEFAULT_SORTING;
    const sorting = value.filter(isSorting);
    return sorting.length === 0 ? DEFAULT_SORTING : sorting;
  } catch {
    return DEFAULT_SORTING;
  }
}

function isSorting(value: unknown): value is TaskSorting {
  if (typeof value !== 'object' || value === null) return false;
  const { sortBy, sortOrder } = value as Record<string, unknown>;
  return typeof sortBy === 'string' && (sortOrder === 'asc' || sortOrder === 'desc');
}
