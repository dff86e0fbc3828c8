import type { Task } from '@taskweave/engine-client/Task';
import type { Person, TaskChange } from '@taskweave/task-changes/TaskChange';

export function assigneeAfter(task: Task, change: TaskChange, user: Person): string | null | undefined {
  switch (change.kind) {
    case 'claim':
      return user.id;
    case 'unclaim':
    case 'reset':
      return null;
    case 'assign':
    case 'delegate':
      return change.user.id;
    case 'resolve':
      return task.owner;
    case 'restore':
      return change.fields.assignee;
    default:
      return undefined;
  }
}
