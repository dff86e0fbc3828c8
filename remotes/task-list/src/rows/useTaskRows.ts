import { useQueries, useQueryClient } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/taskListQueries';
import { listTasks, type TaskSorting } from '@taskweave/engine-client/resources/filter';
import type { Task } from '@taskweave/engine-client/Task';
import { TASK_LIST_PAGE_SIZE } from '@taskweave/engine-client/taskListDefaults';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useCallback, useState } from 'react';
import { type Extent, learnExtent, pagesFor, type RowRange, rowCountOf } from './pageWindow';

const SIZE = TASK_LIST_PAGE_SIZE;
/** Rows fetched beyond those on screen, so that scrolling meets rows and not gaps. */
const AHEAD = SIZE;

export interface TaskRows {
  /** Rows to make room for; more than are known while the end is not. */
  readonly count: number;
  /** The exact number of rows, null while the end was not seen. */
  readonly length: number | null;
  /** The tasks on screen by row, absent while they are on their way. */
  readonly at: (row: number) => Task | undefined;
  readonly pages: readonly (readonly Task[])[];
  readonly error: Error | null;
  readonly isLoading: boolean;
  readonly retry: () => void;
  /** Asks for all that is on screen in one request; what has not changed draws nothing again. */
  readonly refresh: (signal: AbortSignal) => Promise<void>;
}

export interface TaskRowsOptions {
  readonly filterId: string;
  readonly sorting: readonly TaskSorting[];
  readonly range: RowRange;
  /** A row that must be reachable from the start. */
  readonly startRow: number;
}

/** The rows of a filter, fetched by pages around what is on screen and without counting them. */
export function useTaskRows({ filterId, sorting, range, startRow }: TaskRowsOptions): TaskRows {
  const client = useEngineClient();
  const queryClient = useQueryClient();
  const [extent, setExtent] = useState<Extent>({
    lastFullPage: Math.floor(startRow / SIZE) - 1,
    length: null,
  });
  const wanted = pagesFor(range, extent, SIZE, AHEAD);
  const queryOf = (page: number) =>
    taskListQueries(client).page({ filterId, sorting, firstResult: page * SIZE, maxResults: SIZE });

  const results = useQueries({
    queries: wanted.map((page) => ({ ...queryOf(page), refetchOnWindowFocus: false })),
    combine: combineResults,
  });

  const loaded = wanted.flatMap((page, index) => {
    const data = results[index]?.data;
    return data === undefined ? [] : [{ page, length: data.length }];
  });
  const learned = learnExtent(extent, loaded, SIZE);
  if (learned !== extent) setExtent(learned);

  const firstPage = wanted[0] ?? 0;
  const lastPage = Math.max(firstPage, Math.floor(range.last / SIZE));
  // Stable, because the timer of the refresh starts anew with each new function.
  const refresh = useCallback(
    async (signal: AbortSignal) => {
      const firstResult = firstPage * SIZE;
      const maxResults = (lastPage - firstPage + 1) * SIZE;
      const tasks = await listTasks(client, { filterId, sorting, firstResult, maxResults }, signal);
      for (let page = firstPage; page <= lastPage; page += 1) {
        const { queryKey } = taskListQueries(client).page({
          filterId,
          sorting,
          firstResult: page * SIZE,
          maxResults: SIZE,
        });
        const start = (page - firstPage) * SIZE;
        queryClient.setQueryData(queryKey, tasks.slice(start, start + SIZE));
      }
    },
    [client, queryClient, filterId, sorting, firstPage, lastPage],
  );

  return {
    count: rowCountOf(learned, SIZE),
    length: learned.length,
    at: (row) => results[Math.floor(row / SIZE) - firstPage]?.data?.[row % SIZE],
    pages: results.flatMap(({ data }) => (data === undefined ? [] : [data])),
    error: results.find(({ error }) => error !== null)?.error ?? null,
    isLoading: results[0]?.data === undefined && results[0]?.error === null,
    retry: () => {
      for (const page of wanted)
        void queryClient.refetchQueries({ queryKey: queryOf(page).queryKey, exact: true });
    },
    refresh,
  };
}

interface PageResult {
  readonly data: readonly Task[] | undefined;
  readonly error: Error | null;
}

/** Only what is drawn: an answer that changes neither draws nothing again. */
function combineResults(
  results: readonly { readonly data: readonly Task[] | undefined; readonly error: Error | null }[],
): readonly PageResult[] {
  return results.map(({ data, error }) => ({ data, error }));
}
