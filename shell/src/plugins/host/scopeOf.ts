import { processKeyOf } from '@taskweave/engine-client/reading/processKeyOf';
import type { Task } from '@taskweave/engine-client/Task';
import type { PointScope } from '@taskweave/plugin-sdk';

export function scopeOf(props: object): PointScope {
  const { task } = props as { readonly task?: Partial<Task> };
  if (task === undefined) return {};
  return { processDefinitionKey: processKeyOf(task.processDefinitionId) };
}
