import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { taskChangeKey } from '@taskweave/engine-client/queries/taskChangeKey';
import { taskListQueries } from '@taskweave/engine-client/queries/taskListQueries';
import { listTasks, type TaskSorting } from '@taskweave/engine-client/resources/filter';
import type { Task } from '@taskweave/engine-client/Task';
import { TASK_LIST_PAGE_SIZE } from '@taskweave/engine-client/taskListDefaults';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useEffect, useState } from 'react';
import { usePendingChanges } from '../../cards/usePendingChanges';
import type { RefreshOccasion } from '../refresh/useAutoRefresh';
import { compareRows, renewRows } from './compareRows';
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
  /** Asks for all that is on screen in one request. */
  readonly ask: (signal: AbortSignal) => Promise<RowsAnswer>;
  /**
   * Shows an answer; what has not changed draws nothing again. Where rows on screen would move, and someone may be
   * reading (`tick`), they are only renewed in their places. False where the answer is about other rows.
   */
  readonly take: (answer: RowsAnswer, occasion: RefreshOccasion) => boolean;
  /** How many tasks have come that are not shown yet; 0 where rows only went or moved, null where nothing did. */
  readonly waiting: number | null;
  /** Shows what is waiting. */
  readonly showWaiting: () => void;
}

/** All rows of some pages, as the engine has them at one moment. */
export interface RowsAnswer {
  readonly firstPage: number;
  readonly lastPage: number;
  readonly tasks: readonly Task[];
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
  const withChanges = usePendingChanges();
  const [extent, setExtent] = useState<Extent>(() => presumedExtent(startRow, SIZE));
  const [held, setHeld] = useState<RowsAnswer | null>(null);
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

  const total = useTotal(filterId, query, loaded.length > 0, learned.length);
  const isBeyondEnd = loaded.some(({ page, length }) => length === 0 && page * SIZE < (total.data ?? 0));
  useEffect(() => {
    // Tasks have gone since they were counted.
    if (isBeyondEnd) void total.refetch();
  }, [isBeyondEnd, total.refetch]);
  const length = learned.length ?? total.data ?? null;

  const hidden = loaded.flatMap(({ page, tasks }) =>
    tasks.flatMap(({ id }, index) => (doneIds.has(id) ? [page * SIZE + index] : [])),
  );
  const firstPage = wanted[0] ?? 0;
  const lastPage = Math.max(firstPage, Math.floor(range.last / SIZE));
  const pageKey = (page: number) => queryOf(page).queryKey;
  const knownOf = ({ firstPage: from, lastPage: to }: RowsAnswer) =>
    Array.from({ length: to - from + 1 }, (_, index) =>
      queryClient.getQueryData<readonly Task[]>(pageKey(from + index)),
    ).flatMap((page) => page ?? []);

  function write({ firstPage: from, lastPage: to }: RowsAnswer, tasks: readonly Task[]): void {
    for (let page = from; page <= to; page += 1) {
      const start = (page - from) * SIZE;
      queryClient.setQueryData(pageKey(page), tasks.slice(start, start + SIZE));
    }
    // What was fetched ahead lies behind the end now.
    const isEnd = tasks.length < (to - from + 1) * SIZE;
    if (isEnd && queryClient.getQueryData(pageKey(to + 1)) !== undefined)
      queryClient.setQueryData(pageKey(to + 1), []);
  }

  async function ask(signal: AbortSignal): Promise<RowsAnswer> {
    const maxResults = (lastPage - firstPage + 1) * SIZE;
    const page = { filterId, query, sorting, firstResult: firstPage * SIZE, maxResults };
    const changes = queryClient.getMutationCache().findAll({ mutationKey: taskChangeKey(client) });
    const settled = new Set(changes.filter(({ state }) => state.status !== 'pending'));
    const tasks = await listTasks(client, page, signal);
    const isOlder = queryClient
      .getMutationCache()
      .findAll({ mutationKey: taskChangeKey(client), status: 'success' })
      .some((change) => !settled.has(change));
    // A change was made meanwhile: what was asked before may not know of it.
    return isOlder ? ask(signal) : { firstPage, lastPage, tasks };
  }

  function take(answer: RowsAnswer, occasion: RefreshOccasion): boolean {
    if (answer.firstPage > firstPage || answer.lastPage < lastPage) return false;
    const known = knownOf(answer);
    const { isMoving } = compareRows(known, answer.tasks, range.last - answer.firstPage * SIZE);
    const isHeld = isMoving && occasion === 'tick';
    setHeld(isHeld ? answer : null);
    write(answer, isHeld ? renewRows(known, answer.tasks) : answer.tasks);
    return true;
  }

  // Compared anew with each draw: what was done here meanwhile has brought the rows up to date by itself.
  const change =
    held === null ? null : compareRows(knownOf(held), held.tasks, range.last - held.firstPage * SIZE);

  return {
    count: Math.max(rowCountOf(learned, SIZE), length ?? 0) - hidden.length,
    length: length === null ? null : length - hidden.length,
    at: (row) => {
      const loadedRow = loadedRowOf(row, hidden);
      const page = Math.floor(loadedRow / SIZE);
      // The row with the focus stays drawn when the list is scrolled far away from it.
      const tasks =
        results[page - firstPage]?.data ?? queryClient.getQueryData<readonly Task[]>(pageKey(page));
      const task = tasks?.[loadedRow % SIZE];
      return task === undefined ? undefined : withChanges(task);
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
    // The same pages where nothing is on its way: what is looked up for them need not be looked up again.
    pages: loaded.map(({ tasks }) =>
      tasks.some((task) => withChanges(task) !== task) ? tasks.map(withChanges) : tasks,
    ),
    error: results.find(isBroken)?.error ?? null,
    retry: () => {
      results.forEach((result, index) => {
        const page = wanted[index];
        if (page === undefined || !isBroken(result)) return;
        void queryClient.refetchQueries({ queryKey: queryOf(page).queryKey, exact: true });
      });
    },
    ask,
    take,
    waiting: change?.isMoving ? change.fresh : null,
    showWaiting: () => {
      if (held !== null) write(held, held.tasks);
      setHeld(null);
    },
  };
}

/**
 * The number of tasks, for lists that do not show their end by themselves. It follows the rows, and is one answer for
 * all who show it; the refresh does not ask for it.
 */
function useTotal(
  filterId: string,
  query: Readonly<Record<string, unknown>>,
  hasRows: boolean,
  seenLength: number | null,
) {
  const queryClient = useQueryClient();
  const count = taskListQueries(useEngineClient()).count(filterId, query);
  const key = JSON.stringify(count.queryKey);
  useEffect(() => {
    if (seenLength !== null) queryClient.setQueryData(JSON.parse(key), seenLength);
  }, [queryClient, key, seenLength]);
  return useQuery({
    ...count,
    enabled: hasRows && seenLength === null,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

interface PageResult {
  readonly data: readonly Task[] | undefined;
  readonly error: Error | null;
}

/** Rows that are there stay when they could not be asked for again: the next refresh tries it anew. */
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
