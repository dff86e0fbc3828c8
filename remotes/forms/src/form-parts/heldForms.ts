import type { QueryClient } from '@tanstack/react-query';
import { perOwner } from '@taskweave/base/perOwner';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { tellsTaskGone } from '@taskweave/engine-client/resources/task/task';
import type { FormSubject } from '@taskweave/plugin-sdk';

const heldOn = perOwner((_page: QueryClient) => new Set<string>());

/** Form requests beside the submission may reach the engine after the task has ended, and fail with 404. */
export function holdForm(queries: QueryClient, client: EngineClient, taskId: string): () => void {
  const ids = heldOn(queries).add(taskId);
  const { form, formVariables, renderedForm } = taskFormQueries(client);
  const keys = [
    form(taskId).queryKey,
    formVariables(taskId).queryKey.slice(0, -1),
    renderedForm(taskId).queryKey,
  ];
  for (const queryKey of keys) void queries.cancelQueries({ queryKey });
  return () => void ids.delete(taskId);
}

export function mayAskForm(queries: QueryClient, client: EngineClient, subject: FormSubject): () => boolean {
  if (subject.kind === 'start') return () => true;
  const { taskId } = subject;
  const task = taskQueries(client).detail(taskId).queryKey;
  return () => !heldOn(queries).has(taskId) && !tellsTaskGone(queries.getQueryState(task)?.error);
}
