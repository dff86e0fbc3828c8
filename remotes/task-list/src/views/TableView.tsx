import type { ListViewProps, TaskList } from '@taskweave/plugin-sdk';
import { useMemo } from 'react';
import type { GridRowsProps } from '../list/GridRowsProps';
import { useRowHeight } from '../list/grid/useRowHeight';
import { useTextScale } from '../list/grid/useTextScale';
import { TaskGrid } from '../list/TaskGrid';
import { useRowProps } from '../list/useRowProps';
import type { TableColumn } from '../table/TableColumn';
import { TableHead } from '../table/TableHead';
import { TableRow } from '../table/TableRow';
import { tableStyle } from '../table/tableStyle';
import { usePlacedColumns } from '../table/usePlacedColumns';
import { useTableColumns } from '../table/useTableColumns';
import { useTableHead } from '../table/useTableHead';
import { useListView } from '../view-choice/useListView';
import { useSteadyPage } from './useSteadyPage';

/** px, at the default text size. */
const HEAD_HEIGHT = 34;

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
  const head = useTableHead(list, placed, facts.variables);
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
