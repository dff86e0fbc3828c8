import { PAGE_SIZE } from '@taskweave/base/pageSize';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import { allFiltersKey } from '@taskweave/engine-client/queries/refreshesItself';
import { listTasks } from '@taskweave/engine-client/resources/task/taskList';
import type { TaskPage } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { Task } from '@taskweave/engine-client/Task';
import { DEEP_ROW, type RowsSource } from './RowsSource';

/** The engine finishes a query even after an abort, and neighbouring pages build on it, so it is never aborted. */
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
  // The keyset pages build on the last page above `DEEP_ROW`.
  if (page.firstResult + PAGE_SIZE < DEEP_ROW) return listTasks(client, page, context.signal);
  const { askDeepRows } = await import(/* webpackChunkName: "deep-rows" */ './askDeepRows').catch(() => ({
    askDeepRows: null,
  }));
  return askDeepRows === null ? listTasks(client, page) : askDeepRows(source, page);
}
