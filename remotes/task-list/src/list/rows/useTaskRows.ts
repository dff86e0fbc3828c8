import { useQueries, useQueryClient } from '@tanstack/react-query';
import { PAGE_SIZE } from '@taskweave/base/pageSize';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import type { EngineQuery } from '@taskweave/engine-client/queries/queryKeys';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { Task } from '@taskweave/engine-client/Task';
import { TASK_LIST_ROWS_AHEAD } from '@taskweave/engine-client/taskListDefaults';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useEffect, useState } from 'react';
import { useRowOverlay } from '../../cards/useRowOverlay';
import { askRows } from '../../deep-rows/askRows';
import { loadedRowOf, shownRowOf } from './hiddenRows';
import { type Extent, learnExtent, pagesFor, presumedExtent, type RowRange, rowCountOf } from './pageWindow';
import { type RowsRefresh, useRowsRefresh } from './useRowsRefresh';
import { useTotal } from './useTotal';

export interface TaskRows extends RowsRefresh {
  /** Rows to make room for; more than are known while the end is not. */
  readonly count: number;
  /** The exact number of rows, null while the end was not seen. */
  readonly length: number | null;
  /** The tasks around what is on screen by row, absent while they are on their way. */
  readonly at: (row: number) => Task | undefined;
  /** The row of a task that is among those around what is on screen. */
  readonly rowOf: (taskId: string) => number | null;
  /** The task that takes the place of another when it leaves the list: the next, at the end the one before. */
  readonly successorOf: (taskId: string) => Task | null;
  /** Whether the list still has the task, as far as it is loaded. */
  readonly isThere: (taskId: string) => boolean;
  readonly pages: readonly (readonly Task[])[];
  /** Why rows on screen could not be loaded; null while nobody is signed in, which is not the list's matter. */
  readonly error: Error | null;
  readonly retry: () => void;
}

export interface TaskRowsOptions {
  readonly filterId: string;
  /** What a search adds to the filter; the same object as long as it is the same search. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly sorting: readonly TaskSorting[];
  readonly range: RowRange;
  /** A row that must be reachable from the start. */
  readonly startRow: number;
  /** What the filter asks for by itself; absent until the filters are known. */
  readonly stored: Readonly<Record<string, unknown>> | undefined;
  /** Tasks that are known to be done, left out at once: the engine's next answer no longer has them. */
  readonly doneIds: ReadonlySet<string>;
}

/** The rows of a filter, fetched by pages around what is on screen and without counting them. */
export function useTaskRows(options: TaskRowsOptions): TaskRows {
  const { filterId, query, sorting, range, startRow, stored, doneIds } = options;
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
      // The signal is not read here: who reads it has the question taken back.
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

  const total = useTotal(filterId, query, loaded.length > 0, learned.length);
  const isBeyondEnd = loaded.some(({ page, length }) => length === 0 && page * PAGE_SIZE < (total.data ?? 0));
  useEffect(() => {
    // Tasks have gone since they were counted.
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
      // The row with the focus stays drawn when the list is scrolled far away from it.
      const task = (results[page - firstPage]?.data ?? keptPage(page))?.[index];
      return task === undefined ? undefined : withChanges(task);
    },
    rowOf: (taskId) => rowOfTask(loaded, taskId, hidden),
    // All pages that are kept, not only those around what is on screen: the list may have been scrolled away.
    successorOf: (taskId) => successorIn(keptTasks(), taskId, doneIds),
    isThere: (taskId) => !doneIds.has(taskId) && keptTasks().some(({ id }) => id === taskId),
    // The same pages where nothing is on its way: what is looked up for them need not be looked up again.
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

/** The rows of these tasks. */
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

/** Rows that are there stay when they could not be asked for again: the next refresh tries again. */
function isBroken({ data, error }: PageResult): boolean {
  if (data !== undefined || error === null) return false;
  return !isLoginRequired(error);
}

/** Only what is drawn: an answer that changes neither draws nothing again. */
function combineResults(
  results: readonly { readonly data: readonly Task[] | undefined; readonly error: Error | null }[],
): readonly PageResult[] {
  return results.map(({ data, error }) => ({ data, error }));
}
