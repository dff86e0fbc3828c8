import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { TaskVariable } from '@taskweave/engine-client/resources/task/taskVariables';
import { PLAIN_TYPES } from '@taskweave/engine-client/variables/VariableType';
import { isSortVariable } from '../address/sortKeys';
import type { ColumnSort } from './TableColumn';

export function sortKeyOf(sorting: readonly TaskSorting[], sort: ColumnSort | null): TaskSorting | null {
  return sorting.find((key) => sort !== null && isSame(key, sort)) ?? null;
}

export function sortByHead(
  sorting: readonly TaskSorting[],
  sort: ColumnSort,
  isAdded: boolean,
  keyOf: (variable: string) => VariableKey,
): readonly TaskSorting[] {
  const { sortOrder } = sort;
  const known = sortKeyOf(sorting, sort);
  if (known === null) {
    const key = { ...('sortBy' in sort ? { sortBy: sort.sortBy } : keyOf(sort.variable)), sortOrder };
    return isAdded ? [...sorting, key] : [key];
  }
  const turned: TaskSorting = { ...known, sortOrder: known.sortOrder === 'asc' ? 'desc' : 'asc' };
  if (!isAdded) return [turned];
  const isRound = known.sortOrder !== sortOrder;
  if (isRound && sorting.length > 1) return sorting.filter((key) => key !== known);
  return sorting.map((key) => (key === known ? turned : key));
}

/** A column shows the variable in any scope, so it matches a sort key of any scope. */
function isSame(key: TaskSorting, sort: ColumnSort): boolean {
  if ('sortBy' in sort) return key.sortBy === sort.sortBy;
  return isSortVariable(key.sortBy) && key.parameters?.variable === sort.variable;
}

export type VariableKey = Required<Omit<TaskSorting, 'sortOrder' | 'undatedLast'>>;

export function variableKey(variable: string, known: readonly TaskVariable[]): VariableKey {
  const place = mostOf(known.map((value) => value.place).filter(isSortVariable)) ?? 'processVariable';
  const found = mostOf(known.filter((value) => value.place === place).map(({ type }) => type));
  const type = PLAIN_TYPES.find((one) => one === found) ?? 'String';
  return { sortBy: place, parameters: { variable, type } };
}

function mostOf<T extends string>(texts: readonly T[]): T | undefined {
  const counts = new Map<T, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
