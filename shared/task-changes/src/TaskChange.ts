import { parseEngineDate } from '@taskweave/base/engineDate';
import { pageTime } from '@taskweave/base/pageTime';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import type { TaskFields } from '@taskweave/engine-client/resources/task/taskChanges';
import type { GroupSummary, Task, TaskDetail, UserSummary } from '@taskweave/engine-client/Task';

export interface Person {
  readonly id: string;
  readonly name: string;
}

export type TaskChange =
  | { readonly kind: 'claim' | 'unclaim' | 'resolve' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'assign' | 'delegate'; readonly user: UserSummary }
  | { readonly kind: 'due' | 'followUp'; readonly value: string | null }
  | { readonly kind: 'priority'; readonly value: number }
  | { readonly kind: 'addGroup' | 'removeGroup'; readonly group: GroupSummary }
  | { readonly kind: 'addUser' | 'removeUser'; readonly user: UserSummary }
  | { readonly kind: 'restore'; readonly fields: TaskFields };

export type TaskChangeKind = TaskChange['kind'];

/** These changes run one at a time, since each depends on the one before. */
const ASSIGNMENT_KINDS: ReadonlySet<TaskChangeKind> = new Set<TaskChangeKind>([
  'claim',
  'unclaim',
  'reset',
  'assign',
  'delegate',
  'resolve',
]);

export function isAssignment({ kind }: TaskChange): boolean {
  return ASSIGNMENT_KINDS.has(kind);
}

export function isSnooze(change: TaskChange): boolean {
  if (change.kind !== 'followUp') return false;
  const until = parseEngineDate(change.value);
  return until !== null && until > pageTime();
}

export function assignmentFor(task: Task, user: Person): 'claim' | 'unclaim' | 'reset' {
  if (task.assignee === null) return 'claim';
  return task.assignee === user.id ? 'unclaim' : 'reset';
}

export function withChange(task: TaskDetail, change: TaskChange, user: Person): TaskDetail {
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

export function inverseOf(before: TaskDetail, change: TaskChange): TaskChange | null {
  switch (change.kind) {
    case 'claim':
      return { kind: 'unclaim' };
    case 'unclaim':
      return { kind: 'claim' };
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
