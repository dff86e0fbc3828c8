import { useQuery } from '@tanstack/react-query';
import { definitionNameQueries } from '@taskweave/engine-client/queries/process/definitionNameQueries';
import type { Task } from '@taskweave/engine-client/Task';
import { type PermissionCheck, useEngineClient, usePermission } from '@taskweave/plugin-sdk';

/** The engine wants any of these four rights, and none for tasks without a process; working on the task is not enough. */
export function useMayChange({ id, processDefinitionId }: Task): boolean | null {
  const client = useEngineClient();
  const { data, isError } = useQuery({
    ...definitionNameQueries(client).processes(processDefinitionId === null ? [] : [processDefinitionId]),
    enabled: processDefinitionId !== null,
  });
  const isKeyKnown = processDefinitionId === null || data !== undefined || isError;
  const key = processDefinitionId === null ? null : (data?.[processDefinitionId]?.key ?? null);
  return usePermission(isKeyKnown ? rightsToChange(id, key) : null);
}

function rightsToChange(taskId: string, definitionKey: string | null): readonly PermissionCheck[] {
  const task = { resource: 'Task', resourceId: taskId } as const;
  const definition = { resource: 'Process Definition', resourceId: definitionKey ?? '' } as const;
  return [
    ...(definitionKey === null
      ? []
      : [
          { ...definition, permission: 'UPDATE_TASK' },
          { ...definition, permission: 'UPDATE_TASK_VARIABLE' },
        ]),
    { ...task, permission: 'UPDATE' },
    { ...task, permission: 'UPDATE_VARIABLE' },
  ];
}
