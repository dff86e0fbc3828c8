import type { EngineClient } from '../EngineClient';
import { isPermitted, mayAssignTask, type PermissionCheck } from '../resources/permission';
import { type EngineQuery, queryKey, STALE } from './queryKeys';

export function permissionQueries(client: EngineClient) {
  return {
    check: (check: PermissionCheck): EngineQuery<boolean> => ({
      queryKey: queryKey(client, 'permission', check.permission, check.resource, check.resourceId ?? ''),
      queryFn: ({ signal }) => isPermitted(client, check, signal),
      staleTime: STALE.names,
    }),
    assignTask: (taskId: string, processDefinitionKey: string | null): EngineQuery<boolean> => ({
      queryKey: queryKey(client, 'permission', 'assign-task', taskId),
      queryFn: ({ signal }) => mayAssignTask(client, taskId, processDefinitionKey, signal),
      staleTime: STALE.names,
    }),
  };
}
