import { useInfiniteQuery } from '@tanstack/react-query';
import { queryKey, STALE } from '@taskweave/engine-client/queries/queryKeys';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useEffect, useEffectEvent } from 'react';
import { askCompleted, type CompletedQuestion, PAGE, startOf } from './askCompleted';
import type { CompletedRow } from './CompletedRow';
import { EVERY_ROW, matches, type RowSearch } from './RowSearch';

const LOOKED_AT_ONCE = 10 * PAGE;

export interface CompletedList {
  readonly rows: readonly CompletedRow[] | undefined;
  readonly lookedAt: number;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isFetchingMore: boolean;
  readonly hasMore: boolean;
  readonly showMore: () => void;
  readonly refetch: () => void;
}

/** The engine is case-sensitive and matches only full process names, so a search filters the loaded rows. */
export function useCompleted(question: CompletedQuestion | null, search: RowSearch): CompletedList {
  const client = useEngineClient();
  const query = useInfiniteQuery({
    queryKey: queryKey(client, 'task', 'completed-list', question),
    queryFn: ({ pageParam, signal }) => askCompleted(client, question ?? NOBODY, pageParam, signal),
    initialPageParam: question === null ? {} : startOf(question.people),
    getNextPageParam: ({ next }) => next,
    staleTime: STALE.taskList,
    enabled: question !== null,
  });
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  const known = data && unique(data.pages.flatMap(({ rows }) => rows));
  const isSearch = search !== EVERY_ROW;
  const rows = isSearch ? known?.filter((row) => matches(row, search)) : known;
  const lookedAt = known?.length ?? 0;
  const wantsMore =
    isSearch && rows !== undefined && rows.length < PAGE && lookedAt < LOOKED_AT_ONCE && error === null;
  const lookFurther = useEffectEvent(() => {
    if (wantsMore && hasNextPage && !isFetching) void fetchNextPage();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer and each search is a reason to look further
  useEffect(() => lookFurther(), [wantsMore, hasNextPage, isFetching, lookedAt, search]);
  return {
    rows,
    lookedAt,
    error,
    isFetching,
    isFetchingMore: isFetchingNextPage,
    hasMore: hasNextPage,
    showMore: () => void fetchNextPage(),
    refetch: () => void refetch(),
  };
}

const NOBODY: CompletedQuestion = { people: [], conditions: {} };

/** Newly completed tasks shift the pages, so a row may be in two of them. */
function unique(rows: readonly CompletedRow[]): readonly CompletedRow[] {
  return [...new Map(rows.map((row) => [row.task.id, row])).values()];
}
