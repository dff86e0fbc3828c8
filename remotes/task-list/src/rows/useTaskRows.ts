import { useQueries, useQueryClient } from '@tanstack/react-query';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import { taskListQueries } from '@taskweave/engine-client/queries/taskListQueries';
import { listTasks, type TaskSorting } from '@taskweave/engine-client/resources/filter';
import type { Task } from '@taskweave/engine-client/Task';
import { TASK_LIST_PAGE_SIZE } from '@taskweave/engine-client/taskListDefaults';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useCallback, useState } from 'react';
import { loadedRowOf, shownRowOf } from './hiddenRows';
import { type Extent, learnExtent, pagesFor, presumedExtent, type RowRange, rowCountOf } from './pageWindow';

const SIZE = TASK_LIST_PAGE_SIZE;
/** Rows fetched beyond those on screen: rows, not gaps, while it scrolls; and the first screen is one request. */
const AHEAD = 30;

export interface TaskRows {
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
  readonly pages: readonly (readonly Task[])[];
  /** Why rows on screen could not be loaded; null while nobody is signed in, which is not the list's matter. */
  readonly error: Error | null;
  readonly retry: () => void;
  /** Asks for all that is on screen in one request; what has not changed draws nothing again. */
  readonly refresh: (signal: AbortSignal) => Promise<void>;
}

export interface TaskRowsOptions {
  readonly filterId: string;
  /** What a search adds to the filter; the same object as long as it is the same search. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly sorting: readonly TaskSorting[];
  readonly range: RowRange;
  /** A row that must be reachable from the start. */
  readonly startRow: number;
  /** Tasks that are known to be done, left out at once: the engine's next answer no longer has them. */
  readonly doneIds: ReadonlySet<string>;
}

/** The rows of a filter, fetched by pages around what is on screen and without counting them. */
export function useTaskRows({
  filterId,
  query,
  sorting,
  range,
  startRow,
  doneIds,
}: TaskRowsOptions): TaskRows {
  const client = useEngineClient();
  const queryClient = useQueryClient();
  const [extent, setExtent] = useState<Extent>(() => presumedExtent(startRow, SIZE));
  const wanted = pagesFor(range, extent, SIZE, AHEAD);
  const queryOf = (page: number) =>
    taskListQueries(client).page({
      filterId,
      query,
      sorting,
      firstResult: page * SIZE,
      maxResults: SIZE,
    });

  const results = useQueries({
    queries: wanted.map((page) => ({ ...queryOf(page), refetchOnWindowFocus: false })),
    combine: combineResults,
  });

  const loaded = wanted.flatMap((page, index) => {
    const data = results[index]?.data;
    return data === undefined ? [] : [{ page, length: data.length, tasks: data }];
  });
  const learned = learnExtent(extent, loaded, SIZE);
  if (learned !== extent) setExtent(learned);

  const hidden = loaded.flatMap(({ page, tasks }) =>
    tasks.flatMap(({ id }, index) => (doneIds.has(id) ? [page * SIZE + index] : [])),
  );
  const firstPage = wanted[0] ?? 0;
  const lastPage = Math.max(firstPage, Math.floor(range.last / SIZE));
  // Stable, because the timer of the refresh starts anew with each new function.
  const refresh = useCallback(
    async (signal: AbortSignal) => {
      const firstResult = firstPage * SIZE;
      const maxResults = (lastPage - firstPage + 1) * SIZE;
      const tasks = await listTasks(client, { filterId, query, sorting, firstResult, maxResults }, signal);
      const keyOf = (page: number) =>
        taskListQueries(client).page({
          filterId,
          query,
          sorting,
          firstResult: page * SIZE,
          maxResults: SIZE,
        }).queryKey;
      for (let page = firstPage; page <= lastPage; page += 1) {
        const start = (page - firstPage) * SIZE;
        queryClient.setQueryData(keyOf(page), tasks.slice(start, start + SIZE));
      }
      // What was fetched ahead lies behind the end now.
      if (tasks.length < maxResults && queryClient.getQueryData(keyOf(lastPage + 1)) !== undefined)
        queryClient.setQueryData(keyOf(lastPage + 1), []);
    },
    [client, queryClient, filterId, query, sorting, firstPage, lastPage],
  );

  return {
    count: rowCountOf(learned, SIZE) - hidden.length,
    length: learned.length === null ? null : learned.length - hidden.length,
    at: (row) => {
      const loadedRow = loadedRowOf(row, hidden);
      return results[Math.floor(loadedRow / SIZE) - firstPage]?.data?.[loadedRow % SIZE];
    },
    rowOf: (taskId) => {
      for (const { page, tasks } of loaded) {
        const index = tasks.findIndex(({ id }) => id === taskId);
        if (index >= 0) return shownRowOf(page * SIZE + index, hidden);
      }
      return null;
    },
    // All pages that are kept, not only those around what is on screen: the list may have been scrolled away.
    successorOf: (taskId) => {
      const kept = Array.from({ length: learned.lastFullPage + 2 }, (_, page) =>
        queryClient.getQueryData<readonly Task[]>(queryOf(page).queryKey),
      );
      const tasks = kept.flatMap((page) => page ?? []).filter(({ id }) => id === taskId || !doneIds.has(id));
      const row = tasks.findIndex(({ id }) => id === taskId);
      return row < 0 ? null : (tasks[row + 1] ?? tasks[row - 1] ?? null);
    },
    pages: loaded.map(({ tasks }) => tasks),
    error: results.find(isBroken)?.error ?? null,
    retry: () => {
      results.forEach((result, index) => {
        const page = wanted[index];
        if (page === undefined || !isBroken(result)) return;
        void queryClient.refetchQueries({ queryKey: queryOf(page).queryKey, exact: true });
      });
    },
    refresh,
  };
}

interface PageResult {
  readonly data: readonly Task[] | undefined;
  readonly error: Error | null;
}

/** Rows that are there stay when they could not be asked for again: the next refresh tries it anew. */
function isBroken({ data, error }: PageResult): boolean {
  if (data !== undefined || error === null) return false;
  return !(isEngineError(error) && error.problem.kind === 'login-required');
}

/** Only what is drawn: an answer that changes neither draws nothing again. */
function combineResults(
  results: readonly { readonly data: readonly Task[] | undefined; readonly error: Error | null }[],
): readonly PageResult[] {
  return results.map(({ data, error }) => ({ data, error }));
}
