import { keysOf } from '@taskweave/base/keysOf';
import type { LookUpKind } from '@taskweave/engine-client/resources/identity/lookUp';

type DelegationState = 'PENDING' | 'RESOLVED';

export type CriterionKind =
  | 'text'
  | 'like'
  | 'user'
  | 'group'
  | 'list'
  | 'number'
  | 'date'
  /** The engine has no "false" here: a flag is true or absent. */
  | 'flag'
  | 'choice'
  | 'variables'
  /** Several fields in one alternative of the query, as the list's search saves a word. */
  | 'word';

export type CriterionGroup =
  | 'words'
  | 'process-instance'
  | 'process-definition'
  | 'case-instance'
  | 'case-definition'
  | 'identity'
  | 'task'
  | 'dates'
  | 'variables'
  | 'other';

export interface TaskCriterion {
  readonly key: CriterionKey;
  readonly group: CriterionGroup;
  readonly kind: CriterionKind;
  readonly itemKind?: 'text' | LookUpKind;
  readonly lookUp?: { readonly of: LookUpKind; readonly by: 'id' | 'name' };
  readonly choices?: readonly DelegationState[];
  readonly allowsExpression: boolean;
}

interface Traits {
  readonly kind?: CriterionKind;
  readonly itemKind?: 'text' | LookUpKind;
  readonly lookUp?: { readonly of: LookUpKind; readonly by: 'id' | 'name' };
  readonly choices?: readonly DelegationState[];
  readonly allowsExpression?: boolean;
}

const text: Traits = {};
const expressive: Traits = { allowsExpression: true };
const like: Traits = { kind: 'like' };
const list: Traits = { kind: 'list', itemKind: 'text' };
const flag: Traits = { kind: 'flag' };
const number: Traits = { kind: 'number' };
const user: Traits = { kind: 'user', allowsExpression: true };
const group: Traits = { kind: 'group', allowsExpression: true };
const users: Traits = { kind: 'list', itemKind: 'user' };
const date: Traits = { kind: 'date', allowsExpression: true };
const variables: Traits = { kind: 'variables' };

const word: Traits = { kind: 'word' };

const GROUPS = {
  words: {
    anyField: word,
    nameOrKey: word,
    notAssignee: word,
    anyAmount: word,
  },
  identity: {
    assignee: user,
    assigneeIn: users,
    assigneeNotIn: users,
    assigneeLike: { ...like, allowsExpression: true },
    assigned: flag,
    unassigned: flag,
    candidateUser: user,
    candidateGroup: group,
    candidateGroups: { kind: 'list', itemKind: 'group', allowsExpression: true },
    withCandidateUsers: flag,
    withoutCandidateUsers: flag,
    withCandidateGroups: flag,
    withoutCandidateGroups: flag,
    involvedUser: user,
    owner: user,
    delegationState: { kind: 'choice', choices: ['PENDING', 'RESOLVED'] },
  },
  task: {
    name: text,
    nameLike: like,
    nameNotEqual: text,
    nameNotLike: like,
    taskDefinitionKey: text,
    taskDefinitionKeyIn: list,
    taskDefinitionKeyNotIn: list,
    taskDefinitionKeyLike: like,
    description: text,
    descriptionLike: like,
    priority: number,
    minPriority: number,
    maxPriority: number,
    taskId: text,
    taskIdIn: list,
    parentTaskId: text,
    tenantIdIn: { kind: 'list', itemKind: 'tenant' },
    withoutTenantId: flag,
  },
  dates: {
    dueDate: date,
    dueBefore: date,
    dueAfter: date,
    withoutDueDate: flag,
    followUpDate: date,
    followUpBefore: date,
    followUpAfter: date,
    followUpBeforeOrNotExistent: date,
    createdOn: date,
    createdBefore: date,
    createdAfter: date,
    updatedAfter: date,
  },
  variables: {
    processVariables: variables,
    taskVariables: variables,
    caseInstanceVariables: variables,
    variableNamesIgnoreCase: flag,
    variableValuesIgnoreCase: flag,
  },
  'process-definition': {
    processDefinitionKey: { lookUp: { of: 'process', by: 'id' } },
    processDefinitionKeyIn: { kind: 'list', itemKind: 'process' },
    processDefinitionName: { lookUp: { of: 'process', by: 'name' } },
    processDefinitionNameLike: { kind: 'like', lookUp: { of: 'process', by: 'name' } },
    processDefinitionId: text,
  },
  'process-instance': {
    processInstanceBusinessKey: expressive,
    processInstanceBusinessKeyIn: list,
    processInstanceBusinessKeyLike: { ...like, allowsExpression: true },
    processInstanceId: text,
    processInstanceIdIn: list,
  },
  'case-definition': {
    caseDefinitionKey: { lookUp: { of: 'case', by: 'id' } },
    caseDefinitionName: { lookUp: { of: 'case', by: 'name' } },
    caseDefinitionNameLike: { kind: 'like', lookUp: { of: 'case', by: 'name' } },
    caseDefinitionId: text,
  },
  'case-instance': {
    caseInstanceBusinessKey: text,
    caseInstanceBusinessKeyLike: like,
    caseInstanceId: text,
    caseExecutionId: text,
  },
  other: {
    active: flag,
    executionId: text,
    activityInstanceIdIn: list,
  },
} satisfies Readonly<Record<CriterionGroup, Readonly<Record<string, Traits>>>>;

type Groups = typeof GROUPS;

export type CriterionKey = { [Group in CriterionGroup]: keyof Groups[Group] & string }[CriterionGroup];

export const taskCriteria: readonly TaskCriterion[] = keysOf(GROUPS).flatMap((group) => {
  const members: Readonly<Partial<Record<CriterionKey, Traits>>> = GROUPS[group];
  return keysOf(members).map((key) => ({
    key,
    group,
    kind: 'text' as const,
    allowsExpression: false,
    ...members[key],
  }));
});

const byKey: ReadonlyMap<string, TaskCriterion> = new Map(
  taskCriteria.map((criterion) => [criterion.key, criterion]),
);

export function taskCriterion(key: string): TaskCriterion | undefined {
  return byKey.get(key);
}
