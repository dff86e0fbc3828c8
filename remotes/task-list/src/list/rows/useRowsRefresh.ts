import type { QueryKey } from '@tanstack/react-query';
import { PAGE_SIZE } from '@taskweave/base/pageSize';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { isRecord } from '@taskweave/engine-client/readShape';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { Task } from '@taskweave/engine-client/Task';
import { taskChangeKey } from '@taskweave/task-changes/taskChangeKey';
import { useState } from 'react';
import { askRows } from '../../deep-rows/askRows';
import type { RowsSource } from '../../deep-rows/RowsSource';
import type { RefreshOccasion } from '../refresh/useAutoRefresh';
import { compareRows, renewRows } from './compareRows';

export interface RowsAnswer {
  readonly firstPage: number;
  readonly lastPage: number;
  readonly tasks: readonly Task[];
}

export function isRowsAnswer(message: unknown): message is RowsAnswer {
  return (
    isRecord(message) &&
    Number.isInteger(message.firstPage) &&
    Number.isInteger(message.lastPage) &&
    Array.isArray(message.tasks) &&
    message.tasks.every((task) => isRecord(task) && typeof task.id === 'string')
  );
}

export interface RowsRefresh {
  readonly ask: (signal: AbortSignal) => Promise<RowsAnswer>;
  readonly take: (answer: RowsAnswer, occasion: RefreshOccasion) => boolean;
  /** What the person knows so far of the pages of the answer. */
  readonly knownOf: (answer: RowsAnswer) => readonly Task[];
  readonly answeredAt: () => number;
  readonly waiting: number | null;
  readonly showWaiting: () => void;
}

export interface RowsRefreshOptions {
  readonly source: RowsSource;
  readonly filterId: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly sorting: readonly TaskSorting[];
  readonly firstPage: number;
  readonly lastPage: number;
  readonly lastSeen: number;
  readonly keyOf: (page: number) => QueryKey;
}

export function useRowsRefresh(options: RowsRefreshOptions): RowsRefresh {
  const { source, filterId, query, sorting, firstPage, lastPage, lastSeen, keyOf } = options;
  const { client, queryClient } = source;
  const [held, setHeld] = useState<RowsAnswer | null>(null);

  function knownOf(pages: Pick<RowsAnswer, 'firstPage' | 'lastPage'>): readonly Task[] {
    return keysOf(pages).flatMap((key) => queryClient.getQueryData<readonly Task[]>(key) ?? []);
  }

  function keysOf({ firstPage: from, lastPage: to }: Pick<RowsAnswer, 'firstPage' | 'lastPage'>) {
    return Array.from({ length: to - from + 1 }, (_, index) => keyOf(from + index));
  }

  function write({ firstPage: from, lastPage: to }: RowsAnswer, tasks: readonly Task[]): void {
    for (let page = from; page <= to; page += 1) {
      const start = (page - from) * PAGE_SIZE;
      queryClient.setQueryData(keyOf(page), tasks.slice(start, start + PAGE_SIZE));
    }
    // Prefetched pages may lie beyond the end now.
    const isEnd = tasks.length < (to - from + 1) * PAGE_SIZE;
    if (isEnd && queryClient.getQueryData(keyOf(to + 1)) !== undefined)
      queryClient.setQueryData(keyOf(to + 1), []);
  }

  async function ask(signal: AbortSignal): Promise<RowsAnswer> {
    const maxResults = (lastPage - firstPage + 1) * PAGE_SIZE;
    const page = { filterId, query, sorting, firstResult: firstPage * PAGE_SIZE, maxResults };
    const changes = queryClient.getMutationCache().findAll({ mutationKey: taskChangeKey(client) });
    const settled = new Set(changes.filter(({ state }) => state.status !== 'pending'));
    const tasks = await askRows(source, page, { signal });
    const isOlder = queryClient
      .getMutationCache()
      .findAll({ mutationKey: taskChangeKey(client), status: 'success' })
      .some((change) => !settled.has(change));
    // The response may predate a change made during the request.
    return isOlder ? ask(signal) : { firstPage, lastPage, tasks };
  }

  function take(answer: RowsAnswer, occasion: RefreshOccasion): boolean {
    if (answer.firstPage > firstPage || answer.lastPage < lastPage) return false;
    const known = knownOf(answer);
    const isHeld = occasion === 'tick' && changeBy(answer, known).isMoving;
    setHeld(isHeld ? answer : null);
    queryClient.setQueryData(taskListQueries(client).refreshedKey, answer.tasks);
    write(answer, isHeld ? renewRows(known, answer.tasks) : answer.tasks);
    return true;
  }

  function changeBy(answer: RowsAnswer, known: readonly Task[]) {
    return compareRows(known, answer.tasks, lastSeen - answer.firstPage * PAGE_SIZE);
  }

  const change = held === null ? null : changeBy(held, knownOf(held));
  return {
    ask,
    take,
    knownOf: (answer) => held?.tasks ?? knownOf(answer),
    answeredAt: () =>
      Math.min(
        ...keysOf({ firstPage, lastPage }).map((key) => queryClient.getQueryState(key)?.dataUpdatedAt ?? 0),
      ),
    waiting: change?.isMoving ? change.fresh : null,
    showWaiting: () => {
      if (held !== null) write(held, held.tasks);
      setHeld(null);
    },
  };
}
