import { parseEngineDate } from '@taskweave/base/engineDate';
import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { claimTask, getTask, setAssignee, unclaimTask } from '@taskweave/engine-client/resources/task/task';
import {
  addCandidate,
  delegateTask,
  removeCandidate,
  resolveTask,
  type TaskFields,
  updateTask,
} from '@taskweave/engine-client/resources/task/taskChanges';
import type { Task, TaskDetail } from '@taskweave/engine-client/Task';
import { type Person, type TaskChange, withChange } from './TaskChange';

export interface ChangeOptions {
  readonly overwrites?: boolean;
  readonly onLost?: (() => void) | undefined;
}

function sendChange(
  client: EngineClient,
  before: Task,
  change: TaskChange,
  user: Person,
  { overwrites = false }: ChangeOptions,
): Promise<void> {
  const { id } = before;
  const update = (fields: TaskFields) =>
    updateTask(client, id, fields, overwrites ? {} : fieldsOf(before, fields));
  switch (change.kind) {
    case 'claim':
      return claimTask(client, id, user.id);
    case 'unclaim':
      return unclaimTask(client, id);
    case 'reset':
      return setAssignee(client, id, null);
    case 'assign':
      return setAssignee(client, id, change.user.id);
    case 'delegate':
      return delegateTask(client, id, change.user.id);
    case 'resolve':
      return resolveTask(client, id);
    case 'due':
      return update({ due: change.value });
    case 'followUp':
      return update({ followUp: change.value });
    case 'priority':
      return update({ priority: change.value });
    case 'addGroup':
      return addCandidate(client, id, { groupId: change.group.id });
    case 'removeGroup':
      return removeCandidate(client, id, { groupId: change.group.id });
    case 'addUser':
      return addCandidate(client, id, { userId: change.user.id });
    case 'removeUser':
      return removeCandidate(client, id, { userId: change.user.id });
    case 'restore':
      return update(change.fields);
  }
}

export function makeChange(
  client: EngineClient,
  before: Task,
  change: TaskChange,
  user: Person,
  options: ChangeOptions = {},
): Promise<void> {
  const { onLost } = options;
  return confirmWrite({
    ...(onLost && { onLost }),
    send: () => sendChange(client, before, change, user, options),
    look: async (signal) => {
      const now = await getTask(client, before.id, signal);
      if (change.kind === 'unclaim') return foundWhen(now.assignee !== user.id);
      return foundWhen(sameHead(withChange(now, change, user), now));
    },
  });
}

function sameHead(one: TaskDetail, other: TaskDetail): boolean {
  const text = (task: TaskDetail) =>
    JSON.stringify([
      task.assignee,
      task.owner,
      task.delegationState,
      parseEngineDate(task.due)?.getTime(),
      parseEngineDate(task.followUp)?.getTime(),
      task.priority,
      task.candidateGroups.map(({ id }) => id).sort(),
      task.candidateUsers.map(({ id }) => id).sort(),
    ]);
  return text(one) === text(other);
}

function fieldsOf(task: Task, fields: TaskFields): TaskFields {
  const names = Object.keys(fields) as (keyof TaskFields)[];
  return Object.fromEntries(names.map((name) => [name, task[name]]));
}
