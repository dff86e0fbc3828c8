import type { TaskSorting } from '@taskweave/engine-client/resources/filter';
import type { ColumnSort } from './TableColumn';

/** The place of a column in the order, null while the list is not sorted by it. */
export function sortKeyOf(sorting: readonly TaskSorting[], sort: ColumnSort | null): TaskSorting | null {
  return sorting.find((key) => sort !== null && isSame(key, sort)) ?? null;
}

/**
 * The order after a press on a head: by that column alone, or, when it is so already, the other way round.
 *
 * @param isAdded keeps the other keys, as with Shift; a key that goes round once is taken out
 * @param typeOf type of a variable's values
 */
export function sortByHead(
  sorting: readonly TaskSorting[],
  sort: ColumnSort,
  isAdded: boolean,
  typeOf: (variable: string) => string,
): readonly TaskSorting[] {
  const { variable, sortBy, sortOrder } = sort;
  const parameters = variable === undefined ? {} : { parameters: { variable, type: typeOf(variable) } };
  const known = sortKeyOf(sorting, sort);
  if (known === null) {
    const key: TaskSorting = { sortBy, sortOrder, ...parameters };
    return isAdded ? [...sorting, key] : [key];
  }
  const turned: TaskSorting = { ...known, sortOrder: known.sortOrder === 'asc' ? 'desc' : 'asc' };
  if (!isAdded) return [turned];
  const isRound = known.sortOrder !== sortOrder;
  if (isRound && sorting.length > 1) return sorting.filter((key) => key !== known);
  return sorting.map((key) => (key === known ? turned : key));
}

function isSame(key: TaskSorting, { sortBy, variable }: ColumnSort): boolean {
  return key.sortBy === sortBy && key.parameters?.variable === variable;
}
