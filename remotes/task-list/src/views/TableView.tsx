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
import type { ColumnSort, TableColumn } from '../table/TableColumn';
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
  const headHeight = Math.round(HEAD_HEIGHT * useTextScale());
  return (
    <TaskGrid
      key={list.key}
      {...props}
      list={list}
      isWaiting={isWaiting}
      layout={{ height, headHeight, headRows: 1, style: tableStyle(columns) }}
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

function tableStyle(columns: readonly TableColumn[]): CSSProperties {
  const [name = '', ...others] = columns.map(({ width }) => `${width}px`);
  // Beside an open task, the sticky column leaves the others more than half of the list.
  const widths = [`min(${name}, 45cqi)`, ...others];
  return {
    minInlineSize: `calc(${widths.join(' + ')})`,
    '--columns': [...widths, 'minmax(0, 1fr)'].join(' '),
  } as CSSProperties;
}

function useTableHead(
  { filterId, sorting }: TaskList,
  columns: readonly TableColumn[],
  atPress: ReturnType<typeof useVariablesAtPress>,
): Pick<TableHeadProps, 'columns' | 'sorting' | 'onSort' | 'onResize' | 'onMove'> {
  const navigation = useNavigation();
  const { usualSorting } = useListQuery();
  const [, changeView] = useListView(filterId);
  const choices = columns.map(({ id, width }) => ({ id, width }));
  function sort(by: ColumnSort, isAdded: boolean, variables: VariablesOfTasks): void {
    const keyOf = (name: string) =>
      variableKey(
        name,
        Object.values(variables).flatMap(({ [name]: variable }) => variable ?? []),
      );
    navigation.openInbox({
      sorting: formatSorting(sortByHead(sorting, by, isAdded, keyOf), usualSorting),
      page: null,
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
