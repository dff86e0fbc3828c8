import { confirmWrite, foundWhen } from '@taskweave/engine-client/confirmWrite';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { claimTask, getTask, setAssignee, unclaimTask } from '@taskweave/engine-client/resources/task';
import {
  addCandidate,
  delegateTask,
  removeCandidate,
  resolveTask,
  type TaskFields,
  updateTask,
} from '@taskweave/engine-client/resources/taskChanges';
import { userName } from '@taskweave/engine-client/resources/user';
import type { GroupSummary, Task, TaskDetail, UserSummary } from '@taskweave/engine-client/Task';
import { parseEngineDate } from '@taskweave/i18n/engineDate';
import type { User } from '@taskweave/plugin-sdk';

/** One thing that a person does to the head of a task. */
export type TaskChange =
  | { readonly kind: 'claim' | 'unclaim' | 'resolve' }
  /** Takes it from whoever holds it. */
  | { readonly kind: 'reset' }
  | { readonly kind: 'assign' | 'delegate'; readonly user: UserSummary }
  | { readonly kind: 'due' | 'followUp'; readonly value: string | null }
  | { readonly kind: 'priority'; readonly value: number }
  | { readonly kind: 'addGroup' | 'removeGroup'; readonly group: GroupSummary }
  | { readonly kind: 'addUser' | 'removeUser'; readonly user: UserSummary }
  /** Puts properties back as they were. */
  | { readonly kind: 'restore'; readonly fields: TaskFields };

export type TaskChangeKind = TaskChange['kind'];

/** Changes of who holds the task: one at a time, since each depends on the one before. */
export const ASSIGNMENT_KINDS: ReadonlySet<TaskChangeKind> = new Set<TaskChangeKind>([
  'claim',
  'unclaim',
  'reset',
  'assign',
  'delegate',
  'resolve',
]);

/** The change of the assignee that one press makes: whether the engine allows it is for the engine to say. */
export function assignmentFor(task: Task, user: User): 'claim' | 'unclaim' | 'reset' {
  if (task.assignee === null) return 'claim';
  return task.assignee === user.id ? 'unclaim' : 'reset';
}

/** Sends the change. `before` is the task as the person saw it, so that nobody else's change is overwritten unseen. */
export function sendChange(
  client: EngineClient,
  before: TaskDetail,
  change: TaskChange,
  user: User,
): Promise<void> {
  const { id } = before;
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
      return updateTask(client, id, { due: change.value }, { due: before.due });
    case 'followUp':
      return updateTask(client, id, { followUp: change.value }, { followUp: before.followUp });
    case 'priority':
      return updateTask(client, id, { priority: change.value }, { priority: before.priority });
    case 'addGroup':
      return addCandidate(client, id, { groupId: change.group.id });
    case 'removeGroup':
      return removeCandidate(client, id, { groupId: change.group.id });
    case 'addUser':
      return addCandidate(client, id, { userId: change.user.id });
    case 'removeUser':
      return removeCandidate(client, id, { userId: change.user.id });
    case 'restore':
      return updateTask(client, id, change.fields, fieldsOf(before, change.fields));
  }
}

/** Makes the change, and looks whether it was made where the answer was lost. */
export function makeChange(
  client: EngineClient,
  before: TaskDetail,
  change: TaskChange,
  user: User,
): Promise<void> {
  return confirmWrite({
    send: () => sendChange(client, before, change, user),
    look: async (signal) => {
      const now = await getTask(client, before.id, signal);
      return foundWhen(sameHead(withChange(now, change, user), now));
    },
  });
}

/** Whether two states of a task are the same in all that people change. */
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

/** The task as it will be once the change has gone through. */
export function withChange(task: TaskDetail, change: TaskChange, user: User): TaskDetail {
  switch (change.kind) {
    case 'claim':
      return heldBy(task, { id: user.id, firstName: user.name, lastName: null });
    case 'unclaim':
    case 'reset':
      return { ...task, assignee: null, assigneeUser: null };
    case 'assign':
      return heldBy(task, change.user);
    case 'delegate':
      return {
        ...heldBy(task, change.user),
        owner: task.owner ?? task.assignee,
        delegationState: 'PENDING',
      };
    case 'resolve':
      return {
        ...task,
        assignee: task.owner,
        assigneeUser: null,
        delegationState: 'RESOLVED',
      };
    case 'due':
      return { ...task, due: change.value };
    case 'followUp':
      return { ...task, followUp: change.value };
    case 'priority':
      return { ...task, priority: change.value };
    case 'addGroup':
      return { ...task, candidateGroups: [...without(task.candidateGroups, change.group), change.group] };
    case 'removeGroup':
      return { ...task, candidateGroups: without(task.candidateGroups, change.group) };
    case 'addUser':
      return { ...task, candidateUsers: [...without(task.candidateUsers, change.user), change.user] };
    case 'removeUser':
      return { ...task, candidateUsers: without(task.candidateUsers, change.user) };
    case 'restore':
      return { ...task, ...change.fields, assigneeUser: null };
  }
}

/** What undoes the change; null where the button that undoes it stands right there anyway. */
export function inverseOf(before: TaskDetail, change: TaskChange): TaskChange | null {
  switch (change.kind) {
    case 'claim':
    case 'unclaim':
    case 'restore':
      return null;
    case 'reset':
    case 'assign':
      return before.assignee === null
        ? { kind: 'reset' }
        : {
            kind: 'assign',
            user: before.assigneeUser ?? { id: before.assignee, firstName: null, lastName: null },
          };
    case 'delegate':
    case 'resolve':
      return {
        kind: 'restore',
        fields: {
          assignee: before.assignee,
          owner: before.owner,
          delegationState: before.delegationState,
        },
      };
    case 'due':
    case 'followUp':
      return { kind: change.kind, value: before[change.kind] };
    case 'priority':
      return { kind: 'priority', value: before.priority };
    case 'addGroup':
      return { kind: 'removeGroup', group: change.group };
    case 'removeGroup':
      return { kind: 'addGroup', group: change.group };
    case 'addUser':
      return { kind: 'removeUser', user: change.user };
    case 'removeUser':
      return { kind: 'addUser', user: change.user };
  }
}

/** Whom or what the change is about, for messages: a name; empty where the kind says it all. */
export function subjectOf(change: TaskChange): string {
  if ('user' in change) return userName(change.user);
  if ('group' in change) return change.group.name ?? change.group.id;
  return '';
}

function heldBy(task: TaskDetail, assigneeUser: UserSummary): TaskDetail {
  return { ...task, assignee: assigneeUser.id, assigneeUser };
}

function without<T extends { readonly id: string }>(all: readonly T[], one: T): readonly T[] {
  return all.filter(({ id }) => id !== one.id);
}

function fieldsOf(task: TaskDetail, fields: TaskFields): TaskFields {
  const names = Object.keys(fields) as (keyof TaskFields)[];
  return Object.fromEntries(names.map((name) => [name, task[name]]));
}
