import type { QueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { formQueries } from '@taskweave/engine-client/queries/task/formQueries';
import { formSourceQuery } from '@taskweave/engine-client/queries/task/formSourceQuery';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { type ResolvedForm, resolveForm } from '@taskweave/engine-client/resolveForm';

export interface AskFormOptions {
  readonly engine: EngineClient;
  readonly userId: string;
  /** An application may generate its form each time, so its source is requested only when the form opens. */
  readonly isOpening?: boolean;
}

export async function askForm(
  taskId: string,
  queries: QueryClient,
  { engine, userId, isOpening = false }: AskFormOptions,
): Promise<ResolvedForm | null> {
  const { form: formQuery, formVariables, renderedForm } = taskFormQueries(engine);
  const { form } = resolveForm(
    await queries.fetchQuery(formQuery(taskId)),
    { kind: 'task', id: taskId },
    engine,
  );
  const url = form?.url?.endsWith('/deployed-form') ? form.url : null;
  if (form?.formType === 'generated') {
    await Promise.all([
      queries.prefetchQuery(renderedForm(taskId)),
      queries.prefetchQuery(formVariables(taskId)),
    ]);
  } else if (form?.formType === 'camunda-forms' && url !== null) {
    await Promise.all([
      queries.prefetchQuery(formQueries(engine).source(url)),
      queries.prefetchQuery(formVariables(taskId)),
    ]);
  } else if (form?.formType === 'embedded' && url !== null) {
    const task = await queries.ensureQueryData(taskQueries(engine).detail(taskId));
    const deployment = deploymentOf(task.processDefinitionId, 'task', form.key);
    await queries.prefetchQuery(formSourceQuery(engine, { url, userId, taskId, deployment }));
  } else if (form?.formType === 'embedded' && form.url !== null && isOpening) {
    const source = { url: form.url, userId, taskId, deployment: null };
    await queries.ensureQueryData(formSourceQuery(engine, source));
  }
  return form;
}

export function deploymentOf(
  processDefinitionId: string | null,
  kind: 'task' | 'start',
  key: string | null,
): string | null {
  const isDeployed = key?.startsWith('embedded:deployment:') === true;
  return isDeployed && processDefinitionId !== null ? `${processDefinitionId} ${kind} ${key}` : null;
}
