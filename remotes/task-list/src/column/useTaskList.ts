import { countTasks, listTasks } from '@taskweave/engine-client/resources/task/taskList';
import { withConditions } from '@taskweave/engine-client/task-conditions/withConditions';
import { type TaskList, useEngineClient } from '@taskweave/plugin-sdk';
import { useMemo } from 'react';
import type { ListQuery } from '../address/useListQuery';

export function useTaskList({ key, filterId, filter, query, sorting }: ListQuery): TaskList | null {
  const client = useEngineClient();
  return useMemo(() => {
    if (filterId === null || query === null) return null;
    return {
      key,
      filterId,
      filter,
      query,
      sorting,
      load: ({ first, count, conditions = {}, signal }) => {
        const range = { firstResult: first, maxResults: count };
        return listTasks(
          client,
          { filterId, query: withConditions(query, conditions), sorting, ...range },
          signal,
        );
      },
      count: ({ conditions = {}, signal } = {}) =>
        countTasks(client, filterId, withConditions(query, conditions), signal),
    };
  }, [client, key, filterId, filter, query, sorting]);
}
