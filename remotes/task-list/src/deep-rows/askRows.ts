import { PAGE_SIZE } from '@taskweave/base/pageSize';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import { allFiltersKey } from '@taskweave/engine-client/queries/refreshesItself';
import { listTasks } from '@taskweave/engine-client/resources/task/taskList';
import type { TaskPage } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { Task } from '@taskweave/engine-client/Task';
import { DEEP_ROW, type RowsSource } from './RowsSource';

/**
 * Some rows of a list; those far down it by the cheapest question that has the same answer. Such a question is not taken
 * back when the list has been scrolled on: the engine finishes it in any case, and the rows beside these join on to them.
 *
 * @throws as the engine does; of a filter that is gone or forbidden the filters are asked for again as well
 */
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
  // The last page before them is among them: those after it join on to it.
  if (page.firstResult + PAGE_SIZE < DEEP_ROW) return listTasks(client, page, context.signal);
  const { askDeepRows } = await import(/* webpackChunkName: "deep-rows" */ './askDeepRows').catch(() => ({
    askDeepRows: null,
  }));
  return askDeepRows === null ? listTasks(client, page) : askDeepRows(source, page);
}
