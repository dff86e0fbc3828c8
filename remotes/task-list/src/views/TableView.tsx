import type { ListViewProps, TaskList } from '@taskweave/plugin-sdk';
import type { GridRowsProps } from '../list/GridRowsProps';
import { TaskGrid } from '../list/TaskGrid';
import { useRowProps } from '../list/useRowProps';
import type { TableColumn } from '../table/TableColumn';
import { TableHeader } from '../table/TableHeader';
import { TableRow } from '../table/TableRow';
import { useTableColumns } from '../table/useTableColumns';
import { useListView } from '../view-choice/useListView';
import { useSteadyPage } from './useSteadyPage';
import { useTableLayout } from './useTableLayout';

/** The list as a table with the columns that the person has chosen. */
export default function TableView(props: ListViewProps) {
  const { list, isWaiting } = useSteadyPage(props);
  const [{ columns: choices }] = useListView(list.filterId);
  const { shown: columns } = useTableColumns(list.filter, choices);
  const layout = useTableLayout(columns);
  return (
    <TaskGrid
      key={list.key}
      {...props}
      list={list}
      isWaiting={isWaiting}
      layout={layout}
      drawRows={(rows) => <TableRows {...rows} list={list} columns={columns} />}
    />
  );
}

interface TableRowsProps extends GridRowsProps {
  readonly list: TaskList;
  readonly columns: readonly TableColumn[];
}

function TableRows({ list, columns, ...props }: TableRowsProps) {
  const { filterId, filter, sorting } = list;
  const { facts, asking, propsOf } = useRowProps(props, filter);
  const { variables } = facts;
  return (
    <>
      {asking}
      <TableHeader
        {...{ filterId, columns, sorting, variables }}
        onSay={props.onSay}
        onLeave={props.onLeaveHead}
      />
      {props.visible.map((drawn) => {
        const id = props.at(drawn.index)?.id ?? '';
        return (
          <TableRow
            key={drawn.index}
            {...propsOf(drawn)}
            columns={columns}
            variables={variables[id]}
            facts={facts.facts[id]}
          />
        );
      })}
    </>
  );
}
