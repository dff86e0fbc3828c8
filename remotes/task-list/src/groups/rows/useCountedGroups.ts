import { useQueries, useQuery } from '@tanstack/react-query';
import { createLane } from '@taskweave/base/createLane';
import { definitionNameQueries } from '@taskweave/engine-client/queries/process/definitionNameQueries';
import { queryKey } from '@taskweave/engine-client/queries/queryKeys';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { countTasks } from '@taskweave/engine-client/resources/task/taskList';
import type { VariablesByTask } from '@taskweave/engine-client/resources/task/taskVariables';
import type { Task } from '@taskweave/engine-client/Task';
import { withConditions } from '@taskweave/engine-client/task-conditions/withConditions';
import { type TaskList, useEngineClient } from '@taskweave/plugin-sdk';
import { type Group, type Grouper, groupTasks, REST, UNASKED_REST } from '../grouping/Group';
import type { GroupingId } from '../grouping/GroupingId';
import { askAssignees, ofOthers } from './askAssignees';
import type { CountedGroup } from './CountedGroup';

/** Counts are expensive for a large engine, and the rows load at the same time. */
const inTurn = createLane(4);

export const MOST = 20;

/** More process keys in one condition would exceed the engine's maximum query size. */
const MOST_OTHERS = 100;

export interface CountedGroupsOptions {
  readonly list: TaskList;
  readonly grouping: GroupingId;
  readonly grouper: Grouper;
  readonly tasks: readonly Task[];
  readonly values: VariablesByTask;
  readonly isEnabled: boolean;
}

interface KnownGroup extends Group {
  readonly sample: Task | undefined;
  readonly isRest?: boolean;
}

export function useCountedGroups(options: CountedGroupsOptions) {
  const { list, isEnabled } = options;
  const client = useEngineClient();
  const queries = taskListQueries(client);
  const known = useKnownGroups(options);
  const asked = (known ?? []).flatMap(({ id, conditions }) =>
    conditions === null ? [] : [{ id, conditions }],
  );
  const isRestUnasked = known?.some(({ conditions }) => conditions === null) ?? false;
  const countOf = (conditions: NonNullable<Group['conditions']>) => {
    const query = withConditions(list.query, conditions);
    return {
      ...queries.count(list.filterId, query),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        inTurn(() => countTasks(client, list.filterId, query, signal), signal),
      enabled: isEnabled,
      refetchOnWindowFocus: false,
    };
  };
  const counts = useQueries({ queries: asked.map(({ conditions }) => countOf(conditions)) });
  const total = useQuery({
    ...queries.count(list.filterId, list.query),
    enabled: isEnabled && isRestUnasked,
    refetchOnWindowFocus: false,
  });
  const numberOf = new Map(asked.map(({ id }, index) => [id, counts[index]?.data]));
  const sum = counts.every(({ data }) => data !== undefined)
    ? counts.reduce((all, { data = 0 }) => all + data, 0)
    : null;
  // Tasks come and go between the counts, so the difference may be negative.
  const rest = sum === null || total.data === undefined ? null : Math.max(0, total.data - sum);
  return {
    groups:
      known
        ?.map(
          (group): CountedGroup => ({
            ...group,
            count: group.conditions === null ? rest : (numberOf.get(group.id) ?? null),
            tasks: null,
          }),
        )
        .filter(isShown) ?? null,
    error: counts.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
  };
}

function isShown({ id, count, isRest }: CountedGroup): boolean {
  if (id === UNASKED_REST) return (count ?? 0) > 0;
  return !isRest || count !== 0;
}

function useKnownGroups(options: CountedGroupsOptions): readonly KnownGroup[] | null {
  const { list, grouping, grouper, tasks, values, isEnabled } = options;
  const client = useEngineClient();
  const seen = [...new Set(tasks.flatMap(({ assignee }) => assignee ?? []))];
  const people = useQuery({
    queryKey: queryKey(client, 'task', 'assignees', list.filterId, list.query),
    queryFn: ({ signal }) => askAssignees(client, list, seen, signal),
    enabled: isEnabled && grouping === 'assignee',
    refetchOnWindowFocus: false,
  });
  const processKeys = useQuery({
    ...definitionNameQueries(client).processKeys(MOST + MOST_OTHERS + 1),
    enabled: isEnabled && grouping === 'process',
  });
  if (grouper.fixed !== null) return grouper.fixed.map((group) => ({ ...group, sample: undefined }));
  if (grouping === 'assignee') {
    if (people.data !== undefined) return peopleGroups(people.data);
    return seen.length === 0 ? null : peopleGroups(seen).slice(0, seen.length);
  }
  const found = groupTasks(tasks, grouper, values)
    .filter(({ id, conditions }) => id !== '' && conditions !== null)
    .slice(0, MOST)
    .map((group) => ({ ...group, sample: group.tasks[0] }));
  const others = otherProcesses(processKeys.data ?? [], found);
  const rest = { conditions: null, sample: undefined, isRest: true };
  if (others.length === 0) return [...found, { ...rest, id: REST }];
  const known = { ...rest, id: REST, conditions: { processDefinitionKeyIn: others } };
  return [...found, known, { ...rest, id: UNASKED_REST }];
}

function otherProcesses(keys: readonly string[], groups: readonly Group[]): readonly string[] {
  const own = new Set(groups.map(({ id }) => id));
  const others = keys.filter((key) => !own.has(key));
  return others.length > MOST_OTHERS ? [] : others;
}

function peopleGroups(people: readonly string[]): readonly KnownGroup[] {
  const none = { sample: undefined };
  return [
    ...people.map((assignee) => ({ id: assignee, conditions: { assignee }, ...none })),
    { id: '', conditions: { unassigned: true }, ...none },
    { id: REST, conditions: ofOthers(people), isRest: true, ...none },
  ];
}
