import type { Task } from '@taskweave/engine-client/Task';
import type { PointScope } from '@taskweave/plugin-sdk';

/** Points of a task hand the task out: its process decides. The id of a definition begins with its key. */
export function scopeOf(props: object): PointScope {
  const { task } = props as { readonly task?: Partial<Task> };
  if (task === undefined) return {};
  return { processDefinitionKey: task.processDefinitionId?.split(':', 1)[0] ?? null };
}
