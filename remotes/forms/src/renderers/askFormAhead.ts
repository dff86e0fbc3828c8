import type { QueryClient } from '@tanstack/react-query';
import { formSourceQuery } from '@taskweave/engine-client/queries/task/formSourceQuery';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import { resolveForm } from '@taskweave/engine-client/resolveForm';
import type { FormSubject, PluginServices, PointItem } from '@taskweave/plugin-sdk';
import { deploymentOf, formOf } from '../embedded/formIdentity';
import { knownNamesIn } from '../embedded/knownNames';
import { pickRenderer } from './pickRenderer';

/**
 * Asks for what the form of a task will need: its code, the source of a deployed form, the fields and values of a generated
 * one, and of an embedded form the variables that it asked for last time. A form asks for values again once they are older
 * than some seconds.
 */
export async function askFormAhead(
  taskId: string,
  renderers: readonly PointItem<'tasklist.form'>[],
  queries: QueryClient,
  { engine, storage, user }: Pick<PluginServices, 'engine' | 'storage' | 'user'>,
): Promise<void> {
  const [task, known] = await Promise.all([
    queries.ensureQueryData(taskQueries(engine).detail(taskId)),
    queries.ensureQueryData(taskFormQueries(engine).form(taskId)),
  ]);
  const { form } = resolveForm(known, { kind: 'task', id: taskId }, engine);
  if (form === null) return;
  pickRenderer(renderers, form)?.prefetch();
  if (form.type === 'generated') {
    const { renderedForm, formVariables } = taskFormQueries(engine);
    await Promise.all([
      queries.prefetchQuery(renderedForm(taskId)),
      queries.prefetchQuery(formVariables(taskId)),
    ]);
  }
  if (form.type !== 'embedded') return;
  const subject: FormSubject = { kind: 'task', taskId, task };
  const deployment = deploymentOf(subject, form.key);
  const names = knownNamesIn(storage).get(formOf(subject, form.key));
  await Promise.all([
    deployment !== null &&
      form.url !== null &&
      queries.prefetchQuery(formSourceQuery(engine, { url: form.url, userId: user.id, taskId, deployment })),
    names !== null && queries.prefetchQuery(taskFormQueries(engine).formVariables(taskId, names)),
  ]);
}
