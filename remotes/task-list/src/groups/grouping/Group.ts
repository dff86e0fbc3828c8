import type { VariablesByTask } from '@taskweave/engine-client/resources/task/taskVariables';
import type { Task } from '@taskweave/engine-client/Task';
import type { TaskConditions } from '@taskweave/plugin-sdk';

export interface Group {
  readonly id: string;
  readonly conditions: TaskConditions | null;
}

export const REST = '…';
export const UNASKED_REST = '……';

export interface Grouper {
  readonly fixed: readonly Group[] | null;
  readonly groupOf: (task: Task, values: VariablesByTask) => Group;
}

export interface GroupedTasks extends Group {
  readonly tasks: readonly Task[];
}

export function groupTasks(
  tasks: readonly Task[],
  { fixed, groupOf }: Grouper,
  values: VariablesByTask,
): readonly GroupedTasks[] {
  const found = new Map<string, Group & { readonly tasks: Task[] }>();
  for (const group of fixed ?? []) found.set(group.id, { ...group, tasks: [] });
  for (const task of tasks) {
    const group = groupOf(task, values);
    const known = found.get(group.id);
    if (known === undefined) found.set(group.id, { ...group, tasks: [task] });
    else known.tasks.push(task);
  }
  const groups = [...found.values()];
  if (fixed !== null) return groups;
  const rankOf = ({ id, tasks: own }: GroupedTasks) => (id === '' ? -1 : id === REST ? 0 : own.length);
  return groups.toSorted((one, other) => rankOf(other) - rankOf(one));
}
