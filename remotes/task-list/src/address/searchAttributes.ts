import type { LookUpKind } from '@taskweave/engine-client/resources/identity/lookUp';
import type { TextKey } from '@taskweave/plugin-sdk';

/** What the value of an attribute is, which decides how it is asked for, checked and sent. */
export type AttributeKind =
  /** A variable: it has a name, and a value of any type. */
  | 'variable'
  | 'text'
  | 'date'
  | 'number'
  | 'choice'
  /** Nothing but itself: the task has no due date. */
  | 'flag';

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

/** What the engine knows by name, and what of it is searched by. */
export interface LookUp {
  readonly of: LookUpKind;
  readonly by: 'id' | 'name';
}

/** How the keys of texts go on that begin alike. */
type KeyEnd<Start extends string, Key = TextKey> = Key extends `${Start}${infer End}` ? End : never;

/** Each has its text. */
type AttributeKey = KeyEnd<'search.by.'>;

/** Something that tasks can be searched by. */
export interface SearchAttribute {
  readonly key: AttributeKey;
  readonly kind: AttributeKind;
  /** In the order in which they are offered; the first is the usual one. */
  readonly operators: readonly SearchOperator[];
  readonly choices?: readonly KeyEnd<'search.choice.'>[];
  /** The engine takes an expression such as `${currentUser()}` for it. */
  readonly allowsExpression?: boolean;
  /** Where values can be suggested from. Others may be typed all the same. */
  readonly lookUp?: LookUp;
  /** The properties of the engine's query of which one is enough, where the attribute is more than one. */
  readonly anyOf?: readonly string[];
  /** The variables of the filter are among them, too. */
  readonly isInVariables?: boolean;
}

/** What a card is called by: its name, and the key of its process or case. */
const NAME_OR_KEY = ['nameLike', 'processInstanceBusinessKeyLike', 'caseInstanceBusinessKeyLike'] as const;

const USER: LookUp = { of: 'user', by: 'id' };
const LIKE_OR_EQUAL = ['Like', 'eq'] as const;
const OF_DATES = ['Before', 'After', 'On'] as const;
const OF_STRINGS = ['eq', 'neq', 'gt', 'gteq', 'lt', 'lteq', 'like', 'notLike'] as const;

/** Every attribute of the search, in the order in which they are offered. The keys are those of old links. */
export const searchAttributes: readonly SearchAttribute[] = [
  text('name', ['Like', 'eq', 'NotLike', 'neq']),
  { ...text('assignee', ['eq', 'Like', 'In']), allowsExpression: true, lookUp: USER },
  flag('mine'),
  flag('notMine'),
  flag('unassigned'),
  flag('assigned'),
  {
    ...text('candidateGroup', ['eq', 'In']),
    allowsExpression: true,
    lookUp: { of: 'group', by: 'id' },
  },
  { ...text('candidateUser', ['eq']), allowsExpression: true, lookUp: USER },
  { ...text('involvedUser', ['eq']), allowsExpression: true, lookUp: USER },
  { ...text('owner', ['eq']), allowsExpression: true, lookUp: USER },
  date('due'),
  flag('withoutDueDate'),
  date('followUp'),
  date('created'),
  { key: 'priority', kind: 'number', operators: ['min', 'max', 'eq'] },
  text('description', LIKE_OR_EQUAL),
  { key: 'processVariables', kind: 'variable', operators: OF_STRINGS },
  { key: 'taskVariables', kind: 'variable', operators: OF_STRINGS },
  { key: 'caseInstanceVariables', kind: 'variable', operators: OF_STRINGS },
  {
    ...text('anything', ['Like']),
    anyOf: [...NAME_OR_KEY, 'descriptionLike', 'assigneeLike'],
    isInVariables: true,
  },
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

/** The attribute of a key; undefined for keys that links of other applications may hold. */
export function searchAttribute(key: string): SearchAttribute | undefined {
  return byKey.get(key);
}

/** A text that is typed and sent off without choosing an attribute searches by this one. */
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
