import type { LookUpKind } from '@taskweave/engine-client/resources/identity/lookUp';
import type { SearchToolKey } from '../texts/searchToolTexts';

export type AttributeKind = 'variable' | 'text' | 'date' | 'number' | 'choice' | 'flag';

export type SearchOperator =
  | 'eq'
  | 'neq'
  | 'gt'
  | 'gteq'
  | 'lt'
  | 'lteq'
  | 'like'
  | 'notLike'
  | 'In'
  | 'Like'
  | 'NotLike'
  | 'Before'
  | 'After'
  | 'On'
  | 'min'
  | 'max';

export interface LookUp {
  readonly of: LookUpKind;
  readonly by: 'id' | 'name';
}

type KeyEnd<Start extends string, Key = SearchToolKey> = Key extends `${Start}${infer End}` ? End : never;

type AttributeKey = KeyEnd<'search.by.'>;

export interface SearchAttribute {
  readonly key: AttributeKey;
  readonly kind: AttributeKind;
  readonly operators: readonly SearchOperator[];
  readonly choices?: readonly KeyEnd<'search.choice.'>[];
  readonly allowsExpression?: boolean;
  readonly lookUp?: LookUp;
  readonly anyOf?: readonly string[];
}

const NAME_OR_KEY = ['nameLike', 'processInstanceBusinessKeyLike', 'caseInstanceBusinessKeyLike'] as const;

const USER: LookUp = { of: 'user', by: 'id' };
const LIKE_OR_EQUAL = ['Like', 'eq'] as const;
const OF_DATES = ['Before', 'After', 'On'] as const;
const OF_STRINGS = ['eq', 'neq', 'gt', 'gteq', 'lt', 'lteq', 'like', 'notLike'] as const;

/** The keys must stay compatible with old links. */
export const searchAttributes: readonly SearchAttribute[] = [
  text('name', ['Like', 'eq', 'NotLike', 'neq']),
  { ...text('assignee', ['eq', 'neq', 'Like', 'In']), allowsExpression: true, lookUp: USER },
  flag('mine'),
  flag('notMine'),
  flag('unassigned'),
  flag('assigned'),
  flag('claimable'),
  {
    ...text('candidateGroup', ['eq', 'In']),
    allowsExpression: true,
    lookUp: { of: 'group', by: 'id' },
  },
  { ...text('candidateUser', ['eq']), allowsExpression: true, lookUp: USER },
  { ...text('involvedUser', ['eq']), allowsExpression: true, lookUp: USER },
  { ...text('owner', ['eq']), allowsExpression: true, lookUp: USER },
  { ...text('startedBy', ['eq']), lookUp: USER },
  date('due'),
  flag('notOverdue'),
  flag('withoutDueDate'),
  flag('withoutOwner'),
  flag('withoutCandidateGroups'),
  flag('comments'),
  flag('attachments'),
  date('followUp'),
  flag('notSnoozed'),
  flag('withoutFollowUp'),
  date('created'),
  { key: 'anyDate', kind: 'date', operators: ['On'] },
  { key: 'priority', kind: 'number', operators: ['min', 'max', 'eq'] },
  text('description', LIKE_OR_EQUAL),
  { key: 'processVariables', kind: 'variable', operators: OF_STRINGS },
  { key: 'taskVariables', kind: 'variable', operators: OF_STRINGS },
  { key: 'caseInstanceVariables', kind: 'variable', operators: OF_STRINGS },
  text('anything', ['Like']),
  { key: 'amounts', kind: 'number', operators: ['gt', 'gteq', 'lt', 'lteq', 'eq'] },
  { ...text('nameOrKey', ['Like']), anyOf: NAME_OR_KEY },
  { ...text('processInstanceBusinessKey', ['Like', 'eq', 'In']), allowsExpression: true },
  { ...text('processDefinitionName', LIKE_OR_EQUAL), lookUp: { of: 'process', by: 'name' } },
  { ...text('processDefinitionKey', ['eq', 'In']), lookUp: { of: 'process', by: 'id' } },
  text('processDefinitionId', ['eq']),
  text('processInstanceIdIn', ['In']),
  text('taskDefinitionKey', ['Like', 'eq', 'In']),
  text('executionId', ['eq']),
  text('caseInstanceBusinessKey', LIKE_OR_EQUAL),
  { ...text('caseDefinitionName', LIKE_OR_EQUAL), lookUp: { of: 'case', by: 'name' } },
  { ...text('caseDefinitionKey', ['eq']), lookUp: { of: 'case', by: 'id' } },
  text('caseDefinitionId', ['eq']),
  text('caseInstanceId', ['eq']),
  text('caseExecutionId', ['eq']),
  { key: 'delegationState', kind: 'choice', operators: ['eq'], choices: ['PENDING', 'RESOLVED'] },
  { ...text('tenantIdIn', ['In']), lookUp: { of: 'tenant', by: 'id' } },
  flag('withoutTenantId'),
];

const byKey: ReadonlyMap<string, SearchAttribute> = new Map(
  searchAttributes.map((attribute) => [attribute.key, attribute]),
);

export function searchAttribute(key: string): SearchAttribute | undefined {
  return byKey.get(key);
}

/** People ask for it, and no engine searches for it. */
export function isNotSearched(key: string): boolean {
  return ['withoutOwner', 'comments', 'attachments', 'startedBy'].includes(key);
}

export const DEFAULT_ATTRIBUTE = 'anything';

function text(key: AttributeKey, operators: readonly SearchOperator[]): SearchAttribute {
  return { key, kind: 'text', operators };
}

function date(key: AttributeKey): SearchAttribute {
  return { key, kind: 'date', operators: OF_DATES };
}

function flag(key: AttributeKey): SearchAttribute {
  return { key, kind: 'flag', operators: [] };
}
