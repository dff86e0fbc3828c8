import { parseEngineDate } from '@taskweave/base/engineDate';
import type { TaskSorting } from './taskPageRequest';

export type SortValue = string | number | null;

type Row = Readonly<Record<string, unknown>>;

const FIELDS: Readonly<Record<string, string>> = {
  dueDate: 'due',
  followUpDate: 'followUp',
  nameCaseInsensitive: 'name',
  instanceId: 'processInstanceId',
};
const DATES = /^created$|Date$|Time$|^lastUpdated$/;

/** What two tasks of different engines are compared by; ids are left out, as they mean nothing between engines. */
export function sortValues(
  sorting: readonly TaskSorting[],
  task: Row,
  variableOf: (sorting: TaskSorting) => unknown,
): readonly SortValue[] {
  return sorting
    .filter(({ sortBy }) => sortBy !== 'id')
    .map((key) => {
      const { sortBy, parameters } = key;
      const value = parameters ? variableOf(key) : task[FIELDS[sortBy] ?? sortBy];
      const isDate = DATES.test(sortBy) || parameters?.type.toLowerCase() === 'date';
      if (isDate && typeof value === 'string') return parseEngineDate(value)?.getTime() ?? null;
      if (typeof value === 'boolean') return Number(value);
      if (typeof value === 'string') return sortBy === 'nameCaseInsensitive' ? value.toLowerCase() : value;
      return typeof value === 'number' ? value : null;
    });
}
