import type { QueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { tellsTaskGone } from '@taskweave/engine-client/resources/task/task';
import type { FormSubject } from '@taskweave/plugin-sdk';

/** Of each page the ids of the tasks whose form is on its way to the engine, or has ended them. */
const heldOn = perOwner((_page: QueryClient) => new Set<string>());

/**
 * From now on nothing is asked for the form of a task, and what was asked is given up: sent beside the form itself, it may come
 * to the engine when the task is gone, and be answered that it is.
 *
 * @returns lets it be asked for again, where the task is still there
 */
export function holdForm(queries: QueryClient, client: EngineClient, taskId: string): () => void {
  const ids = heldOn(queries).add(taskId);
  const { form, formVariables, renderedForm } = taskFormQueries(client);
  const keys = [
    form(taskId).queryKey,
    // Whichever of them.
    formVariables(taskId).queryKey.slice(0, -1),
    renderedForm(taskId).queryKey,
  ];
  for (const queryKey of keys) void queries.cancelQueries({ queryKey });
  return () => void ids.delete(taskId);
}

/** Whether a form may be asked for, now: for queries of it that ask again by themselves when people come back to the page. */
export function mayAskForm(queries: QueryClient, client: EngineClient, subject: FormSubject): () => boolean {
  if (subject.kind === 'start') return () => true;
  const { taskId } = subject;
  const task = taskQueries(client).detail(taskId).queryKey;
  return () => !heldOn(queries).has(taskId) && !tellsTaskGone(queries.getQueryState(task)?.error);
}
