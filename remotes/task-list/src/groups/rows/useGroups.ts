import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { pageTime } from '@taskweave/base/pageTime';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { type EngineQuery, queryKey, STALE } from '@taskweave/engine-client/queries/queryKeys';
import { rowVariableQueries } from '@taskweave/engine-client/queries/task/rowVariableQueries';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { isRecord } from '@taskweave/engine-client/readShape';
import type { VariablesByTask } from '@taskweave/engine-client/resources/task/taskVariables';
import type { Task } from '@taskweave/engine-client/Task';
import { withConditions } from '@taskweave/engine-client/task-conditions/withConditions';
import { type TaskList, useEngineClient, useTranslation } from '@taskweave/plugin-sdk';
import { useMemo, useState } from 'react';
import { useRowOverlay } from '../../cards/useRowOverlay';
import { type Group, type GroupedTasks, type Grouper, groupTasks, REST } from '../grouping/Group';
import { type GroupingId, variableOfGrouping } from '../grouping/GroupingId';
import { grouperOf } from '../grouping/grouperOf';
import { type CountedGroup, inKnownOrder } from './CountedGroup';
import { MOST, useCountedGroups } from './useCountedGroups';

export const WHOLE = 500;

export interface Groups {
  readonly groups: readonly CountedGroup[] | null;
  readonly isWhole: boolean;
  readonly groupIdOf: (task: Task) => string;
  readonly error: Error | null;
  readonly retry: () => void;
  readonly tasks: readonly Task[];
  readonly answeredAt: number;
  readonly values: VariablesByTask;
  readonly take: (tasks: readonly Task[], isOther: boolean) => void;
}

const NO_VALUES: VariablesByTask = {};
const NO_TASKS: readonly Task[] = [];

export function useGroups(list: TaskList, grouping: GroupingId, doneIds: ReadonlySet<string>): Groups {
  const client = useEngineClient();
  const { locale } = useTranslation();
  const queryClient = useQueryClient();
  const withChanges = useRowOverlay();
  const [openedAt] = useState(() => pageTime().getTime());
  const name = variableOfGrouping(grouping);
  const needsRows = grouping === 'process' || name !== null;
  const [wasLong] = useState(() => isKnownLong(queryClient, client, list));
  const asked = groupedRows(client, list);
  const rows = useQuery({ ...asked, enabled: !wasLong || needsRows, refetchOnWindowFocus: false });
  const tasks = rows.data?.tasks ?? NO_TASKS;
  const isWhole = rows.data !== undefined && tasks.length < WHOLE;
  const isLong = rows.data === undefined ? wasLong && !needsRows : !isWhole;
  const variable = useQuery({
    ...rowVariableQueries(client).variable(tasks, name ?? ''),
    enabled: name !== null && tasks.length > 0,
    refetchOnWindowFocus: false,
  });
  const isValued = name === null || variable.data !== undefined || (isWhole && tasks.length === 0);
  const values = variable.data ?? NO_VALUES;
  const at = rows.data?.at ?? openedAt;
  const grouper = useMemo(() => grouperOf(grouping, new Date(at), locale), [grouping, at, locale]);
  const counted = useCountedGroups({ list, grouping, grouper, tasks, values, isEnabled: isLong && isValued });
  const ownGroups = isWhole
    ? wholeGroups(
        groupTasks(tasks.filter(({ id }) => !doneIds.has(id)).map(withChanges), grouper, values),
        name !== null,
      )
    : (counted.groups?.map((group) =>
        withoutDone(group, hiddenIn(queryClient, client, list, group, doneIds)),
      ) ?? null);
  const isKnown = isValued && (isWhole || isLong);
  const groups = useSteadyOrder(isKnown ? ownGroups : rows.error === null ? waitingGroups(grouper) : null);
  return {
    groups,
    isWhole,
    groupIdOf: (task) => {
      const { id } = grouper.groupOf(task, values);
      return groups === null || groups.some((group) => group.id === id) ? id : REST;
    },
    error: rows.data === undefined ? rows.error : (variable.error ?? counted.error),
    retry: () => void rows.refetch(),
    tasks,
    answeredAt: rows.dataUpdatedAt,
    values,
    take: (next, isOther) => {
      queryClient.setQueryData(asked.queryKey, { tasks: next, at: pageTime().getTime() });
      if (isOther && next.length >= WHOLE) renewCounted(queryClient, client, list);
    },
  };
}

export function groupedRows(client: EngineClient, list: TaskList): EngineQuery<GroupedRows> {
  return {
    queryKey: queryKey(client, 'task', 'grouped', list.filterId, list.query, list.sorting),
    queryFn: async ({ signal }) => ({
      tasks: await list.load({ first: 0, count: WHOLE, signal }),
      at: pageTime().getTime(),
    }),
    staleTime: STALE.taskList,
  };
}

function renewCounted(queryClient: QueryClient, client: EngineClient, { filterId }: TaskList): void {
  const keys = [
    queryKey(client, 'task', 'count', filterId),
    queryKey(client, 'task', 'assignees', filterId),
    taskListQueries(client).pagesKey,
  ];
  for (const key of keys) void queryClient.invalidateQueries({ queryKey: key });
}

interface GroupedRows {
  readonly tasks: readonly Task[];
  readonly at: number;
}

export function isKnownLong(
  queryClient: QueryClient,
  client: EngineClient,
  { filterId, query }: TaskList,
): boolean {
  const { queryKey: countKey } = taskListQueries(client).count(filterId, query);
  return (queryClient.getQueryData<number>(countKey) ?? 0) >= WHOLE;
}

function wholeGroups(groups: readonly GroupedTasks[], areValues: boolean): readonly CountedGroup[] {
  const named = groups.filter(({ id }) => id !== '' && id !== REST);
  const further = areValues ? named.slice(MOST) : [];
  const rest = [...further, ...groups.filter(({ id }) => id === REST)].flatMap(({ tasks }) => tasks);
  const shown = groups.filter((group) => group.id !== REST && !further.includes(group));
  const others = rest.length === 0 ? [] : [{ id: REST, conditions: null, tasks: rest }];
  const nameless = shown.findIndex(({ id }) => id === '');
  const place = nameless < 0 ? shown.length : nameless;
  return shown.toSpliced(place, 0, ...others).map((group) => ({
    ...group,
    count: group.tasks.length,
    sample: group.tasks[0],
    isRest: group.id === REST,
  }));
}

function waitingGroups({ fixed }: Grouper): readonly CountedGroup[] | null {
  return fixed?.map((group) => ({ ...group, count: null, tasks: null, sample: undefined })) ?? null;
}

function withoutDone(group: CountedGroup, hidden: readonly number[]): CountedGroup {
  if (hidden.length === 0) return group;
  return { ...group, hidden, count: group.count === null ? null : Math.max(0, group.count - hidden.length) };
}

function useSteadyOrder(groups: readonly CountedGroup[] | null): readonly CountedGroup[] | null {
  const [order, setOrder] = useState<readonly string[]>([]);
  if (groups === null) return null;
  const steady = inKnownOrder(groups, order);
  const fresh = steady.filter(({ id }) => !order.includes(id));
  if (fresh.length > 0) setOrder([...order, ...fresh.map(({ id }) => id)]);
  return steady;
}

function hiddenIn(
  queryClient: QueryClient,
  client: EngineClient,
  { query }: Pick<TaskList, 'query'>,
  { conditions }: Group,
  doneIds: ReadonlySet<string>,
): readonly number[] {
  if (doneIds.size === 0 || conditions === null) return [];
  const asked = JSON.stringify(withConditions(query, conditions));
  const pages = queryClient.getQueriesData<readonly Task[]>({ queryKey: taskListQueries(client).pagesKey });
  const rows = pages.flatMap(([key, tasks = []]) => {
    const page = key.at(-1);
    if (!isRecord(page) || JSON.stringify(page.query) !== asked) return [];
    const first = typeof page.firstResult === 'number' ? page.firstResult : 0;
    return tasks.flatMap(({ id }, index) => (doneIds.has(id) ? [first + index] : []));
  });
  return [...new Set(rows)].sort((one, other) => one - other);
}
