import type { VariablesOfTasks } from '@taskweave/engine-client/resources/task/taskVariables';
import { type TaskList, useNavigation } from '@taskweave/plugin-sdk';
import { formatSorting } from '../address/parseSorting';
import { useListQuery } from '../address/useListQuery';
import { useListView } from '../view-choice/useListView';
import { moveColumn, resizeColumn } from './columnChoices';
import { sortByHead, variableKey } from './headSorting';
import type { TableColumn } from './TableColumn';
import type { TableHeadProps } from './TableHead';

export function useTableHead(
  { filterId, sorting }: TaskList,
  columns: readonly TableColumn[],
  variables: VariablesOfTasks,
): Pick<TableHeadProps, 'columns' | 'sorting' | 'onSort' | 'onResize' | 'onMove'> {
  const navigation = useNavigation();
  const { usualSorting } = useListQuery();
  const [, changeView] = useListView(filterId);
  const choices = columns.map(({ id, width }) => ({ id, width }));
  const keyOf = (name: string) =>
    variableKey(
      name,
      Object.values(variables).flatMap(({ [name]: variable }) => variable ?? []),
    );
  return {
    columns,
    sorting,
    onSort: (sort, isAdded) =>
      navigation.go({
        sorting: formatSorting(sortByHead(sorting, sort, isAdded, keyOf), usualSorting),
        page: null,
      }),
    onResize: (id, width) => changeView({ columns: resizeColumn(choices, id, width) }),
    onMove: (id, by) => changeView({ columns: moveColumn(choices, id, by) }),
  };
}
