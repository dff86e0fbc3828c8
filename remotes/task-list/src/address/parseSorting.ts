import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { DEFAULT_SORTING } from '@taskweave/engine-client/taskListDefaults';
import { readSortings } from '@taskweave/engine-client/usualSorting';
import { isSortField, isSortVariable } from './sortKeys';

export function parseSorting(
  param: string | null,
  usual: readonly TaskSorting[] = DEFAULT_SORTING,
): readonly TaskSorting[] {
  if (param === null) return usual;
  try {
    const sorting = readSortings(JSON.parse(param)).filter(isKnown);
    return sorting.length === 0 ? usual : sorting;
  } catch {
    return usual;
  }
}

export function formatSorting(
  sorting: readonly TaskSorting[],
  usual: readonly TaskSorting[] = DEFAULT_SORTING,
): string | null {
  const text = write(sorting);
  return sorting.length === 0 || text === write(usual) ? null : text;
}

function write(sorting: readonly TaskSorting[]): string {
  return JSON.stringify(sorting.map(({ undatedLast: _, ...key }) => key));
}

function isKnown({ sortBy, parameters }: TaskSorting): boolean {
  if (isSortField(sortBy)) return true;
  return isSortVariable(sortBy) && parameters !== undefined && parameters.variable !== '';
}
