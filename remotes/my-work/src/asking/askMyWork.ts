import { parseEngineDate, toEngineDate } from '@taskweave/base/engineDate';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import {
  type CompletedTask,
  listCompletedTasks,
} from '@taskweave/engine-client/resources/history/completedTask';
import { countMatching, listMatching } from '@taskweave/engine-client/resources/task/matchingTasks';
import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { atNow } from '@taskweave/engine-client/snoozed/atNow';
import { withoutSnoozed } from '@taskweave/engine-client/snoozed/snoozedQuery';
import type { Task } from '@taskweave/engine-client/Task';
import { offeredTo } from '@taskweave/engine-client/task-conditions/Condition';

/** No more are asked for: a person with so many works by the list. */
export const MOST_TASKS = 100;
/** Finished tasks that are counted one by one. */
export const MOST_FINISHED = 50;

/** What is asked of the tasks of a person. */
export interface MyTasksQuestion {
  readonly userId: string;
  /** The first moment that is too late for a due date. */
  readonly before: Date;
  /** Snoozed tasks are left out. */
  readonly hidesSnoozed: boolean;
}

/** The tasks of a person that are due before a time, and those that were given back; the first due first. `MOST_TASKS` at most. */
export function listMyTasks(
  client: EngineClient,
  { userId, before, hidesSnoozed }: MyTasksQuestion,
  signal?: AbortSignal,
): Promise<readonly Task[]> {
  // Within one alternative any condition is enough; alternatives are added to what stands beside them.
  const query = {
    assignee: userId,
    active: true,
    orQueries: [{ dueBefore: toEngineDate(before), delegationState: 'RESOLVED' }],
  };
  const sorting = [
    { sortBy: 'dueDate', sortOrder: 'asc' },
    { sortBy: 'id', sortOrder: 'asc' },
  ];
  const body = { ...atNow(hidesSnoozed ? withoutSnoozed(query) : query), sorting };
  return listMatching(client, { body, maxResults: MOST_TASKS }, parseTask, signal);
}

/** How many unassigned tasks are offered to a person or to the groups of the person. */
export function countOffered(
  client: EngineClient,
  { userId, hidesSnoozed }: Omit<MyTasksQuestion, 'before'>,
  signal?: AbortSignal,
): Promise<number> {
  const query = { ...offeredTo(userId).query, active: true };
  return countMatching(client, { body: atNow(hidesSnoozed ? withoutSnoozed(query) : query) }, signal);
}

/** The tasks that a person has finished since a time, as far as the person may read the history; the latest first. */
export async function listFinished(
  client: EngineClient,
  { userId, since }: { readonly userId: string; readonly since: Date },
  signal?: AbortSignal,
): Promise<readonly CompletedTask[]> {
  const tasks = await listCompletedTasks(
    client,
    { assignee: userId, sortBy: 'endTime', sortOrder: 'desc', firstResult: 0, maxResults: MOST_FINISHED },
    signal,
  );
  return tasks.filter(({ completed }) => (parseEngineDate(completed) ?? since) >= since);
}
