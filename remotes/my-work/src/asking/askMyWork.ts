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

export const MOST_TASKS = 100;
export const MOST_FINISHED = 50;

export interface MyTasksQuestion {
  readonly userId: string;
  readonly before: Date;
  readonly hidesSnoozed: boolean;
}

export function listMyTasks(
  client: EngineClient,
  { userId, before, hidesSnoozed }: MyTasksQuestion,
  signal?: AbortSignal,
): Promise<readonly Task[]> {
  // The engine ORs the conditions within one `orQueries` entry, and ANDs the entries with the rest of the query.
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

export function countOffered(
  client: EngineClient,
  { userId, hidesSnoozed }: Omit<MyTasksQuestion, 'before'>,
  signal?: AbortSignal,
): Promise<number> {
  const query = { ...offeredTo(userId).query, active: true };
  return countMatching(client, { body: atNow(hidesSnoozed ? withoutSnoozed(query) : query) }, signal);
}

export async function listFinished(
  client: EngineClient,
  { userId, since }: { readonly userId: string; readonly since: Date },
  signal?: AbortSignal,
): Promise<readonly CompletedTask[]> {
  const tasks = await listCompletedTasks(
    client,
    { assignee: userId, firstResult: 0, maxResults: MOST_FINISHED },
    signal,
  );
  return tasks.filter(({ completed }) => (parseEngineDate(completed) ?? since) >= since);
}
