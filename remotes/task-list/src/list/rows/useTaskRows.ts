import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { PAGE_SIZE } from '@taskweave/base/pageSize';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import type { EngineQuery } from '@taskweave/engine-client/queries/queryKeys';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { Task } from '@taskweave/engine-client/Task';
import { TASK_LIST_ROWS_AHEAD } from '@taskweave/engine-client/taskListDefaults';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useRowOverlay } from '../../cards/useRowOverlay';
import { askRows } from '../../deep-rows/askRows';
import { loadedRowOf, shownRowOf } from './hiddenRows';
import { type Extent, learnExtent, pagesFor, presumedExtent, type RowRange, rowCountOf } from './pageWindow';
import { type RowsRefresh, useRowsRefresh } from './useRowsRefresh';

export interface TaskRows extends RowsRefresh {
  readonly count: number;
  readonly length: number | null;
  readonly at: (row: number) => Task | undefined;
  readonly rowOf: (taskId: string) => number | null;
  readonly successorOf: (taskId: string) => Task | null;
  readonly isThere: (taskId: string) => boolean;
  readonly pages: readonly (readonly Task[])[];
  readonly error: Error | null;
  readonly retry: () => void;
}

export interface TaskRowsOptions {
  readonly filterId: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly sorting: readonly TaskSorting[];
  readonly range: RowRange;
  readonly startRow: number;
  readonly stored: Readonly<Record<string, unknown>> | undefined;
  readonly doneIds: ReadonlySet<string>;
  readonly isPartial: boolean | undefined;
}

export function useTaskRows(options: TaskRowsOptions): TaskRows {
  const { filterId, query, sorting, range, startRow, stored, doneIds, isPartial } = options;
  const client = useEngineClient();
  const queryClient = useQueryClient();
  const withChanges = useRowOverlay();
  const [extent, setExtent] = useState<Extent>(() => presumedExtent(startRow, PAGE_SIZE));
  const wanted = pagesFor(range, extent, PAGE_SIZE, TASK_LIST_ROWS_AHEAD);
  const source = { client, queryClient, stored };
  const queryOf = (page: number): EngineQuery<readonly Task[]> => {
    const rows = { filterId, query, sorting, firstResult: page * PAGE_SIZE, maxResults: PAGE_SIZE };
    return {
      ...taskListQueries(client).page(rows),
      // Reading `context.signal` here would make TanStack Query abort the request on unmount.
      queryFn: (context) => askRows(source, rows, context),
    };
  };

  const results = useQueries({
    queries: wanted.map((page) => ({ ...queryOf(page), refetchOnWindowFocus: false })),
    combine: combineResults,
  });

  const loaded = wanted.flatMap((page, index) => {
    const data = results[index]?.data;
    return data === undefined ? [] : [{ page, length: data.length, tasks: data }];
  });
  const learned = learnExtent(extent, loaded, PAGE_SIZE);
  if (learned !== extent) setExtent(learned);

  // While somebody types, each letter would be counted.
  const total = useTotal(filterId, query, loaded.length > 0 && isPartial !== true, learned.length);
  const isBeyondEnd = loaded.some(({ page, length }) => length === 0 && page * PAGE_SIZE < (total.data ?? 0));
  useEffect(() => {
    if (isBeyondEnd) void total.refetch();
  }, [isBeyondEnd, total.refetch]);
  const length = learned.length ?? total.data ?? null;

  const hidden = rowsOf(loaded, doneIds);
  const firstPage = wanted[0] ?? 0;
  const lastPage = Math.max(firstPage, Math.floor(range.last / PAGE_SIZE));
  const keyOf = (page: number) => queryOf(page).queryKey;
  const keptPage = (page: number) => queryClient.getQueryData<readonly Task[]>(keyOf(page));
  const keptTasks = () =>
    Array.from({ length: learned.lastFullPage + 2 }, (_, page) => keptPage(page) ?? []).flat();
  const seen = { firstPage, lastPage, lastSeen: range.last };
  const refresh = useRowsRefresh({ source, filterId, query, sorting, ...seen, keyOf });

  return {
    ...refresh,
    count: Math.max(rowCountOf(learned, PAGE_SIZE), length ?? 0) - hidden.length,
    length: length === null ? null : length - hidden.length,
    at: (row) => {
      const { page, index } = placeOf(loadedRowOf(row, hidden));
      const task = (results[page - firstPage]?.data ?? keptPage(page))?.[index];
      return task === undefined ? undefined : withChanges(task);
    },
    rowOf: (taskId) => rowOfTask(loaded, taskId, hidden),
    successorOf: (taskId) => successorIn(keptTasks(), taskId, doneIds),
    isThere: (taskId) => !doneIds.has(taskId) && keptTasks().some(({ id }) => id === taskId),
    // Unchanged pages keep their identity, so that lookups for them are not repeated.
    pages: loaded.map(({ tasks }) =>
      tasks.some((task) => withChanges(task) !== task) ? tasks.map(withChanges) : tasks,
    ),
    error: results.find(isBroken)?.error ?? null,
    retry: () => {
      results.forEach((result, index) => {
        const page = wanted[index];
        if (page === undefined || !isBroken(result)) return;
        void queryClient.refetchQueries({ queryKey: keyOf(page), exact: true });
      });
    },
  };
}

interface LoadedPage {
  readonly page: number;
  readonly tasks: readonly Task[];
}

function placeOf(row: number): { readonly page: number; readonly index: number } {
  const page = Math.floor(row / PAGE_SIZE);
  return { page, index: row % PAGE_SIZE };
}

function rowsOf(loaded: readonly LoadedPage[], ids: ReadonlySet<string>): readonly number[] {
  return loaded.flatMap(({ page, tasks }) =>
    tasks.flatMap(({ id }, index) => (ids.has(id) ? [page * PAGE_SIZE + index] : [])),
  );
}

function rowOfTask(loaded: readonly LoadedPage[], taskId: string, hidden: readonly number[]): number | null {
  const [row] = rowsOf(loaded, new Set([taskId]));
  return row === undefined ? null : shownRowOf(row, hidden);
}

function successorIn(all: readonly Task[], taskId: string, doneIds: ReadonlySet<string>): Task | null {
  const tasks = all.filter(({ id }) => id === taskId || !doneIds.has(id));
  const row = tasks.findIndex(({ id }) => id === taskId);
  return row < 0 ? null : (tasks[row + 1] ?? tasks[row - 1] ?? null);
}

interface PageResult {
  readonly data: readonly Task[] | undefined;
  readonly error: Error | null;
}

function isBroken({ data, error }: PageResult): boolean {
  if (data !== undefined || error === null) return false;
  return !isLoginRequired(error);
}

function combineResults(
  results: readonly { readonly data: readonly Task[] | undefined; readonly error: Error | null }[],
): readonly PageResult[] {
  return results.map(({ data, error }) => ({ data, error }));
}

/** Shared by all who show it; refetched after the rows, not by the automatic refresh. */
function useTotal(
  filterId: string,
  query: Readonly<Record<string, unknown>>,
  hasRows: boolean,
  seenLength: number | null,
) {
  const queryClient = useQueryClient();
  const count = taskListQueries(useEngineClient()).count(filterId, query);
  const key = JSON.stringify(count.queryKey);
  // A layout effect, to run before any effect that depends on it.
  useLayoutEffect(() => {
    if (seenLength !== null) queryClient.setQueryData(JSON.parse(key), seenLength);
  }, [queryClient, key, seenLength]);
  return useQuery({
    ...count,
    enabled: hasRows && seenLength === null,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
