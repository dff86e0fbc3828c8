import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '@taskweave/base/pageSize';
import { lookUpQueries } from '@taskweave/engine-client/queries/identity/lookUpQueries';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useKnownTask } from '../data/useTaskDetail';
import { groupsIn, peopleIn } from './changeTexts';
import { historyDays } from './historyEvents';

/** What happened to the task: pages of changes with the comments among them, and the names of everyone in it. */
export function useHistory(taskId: string) {
  const client = useEngineClient();
  const queries = taskRecordQueries(client);
  const { detail, isGone } = useKnownTask(taskId);
  const first = queries.history(taskId, 1);
  const pages = useInfiniteQuery({
    queryKey: [...first.queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => queries.history(taskId, pageParam).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.length === PAGE_SIZE ? all.length + 1 : undefined),
    staleTime: first.staleTime,
  });
  // A task that is gone has a history, but no comments any more.
  const comments = useQuery({ ...queries.comments(taskId), enabled: !isGone });
  const operations = pages.data?.pages.flat() ?? [];
  const total = useQuery({ ...queries.historyCount(taskId), enabled: pages.hasNextPage });

  const isReady = pages.data !== undefined && (comments.data !== undefined || isGone || comments.isError);
  const days = isReady ? historyDays(operations, comments.data ?? [], pages.hasNextPage) : null;
  const people = [
    ...(comments.data ?? []).map(({ userId }) => userId),
    ...operations.flatMap(({ userId, type, property, oldValue, newValue }) => [
      userId,
      ...(property === null ? [] : peopleIn(type, { property, oldValue, newValue })),
    ]),
  ].filter((id) => id !== null);
  const ids = [...new Set(people)];
  const names = useQuery({ ...userQueries(client).names(ids), enabled: ids.length > 0 });
  const isGroupNamed = operations.some(({ type, property, oldValue, newValue }) =>
    groupsIn(type, { property: property ?? '', oldValue, newValue }).some((id) => candidateName(id) === null),
  );
  const groups = useQuery({ ...lookUpQueries(client, 'group').directory(), enabled: isGroupNamed });

  function candidateName(id: string): string | null {
    return detail?.candidateGroups.find((group) => group.id === id)?.name ?? null;
  }

  return {
    days,
    error: pages.data === undefined ? pages.error : null,
    isFetching: pages.isFetching,
    retry: () => void pages.refetch(),
    commentsError: comments.data === undefined && !isGone ? comments.error : null,
    shown: operations.length,
    /** Null where all of them are here, or it is not known. */
    total: pages.hasNextPage ? (total.data ?? null) : null,
    hasMore: pages.hasNextPage,
    isLoadingMore: pages.isFetchingNextPage,
    moreError: pages.isFetchNextPageError ? pages.error : null,
    loadMore: () => void pages.fetchNextPage(),
    nameOf: (kind: 'user' | 'group', id: string): string => {
      if (kind === 'group') {
        return candidateName(id) ?? groups.data?.choices.find((group) => group.id === id)?.name ?? id;
      }
      const user = names.data?.[id];
      return user === undefined ? id : userName(user);
    },
  };
}
