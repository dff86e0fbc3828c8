import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { getTask } from '@taskweave/engine-client/resources/task/task';
import type { Task } from '@taskweave/engine-client/Task';

/** The form is sent without the answer after this time, in ms. */
const LIMIT = 3_000;

/** Null if the task is the user's, unassigned or unchanged. Also null without an answer: the submission itself then reports the reason. */
export async function findOtherAssignee(
  client: EngineClient,
  task: OpenedTask,
  userId: string,
): Promise<string | null> {
  return askOtherAssignee(client, task, userId).catch(() => null);
}

interface OpenedTask {
  readonly taskId: string;
  readonly task: Pick<Task, 'assignee'>;
}

export async function askOtherAssignee(
  client: EngineClient,
  { taskId, task: opened }: OpenedTask,
  userId: string,
): Promise<string | null> {
  const { assignee } = await getTask(client, taskId, AbortSignal.timeout(LIMIT));
  return assignee === userId || assignee === opened.assignee ? null : assignee;
}
