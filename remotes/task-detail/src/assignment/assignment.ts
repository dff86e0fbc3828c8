import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { claimTask, setAssignee, unclaimTask } from '@taskweave/engine-client/resources/task';
import type { Task, TaskDetail } from '@taskweave/engine-client/Task';
import type { User } from '@taskweave/plugin-sdk';

/** What can be done with the assignee of a task: take it, give it back, or take it from someone else. */
export type AssignmentAction = 'claim' | 'unclaim' | 'reset';

/** The one that fits: whether the engine allows it is for the engine to say. */
export function actionFor(task: Task, user: User): AssignmentAction {
  if (task.assignee === null) return 'claim';
  return task.assignee === user.id ? 'unclaim' : 'reset';
}

export function sendAssignment(
  client: EngineClient,
  taskId: string,
  action: AssignmentAction,
  user: User,
): Promise<void> {
  switch (action) {
    case 'claim':
      return claimTask(client, taskId, user.id);
    case 'unclaim':
      return unclaimTask(client, taskId);
    case 'reset':
      return setAssignee(client, taskId, null);
  }
}

/** The task as it will be once the action has gone through. */
export function withAssignment(task: TaskDetail, action: AssignmentAction, user: User): TaskDetail {
  if (action !== 'claim') return { ...task, assignee: null, assigneeUser: null };
  return { ...task, assignee: user.id, assigneeUser: { id: user.id, firstName: user.name, lastName: null } };
}
