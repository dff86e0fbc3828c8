import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { getTask } from '@taskweave/engine-client/resources/task/task';
import type { Task } from '@taskweave/engine-client/Task';

/** Time after which the form is sent without the answer, in ms. */
const LIMIT = 3_000;

/**
 * Id of the person to whom a task was assigned after its form was opened; null where it is the person's own, nobody's, or as
 * it was. Where the engine gives no answer, sending the form brings the reason.
 */
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

/** @throws where the engine gives no answer */
export async function askOtherAssignee(
  client: EngineClient,
  { taskId, task: opened }: OpenedTask,
  userId: string,
): Promise<string | null> {
  const { assignee } = await getTask(client, taskId, AbortSignal.timeout(LIMIT));
  return assignee === userId || assignee === opened.assignee ? null : assignee;
}
