import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { VariablesOfTasks } from '@taskweave/engine-client/resources/task/taskVariables';
import { useNavigation } from '@taskweave/plugin-sdk';
import { formatSorting } from '../address/parseSorting';
import { useListQuery } from '../address/useListQuery';
import { useListView } from '../view-choice/useListView';
import { moveColumn, resizeColumn } from './columnChoices';
import { sortByHead, variableKey } from './headSorting';
import type { TableColumn } from './TableColumn';
import { TableHead } from './TableHead';

export interface TableHeaderProps {
  readonly filterId: string;
  readonly columns: readonly TableColumn[];
  readonly sorting: readonly TaskSorting[];
  readonly variables: VariablesOfTasks;
  readonly onSay: (text: string) => void;
  readonly onLeave: () => void;
}

/** The head of the table, tied to the address, which holds the order, and to what the person has set up. */
export function TableHeader(props: TableHeaderProps) {
  const { filterId, columns, sorting, variables, onSay, onLeave } = props;
  const navigation = useNavigation();
  const { usualSorting } = useListQuery();
  const [, changeView] = useListView(filterId);
  const choices = columns.map(({ id, width }) => ({ id, width }));

  const keyOf = (name: string) =>
    variableKey(
      name,
      Object.values(variables).flatMap(({ [name]: variable }) => variable ?? []),
    );

  return (
    <TableHead
      columns={columns}
      sorting={sorting}
      onSort={(sort, isAdded) =>
        navigation.go({
          sorting: formatSorting(sortByHead(sorting, sort, isAdded, keyOf), usualSorting),
          page: null,
        })
      }
      onResize={(id, width) => changeView({ columns: resizeColumn(choices, id, width) })}
      onMove={(id, by) => changeView({ columns: moveColumn(choices, id, by) })}
      onSay={onSay}
      onLeave={onLeave}
    />
  );
}
