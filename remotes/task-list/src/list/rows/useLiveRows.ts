import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import { useAutoRefresh } from '../refresh/useAutoRefresh';
import { useRefreshName } from '../refresh/useRefreshName';
import type { RowRange } from './pageWindow';
import { type DoneTasksOptions, useDoneTasks } from './useDoneTasks';
import { useQueuePlace } from './useQueuePlace';
import { useRowsInReach } from './useRowsInReach';
import { isRowsAnswer } from './useRowsRefresh';
import { type TaskRows, useTaskRows } from './useTaskRows';

export interface LiveRowsOptions extends DoneTasksOptions {
  readonly filterId: string;
  readonly filter: Filter | undefined;
  readonly query: Readonly<Record<string, unknown>>;
  readonly sorting: readonly TaskSorting[];
  readonly startRow: number;
  readonly openId: string | null;
}

export function useLiveRows(
  options: LiveRowsOptions,
): readonly [rows: TaskRows, takeDrawn: (drawn: RowRange) => void] {
  const { filterId, filter, query, sorting, startRow, openId } = options;
  const [range, takeDrawn] = useRowsInReach(startRow);
  const doneIds = useDoneTasks(options);
  const stored = filter?.query;
  const found = useTaskRows({ filterId, query, sorting, range, startRow, stored, doneIds });
  const rows = useQueuePlace(found, openId);
  useAutoRefresh({
    name: useRefreshName(filterId, query, sorting),
    ask: rows.ask,
    isAnswer: isRowsAnswer,
    take: rows.take,
    answeredAt: rows.answeredAt,
    isEnabled: filter?.properties.refresh ?? false,
  });
  return [rows, takeDrawn];
}
