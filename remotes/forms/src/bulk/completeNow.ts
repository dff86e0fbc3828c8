import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isTaskGone } from '@taskweave/engine-client/resources/task/task';
import { completeTask } from '@taskweave/engine-client/resources/task/taskForm';
import type { Task } from '@taskweave/engine-client/Task';

/** @throws as `confirmWrite` */
export async function completeNow(engine: EngineClient, { id }: Pick<Task, 'id'>): Promise<undefined> {
  await confirmWrite({
    send: () => completeTask(engine, id),
    look: async (signal) => foundWhen(await isTaskGone(engine, id, signal)),
  });
}
