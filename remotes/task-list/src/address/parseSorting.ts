import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { DEFAULT_SORTING } from '@taskweave/engine-client/taskListDefaults';
import { isSortField, isSortVariable } from './sortKeys';

/** Reads the parameter `sorting` of the address: a JSON list. What the engine could not sort by is left out. */
export function parseSorting(param: string | null): readonly TaskSorting[] {
  if (param === null) return DEFAULT_SORTING;
  try {
    const value: unknown = JSON.parse(param);
    if (!Array.isArray(value)) return DEFAULT_SORTING;
    const sorting = value.flatMap(readSorting);
    return sorting.length === 0 ? DEFAULT_SORTING : sorting;
  } catch {
    return DEFAULT_SORTING;
  }
}

/** The parameter that carries this order; null for the usual one. */
export function formatSorting(sorting: readonly TaskSorting[]): string | null {
  const text = JSON.stringify(sorting);
  return sorting.length === 0 || text === JSON.stringify(DEFAULT_SORTING) ? null : text;
}

function readSorting(value: unknown): readonly TaskSorting[] {
  if (typeof value !== 'object' || value === null) return [];
  const { sortBy, sortOrder, parameters } = value as Record<string, unknown>;
  if (typeof sortBy !== 'string' || (sortOrder !== 'asc' && sortOrder !== 'desc')) return [];
  if (isSortField(sortBy)) return [{ sortBy, sortOrder }];
  if (!isSortVariable(sortBy) || typeof parameters !== 'object' || parameters === null) return [];
  const { variable, type } = parameters as Record<string, unknown>;
  if (typeof variable !== 'string' || variable === '' || typeof type !== 'string') return [];
  return [{ sortBy, sortOrder, parameters: { variable, type } }];
}
