import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import { getTask } from '@taskweave/engine-client/resources/task/task';

export interface Holder {
  readonly id: string;
  readonly name: string;
  readonly processKey: string | null;
}

export async function holderOf(engine: EngineClient, taskId: string): Promise<Holder | null> {
  try {
    const { assigneeUser, assignee, processDefinition } = await getTask(engine, taskId);
    if (assignee === null) return null;
    const name = assigneeUser ? userName(assigneeUser) : assignee;
    return { id: assignee, name, processKey: processDefinition?.key ?? null };
  } catch {
    return null;
  }
}
