import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { PAGE_SIZE } from '@taskweave/base/pageSize';
import { isLoginRequired } from '@taskweave/engine-client/EngineError';
import { lookUpQueries } from '@taskweave/engine-client/queries/identity/lookUpQueries';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { taskRecordQueries } from '@taskweave/engine-client/queries/task/taskRecordQueries';
import { userIn, userName } from '@taskweave/engine-client/resources/identity/user';
import type { UserOperation } from '@taskweave/engine-client/resources/task/userOperation';
import type { InstanceOfTask } from '@taskweave/engine-client/Task';
import { useEngineClient } from '@taskweave/plugin-sdk';
import { useKnownTask } from '../data/useTaskDetail';
import { useDoomedIds } from '../deletions/useDoomedIds';
import { groupsIn, type NameOf, peopleIn } from '../history/changeTexts';
import { type ActivityDay, type ActivityKind, type ActivityRecords, activityDays } from './activityEvents';

export interface MissingActivity {
  readonly kind: ActivityKind;
  readonly error: Error;
}

export function useActivity(
  taskId: string,
  kinds: readonly ActivityKind[],
  instance: InstanceOfTask | null = null,
) {
  const queries = taskRecordQueries(useEngineClient());
  const { isGone } = useKnownTask(taskId);
  const changes = useChanges(taskId, kinds.includes('changes'), instance);
  const steps = useSteps(taskId, kinds.includes('changes') ? instance : null);
  // A deleted task only has history.
  const comments = useQuery({
    ...queries.comments(taskId),
    enabled: kinds.includes('comments') && !isGone,
  });
  const attachments = useQuery({
    ...queries.attachments(taskId),
    enabled: kinds.includes('files') && !isGone,
  });
  const asked = { comments, files: attachments, changes: changes.pages };
  const wanted = kinds.filter((kind) => kind === 'changes' || !isGone);
  const doomed = useDoomedIds(taskId);
  const isThereStill = ({ id }: { readonly id: string }) => !doomed.has(id);
  const records = {
    operations: kinds.includes('changes') ? changes.operations : [],
    comments: kinds.includes('comments') ? (comments.data ?? []).filter(isThereStill) : [],
    attachments: kinds.includes('files') ? (attachments.data ?? []).filter(isThereStill) : [],
    steps: steps.data ?? [],
    hasMore: changes.hasMore,
  };
  const nameOf = useNames(taskId, records);

  const missing = wanted.flatMap((kind): readonly MissingActivity[] => {
    const { data, error } = asked[kind];
    return data !== undefined || error === null || isLoginRequired(error) ? [] : [{ kind, error }];
  });
  const isThere = wanted.every(
    (kind) => asked[kind].data !== undefined || missing.some((one) => one.kind === kind),
  );
  const days: readonly ActivityDay[] | null = isThere && !steps.isLoading ? activityDays(records) : null;

  return {
    days,
    missing,
    isEverythingMissing: wanted.length > 0 && missing.length === wanted.length,
    isFetching: wanted.some((kind) => asked[kind].isFetching),
    retry: () => {
      for (const { kind } of missing) void asked[kind].refetch();
    },
    changes,
    nameOf,
    canWrite: !isGone,
  };
}

export function useSteps(taskId: string, instance: InstanceOfTask | null) {
  const queries = taskRecordQueries(useEngineClient());
  return useQuery({
    ...queries.steps(taskId, instance ?? { processInstanceId: '' }),
    enabled: instance !== null,
  });
}

export function useChanges(taskId: string, enabled: boolean, instance: InstanceOfTask | null = null) {
  const queries = taskRecordQueries(useEngineClient());
  const scope = instance ?? { taskId };
  const first = queries.history(taskId, 1, scope);
  const pages = useInfiniteQuery({
    queryKey: [...first.queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => queries.history(taskId, pageParam, scope).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (last.length === PAGE_SIZE ? all.length + 1 : undefined),
    staleTime: first.staleTime,
    enabled,
  });
  const hasMore = enabled && pages.hasNextPage;
  const total = useQuery({ ...queries.historyCount(taskId, scope), enabled: hasMore });
  const operations: readonly UserOperation[] = pages.data?.pages.flat() ?? [];
  return {
    pages,
    operations,
    shown: operations.length,
    total: hasMore ? (total.data ?? null) : null,
    hasMore,
    isLoadingMore: pages.isFetchingNextPage,
    hasFailed: pages.isFetchNextPageError,
    loadMore: () => void pages.fetchNextPage(),
  };
}

function useNames(taskId: string, { operations, comments, steps }: ActivityRecords): NameOf {
  const client = useEngineClient();
  const { detail } = useKnownTask(taskId);
  const people = [
    ...comments.map(({ userId }) => userId),
    ...steps.map(({ assignee }) => assignee),
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

  return (kind, id) => {
    if (kind === 'group') {
      return candidateName(id) ?? groups.data?.choices.find((group) => group.id === id)?.name ?? id;
    }
    const user = userIn(names.data, id);
    return user === undefined ? id : userName(user);
  };
}
