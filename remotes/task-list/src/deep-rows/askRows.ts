import { PAGE_SIZE } from '@taskweave/base/pageSize';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import { allFiltersKey } from '@taskweave/engine-client/queries/refreshesItself';
import { listTasks } from '@taskweave/engine-client/resources/task/taskList';
import type { TaskPage } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { Task } from '@taskweave/engine-client/Task';
import { DEEP_ROW, type RowsSource } from './RowsSource';

/** Deep rows use the cheapest equivalent query. It is never aborted: the engine finishes it anyway, and neighbouring pages build on it. */
export async function askRows(
  source: RowsSource,
  page: TaskPage,
  context: { readonly signal: AbortSignal },
): Promise<readonly Task[]> {
  try {
    return await askCheaply(source, page, context);
  } catch (error) {
    const { client, queryClient } = source;
    const kind = isEngineError(error) ? error.problem.kind : null;
    if (kind === 'not-found' || kind === 'forbidden') {
      void queryClient.invalidateQueries({ queryKey: allFiltersKey(client) });
    }
    throw error;
  }
}

async function askCheaply(
  source: RowsSource,
  page: TaskPage,
  context: { readonly signal: AbortSignal },
): Promise<readonly Task[]> {
  const { client } = source;
  // Includes the last page above `DEEP_ROW`, which the keyset pages build on.
  if (page.firstResult + PAGE_SIZE < DEEP_ROW) return listTasks(client, page, context.signal);
  const { askDeepRows } = await import(/* webpackChunkName: "deep-rows" */ './askDeepRows').catch(() => ({
    askDeepRows: null,
  }));
  return askDeepRows === null ? listTasks(client, page) : askDeepRows(source, page);
}
