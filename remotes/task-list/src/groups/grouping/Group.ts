import type { VariablesByTask } from '@taskweave/engine-client/resources/task/taskVariables';
import type { Task } from '@taskweave/engine-client/Task';
import type { TaskConditions } from '@taskweave/plugin-sdk';

/** Tasks that have one thing in common. */
export interface Group {
  /** What they have in common: a span, a user's id, a key, a level, a value as JSON. Empty where they have none of these. */
  readonly id: string;
  /** Finds its tasks among those of the list; null where the engine has no such condition. */
  readonly conditions: TaskConditions | null;
}

/** Id of the group that has what is in none of the others. */
export const REST = '…';
/** Id of what cannot be asked for, where the rest opens without it. */
export const UNASKED_REST = '……';

/** A way to divide a list into groups, each task into exactly one. */
export interface Grouper {
  /** The groups that are always there, in their order; null where only tasks show which there are. */
  readonly fixed: readonly Group[] | null;
  /** @param values of the variable by which tasks are grouped, if they are */
  readonly groupOf: (task: Task, values: VariablesByTask) => Group;
}

/** The tasks of a group, as far as they are known, in the order of the list. */
export interface GroupedTasks extends Group {
  readonly tasks: readonly Task[];
}

/**
 * Divides tasks. Fixed groups keep their order, though they may be empty; of others the largest comes first; then what names
 * no group, and what has nothing to be grouped by.
 */
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
