import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type EngineQuery, queryKey, STALE } from '@taskweave/engine-client/queries/queryKeys';
import { listMatching } from '@taskweave/engine-client/resources/task/matchingTasks';
import { parseTask } from '@taskweave/engine-client/resources/task/task';
import { useEngineClient } from '@taskweave/plugin-sdk';

export function useGoneTasks(ids: readonly string[]): ReadonlySet<string> {
  const client = useEngineClient();
  const gone: EngineQuery<readonly string[]> = {
    queryKey: queryKey(client, 'task', 'gone', ids),
    queryFn: async ({ signal }) => {
      const body = { taskIdIn: ids };
      const tasks = await listMatching(client, { body, maxResults: ids.length }, parseTask, signal);
      const there = new Set(tasks.map(({ id }) => id));
      return ids.filter((id) => !there.has(id));
    },
    staleTime: STALE.task,
  };
  // Keeps the previous result while the ids change, so that the focused row stays the same.
  return new Set(useQuery({ ...gone, enabled: ids.length > 0, placeholderData: keepPreviousData }).data);
}
