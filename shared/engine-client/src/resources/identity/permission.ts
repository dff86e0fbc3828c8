import type { EngineClient } from '../../EngineClient';
import { readShape } from '../../reading/readShape';

export const RESOURCES = {
  Application: 0,
  User: 1,
  Group: 2,
  'Group Membership': 3,
  Authorization: 4,
  Filter: 5,
  'Process Definition': 6,
  Task: 7,
  'Process Instance': 8,
  Deployment: 9,
  'Decision Definition': 10,
  Tenant: 11,
  'Tenant Membership': 12,
  Batch: 13,
  'Decision Requirements Definition': 14,
  Report: 15,
  Dashboard: 16,
  'Operation Log Category': 17,
  Optimize: 18,
  'Historic Task': 19,
  'Historic Process Instance': 20,
  System: 21,
} as const;

export type ResourceName = keyof typeof RESOURCES;

/** What to ask the engine about the signed-in person: one permission on one kind of resource. */
export interface PermissionCheck {
  /** As the engine names it: `READ`, `UPDATE`, `CREATE`, `DELETE`, `ACCESS`, `TASK_WORK`, … */
  readonly permission: string;
  readonly resource: ResourceName;
  /** One of its kind; without it, the question is about all of them. */
  readonly resourceId?: string;
}

export async function isPermitted(
  client: EngineClient,
  { permission, resource, resourceId }: PermissionCheck,
  signal?: AbortSignal,
): Promise<boolean> {
  const query = {
    permissionName: permission,
    resourceName: resource,
    resourceType: RESOURCES[resource],
    ...(resourceId !== undefined && { resourceId }),
  };
  const answer = await client.get('authorization/check', { query, ...(signal && { signal }) });
  return readShape(answer, 'permission').flag('authorized');
}

export function rightsToAssign(
  taskId: string,
  processDefinitionKey: string | null,
): readonly PermissionCheck[] {
  const task = { resource: 'Task', resourceId: taskId } as const;
  const rights: readonly PermissionCheck[] = [
    { ...task, permission: 'UPDATE' },
    { ...task, permission: 'TASK_ASSIGN' },
  ];
  if (processDefinitionKey === null) return rights;
  const definition = { resource: 'Process Definition', resourceId: processDefinitionKey } as const;
  return [
    { ...definition, permission: 'UPDATE_TASK' },
    { ...definition, permission: 'TASK_ASSIGN' },
    ...rights,
  ];
}
