import type { QueryClient } from '@tanstack/react-query';
import { taskFormQueries } from '@taskweave/engine-client/queries/task/taskFormQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import type { PluginServices, PointItem } from '@taskweave/plugin-sdk';
import { askForm } from '@taskweave/widgets/form-ahead/askForm';
import { formOf } from '../embedded/formIdentity';
import { knownNamesIn } from '../embedded/knownNames';
import { pickRenderer } from './pickRenderer';

export async function askFormAhead(
  taskId: string,
  renderers: readonly PointItem<'tasklist.form'>[],
  queries: QueryClient,
  { engine, storage, user }: Pick<PluginServices, 'engine' | 'storage' | 'user'>,
): Promise<void> {
  const [task, form] = await Promise.all([
    queries.ensureQueryData(taskQueries(engine).detail(taskId)),
    askForm(taskId, queries, { engine, userId: user.id }),
  ]);
  if (form === null) return;
  pickRenderer(renderers, form)?.prefetch();
  if (form.formType !== 'embedded') return;
  const names = knownNamesIn(storage).get(formOf({ kind: 'task', taskId, task }, form.key));
  if (names !== null) await queries.prefetchQuery(taskFormQueries(engine).formVariables(taskId, names));
}
