import { hashKey, useQueryClient } from '@tanstack/react-query';
import { taskListQueries } from '@taskweave/engine-client/queries/task/taskListQueries';
import { taskQueries } from '@taskweave/engine-client/queries/task/taskQueries';
import type { Task, TaskDetail } from '@taskweave/engine-client/Task';
import { useEngineClient, useTaskEvents } from '@taskweave/plugin-sdk';
import { useEffect } from 'react';
import { completedTasks } from './completedTasks';

const FACTS = [
  'name',
  'description',
  'assignee',
  'owner',
  'delegationState',
  'due',
  'followUp',
  'priority',
  'suspended',
  'lastUpdated',
] as const satisfies readonly (keyof Task)[];

export function useRefreshedRow(taskId: string, isEnabled: boolean): void {
  const client = useEngineClient();
  const queries = useQueryClient();
  const { ids: completed } = completedTasks(useTaskEvents());

  useEffect(() => {
    if (!isEnabled) return;
    const listKey = taskListQueries(client).refreshedKey;
    const taskKey = taskQueries(client).detail(taskId).queryKey;
    const listHash = hashKey(listKey);
    return queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      if (event.query.queryHash !== listHash || completed.has(taskId)) return;
      const row = queries.getQueryData<readonly Task[]>(listKey)?.find(({ id }) => id === taskId);
      const known = queries.getQueryData<TaskDetail>(taskKey);
      if (known === undefined) return;
      if (row === undefined || FACTS.some((fact) => row[fact] !== known[fact])) {
        void queries.invalidateQueries({ queryKey: taskKey, exact: true });
        return;
      }
      queries.setQueryData(taskKey, known);
    });
  }, [client, queries, completed, taskId, isEnabled]);
}
