import { PAGE_SIZE } from '@taskweave/base/pageSize';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { listTasks } from '@taskweave/engine-client/resources/task/taskList';
import type { TaskPage } from '@taskweave/engine-client/resources/task/taskPageRequest';
import type { Task } from '@taskweave/engine-client/Task';
import { canNarrow, planRows } from './planRows';
import { DEEP_ROW, type RowsSource } from './RowsSource';

export async function askDeepRows(source: RowsSource, page: TaskPage): Promise<readonly Task[]> {
  const { client } = source;
  const { firstResult: first, maxResults: count, sorting, query = {} } = page;
  const isDeep = first >= DEEP_ROW;
  if (isDeep) await untilKnown(source, page, first - PAGE_SIZE);
  const plan = isDeep
    ? planRows({
        first,
        count,
        sorting,
        canNarrow: canNarrow(source.stored, query),
        total: source.queryClient.getQueryData<number>(countKey(source, page)) ?? null,
        at: (row) => keptPage(source, page, row - (row % PAGE_SIZE))?.[row % PAGE_SIZE],
      })
    : null;
  if (plan !== null) {
    const { firstResult, maxResults } = plan;
    const narrowed = { ...query, ...plan.query };
    const asked = { ...page, firstResult, maxResults, sorting: plan.sorting, query: narrowed };
    const rows = plan.read(await listTasks(client, asked));
    if (rows !== null) {
      if (!plan.isJoinedBelow) renewNext(source, page, rows);
      return rows;
    }
  }
  const rows = await listTasks(client, page);
  renewNext(source, page, rows);
  return rows;
}

function keyOf({ client }: RowsSource, page: TaskPage, firstResult: number) {
  return taskListQueries(client).page({ ...page, firstResult, maxResults: PAGE_SIZE }).queryKey;
}

function countKey({ client }: RowsSource, { filterId, query }: TaskPage) {
  return taskListQueries(client).count(filterId, query).queryKey;
}

function keptPage(source: RowsSource, page: TaskPage, first: number): readonly Task[] | undefined {
  return source.queryClient.getQueryData<readonly Task[]>(keyOf(source, page, first));
}

/** Two deep offset queries at once cost twice as much; a keyset query after the first is almost free. */
async function untilKnown(source: RowsSource, page: TaskPage, first: number): Promise<void> {
  if (keptPage(source, page, first) !== undefined) return;
  const queryKey = keyOf(source, page, first);
  const query = source.queryClient.getQueryCache().find({ queryKey, exact: true });
  if (query?.state.fetchStatus === 'fetching') await query.promise?.catch(() => undefined);
}

function renewNext(source: RowsSource, page: TaskPage, rows: readonly Task[]): void {
  const { firstResult: first, maxResults: count } = page;
  if (count !== PAGE_SIZE || keptPage(source, page, first)?.at(-1)?.id === rows.at(-1)?.id) return;
  if (keptPage(source, page, first + PAGE_SIZE) === undefined) return;
  const queryKey = keyOf(source, page, first + PAGE_SIZE);
  // These rows are not cached yet.
  setTimeout(() => void source.queryClient.invalidateQueries({ queryKey, exact: true }));
}
