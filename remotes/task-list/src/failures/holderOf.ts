import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import { getTask } from '@taskweave/engine-client/resources/task/task';

/** Who has a task that could not be claimed; null where nobody has it any more, and where the engine does not say. */
export async function holderOf(
  engine: EngineClient,
  taskId: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  try {
    const { assigneeUser, assignee } = await getTask(engine, taskId);
    if (assignee === null) return null;
    return { id: assignee, name: assigneeUser ? userName(assigneeUser) : assignee };
  } catch {
    return null;
  }
}
