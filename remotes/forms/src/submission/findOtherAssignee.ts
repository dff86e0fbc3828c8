import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { getTask } from '@taskweave/engine-client/resources/task/task';
import type { Task } from '@taskweave/engine-client/Task';

const LIMIT = 3_000;

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
