import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { Task } from '@taskweave/engine-client/Task';
import { wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';
import { useTranslation } from '@taskweave/plugin-sdk';
import { useMinute } from '@taskweave/widgets/useMinute';
import { useMemo } from 'react';
import { sharedFacts } from '../cards/sharedFacts';
import { TaskRow } from '../cards/TaskRow';
import { TableHeader } from '../table/TableHeader';
import { TableRow } from '../table/TableRow';
import type { GridLayout } from './grid/useGridLayout';
import { useRowNames } from './rows/useRowNames';
import { useRowVariables } from './rows/useRowVariables';
import type { TaskRows } from './rows/useTaskRows';
import type { DrawnRow } from './scroll/useRowWindow';

export interface GridRowsProps {
  readonly filterId: string;
  /** Absent until the filters are known. */
  readonly filter: Filter | undefined;
  readonly sorting: readonly TaskSorting[];
  readonly rows: TaskRows;
  readonly layout: GridLayout;
  /** The rows to draw, and where. */
  readonly visible: readonly DrawnRow[];
  readonly isScrolling: boolean;
  readonly selectedId: string | null;
  readonly ticked: ReadonlyMap<string, Task>;
  readonly tabStop: number;
  /** For what was done to the list, to be read out. */
  readonly onSay: (text: string) => void;
  /** The focus goes from the head of the table to its rows. */
  readonly onLeaveHead: () => void;
}

/** The rows on screen as cards or as a table with its head. */
export function GridRows(props: GridRowsProps) {
  const { filterId, filter, sorting, rows, layout, isScrolling, selectedId, ticked, tabStop } = props;
  const { columns } = layout;
  const language = useTranslation();
  const now = useMinute();
  // The same object, so that the rows are not drawn again for it.
  const common = useMemo(() => sharedFacts(filter && wholeQuery(filter.query, filter.properties)), [filter]);
  const isByCreation = sorting[0]?.sortBy === 'created';
  const names = useRowNames(rows.pages, isScrolling);
  const { values: variables, awaited } = useRowVariables(rows.pages, layout.variables, isScrolling);
  return (
    <>
      {columns !== null && (
        <TableHeader
          filterId={filterId}
          columns={columns}
          sorting={sorting}
          variables={variables}
          onSay={props.onSay}
          onLeave={props.onLeaveHead}
        />
      )}
      {props.visible.map(({ index, start }) => {
        const task = rows.at(index);
        const shared = {
          task,
          row: index,
          top: start,
          isSelected: task !== undefined && task.id === selectedId,
          isTicked: task !== undefined && ticked.has(task.id),
          isTabStop: index === tabStop,
          assignee: task === undefined ? null : names.assignee(task),
          definition: task === undefined ? '' : names.definition(task),
          businessKey: task === undefined ? '' : names.businessKey(task),
          variables,
          now,
          language,
        };
        return columns === null ? (
          <TaskRow key={index} {...shared} {...{ filter, awaited, isByCreation }} shared={common} />
        ) : (
          <TableRow key={index} {...shared} columns={columns} />
        );
      })}
    </>
  );
}
