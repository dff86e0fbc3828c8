import type { VariablesOfTasks } from '@taskweave/engine-client/resources/task/taskVariables';
import { type ListViewProps, type TaskList, useNavigation } from '@taskweave/plugin-sdk';
import { type CSSProperties, useMemo } from 'react';
import { formatSorting } from '../address/parseSorting';
import { useListQuery } from '../address/useListQuery';
import type { GridRowsProps } from '../list/GridRowsProps';
import { useRowHeight } from '../list/grid/useRowHeight';
import { useTextScale } from '../list/grid/useTextScale';
import { TaskGrid } from '../list/TaskGrid';
import { useRowProps } from '../list/useRowProps';
import { moveColumn, resizeColumn } from '../table/columnChoices';
import { sortByHead, variableKey } from '../table/headSorting';
import { type ColumnSort, NAME_COLUMN, type TableColumn } from '../table/TableColumn';
import { TableHead, type TableHeadProps } from '../table/TableHead';
import { TableRow } from '../table/TableRow';
import { usePlacedColumns } from '../table/usePlacedColumns';
import { useTableColumns } from '../table/useTableColumns';
import { useVariablesAtPress } from '../table/useVariablesAtPress';
import { useListView } from '../view-choice/useListView';
import { useSteadyPage } from './useSteadyPage';

const HEAD_HEIGHT = 34;
const NO_VARIABLES: VariablesOfTasks = {};

export default function TableView(props: ListViewProps) {
  const { list, isWaiting } = useSteadyPage(props);
  const [{ columns: choices }] = useListView(list.filterId);
  const { shown: columns } = useTableColumns(list.filter, choices);
  const height = useRowHeight('table');
  const isSized = choices?.some(({ id, width }) => id === NAME_COLUMN && width !== undefined) === true;
  const headHeight = Math.round(HEAD_HEIGHT * useTextScale());
  return (
    <TaskGrid
      key={list.key}
      {...props}
      list={list}
      isWaiting={isWaiting}
      layout={{ height, headHeight, headRows: 1, style: tableStyle(columns, isSized) }}
      drawRows={(rows) => <TableRows {...rows} list={list} columns={columns} />}
    />
  );
}

interface TableRowsProps extends GridRowsProps {
  readonly list: TaskList;
  readonly columns: readonly TableColumn[];
}

function TableRows({ list, columns, ...props }: TableRowsProps) {
  const names = useMemo(() => [...new Set(columns.flatMap((column) => column.variables))].sort(), [columns]);
  const { facts, asking, propsOf } = useRowProps(props, list.filter, names);
  const placed = usePlacedColumns(columns, facts.facts);
  const atPress = useVariablesAtPress(props.pages[0] ?? [], names, facts.variables);
  const head = useTableHead(list, placed, atPress);
  return (
    <>
      {asking}
      <TableHead {...head} onSay={props.onSay} onLeave={props.onLeaveHead} />
      {props.visible.map((drawn) => {
        const id = props.at(drawn.index)?.id ?? '';
        return (
          <TableRow
            key={drawn.index}
            {...propsOf(drawn)}
            columns={placed}
            variables={facts.variables[id]}
            facts={facts.facts[id]}
          />
        );
      })}
    </>
  );
}

/** Beside an open task, the name and one whole column are seen; in a wide list, the name has what the others leave. */
function tableStyle(columns: readonly TableColumn[], isSized: boolean): CSSProperties {
  const [name = '', ...others] = columns.map(({ width }) => `${width}px`);
  const least = `clamp(8rem, 100cqi - ${others[0] ?? '0px'}, ${name})`;
  return {
    minInlineSize: `calc(${[least, ...others].join(' + ')})`,
    '--columns': (isSized ? [least, ...others, 'minmax(0, 1fr)'] : [`minmax(${least}, 1fr)`, ...others]).join(
      ' ',
    ),
  } as CSSProperties;
}

function useTableHead(
  { filterId, sorting }: TaskList,
  columns: readonly TableColumn[],
  atPress: ReturnType<typeof useVariablesAtPress>,
): Pick<TableHeadProps, 'columns' | 'sorting' | 'onSort' | 'onResize' | 'onMove'> {
  const navigation = useNavigation();
  const { usualSorting, unsorted } = useListQuery();
  const [{ columns: chosen }, changeView] = useListView(filterId);
  const choices = columns.map(({ id }) => chosen?.find((choice) => choice.id === id) ?? { id });
  function sort(by: ColumnSort, isAdded: boolean, variables: VariablesOfTasks): void {
    const keyOf = (name: string) =>
      variableKey(
        name,
        Object.values(variables).flatMap(({ [name]: variable }) => variable ?? []),
      );
    navigation.openInbox({
      sorting: formatSorting(sortByHead(sorting, by, isAdded, keyOf), usualSorting),
      page: null,
      ...unsorted,
    });
  }
  return {
    columns,
    sorting,
    onSort: (by, isAdded) =>
      'variable' in by
        ? atPress((variables) => sort(by, isAdded, variables))
        : sort(by, isAdded, NO_VARIABLES),
    onResize: (id, width) => changeView({ columns: resizeColumn(choices, id, width) }),
    onMove: (id, by) => changeView({ columns: moveColumn(choices, id, by) }),
  };
}
