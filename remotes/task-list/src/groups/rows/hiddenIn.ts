import type { QueryClient } from '@tanstack/react-query';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { isRecord } from '@taskweave/engine-client/readShape';
import type { Task } from '@taskweave/engine-client/Task';
import { withConditions } from '@taskweave/engine-client/task-conditions/withConditions';
import type { TaskList } from '@taskweave/plugin-sdk';
import type { Group } from '../grouping/Group';

export function hiddenIn(
  queryClient: QueryClient,
  client: EngineClient,
  { query }: Pick<TaskList, 'query'>,
  { conditions }: Group,
  doneIds: ReadonlySet<string>,
): readonly number[] {
  if (doneIds.size === 0 || conditions === null) return [];
  const asked = JSON.stringify(withConditions(query, conditions));
  const pages = queryClient.getQueriesData<readonly Task[]>({ queryKey: taskListQueries(client).pagesKey });
  const rows = pages.flatMap(([key, tasks = []]) => {
    const page = key.at(-1);
    if (!isRecord(page) || JSON.stringify(page.query) !== asked) return [];
    const first = typeof page.firstResult === 'number' ? page.firstResult : 0;
    return tasks.flatMap(({ id }, index) => (doneIds.has(id) ? [first + index] : []));
  });
  return [...new Set(rows)].sort((one, other) => one - other);
}
