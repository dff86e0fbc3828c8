import { toEngineDate } from '@taskweave/base/engineDate';
import { literal } from '../task-query/searchValue';

export interface Condition {
  readonly query: Readonly<Record<string, unknown>>;
  readonly criterion: { readonly type: string; readonly operator: string; readonly value: string };
}

const SAME = 'eq';

/** A word of the search, such as `tomorrow`, keeps a link true on other days. */
export function dueBefore(date: Date, word: string): Condition {
  return {
    query: { dueBefore: toEngineDate(date) },
    criterion: { type: 'due', operator: 'Before', value: word },
  };
}

/** The engine knows only "after", so the query starts from the millisecond before. */
export function dueFrom(date: Date, word: string): Condition {
  const before = new Date(date.getTime() - 1);
  return {
    query: { dueAfter: toEngineDate(before) },
    criterion: { type: 'due', operator: 'After', value: word },
  };
}

export const WITHOUT_DUE_DATE: Condition = flag('withoutDueDate');
export const UNASSIGNED: Condition = flag('unassigned');

export function ofProcess(key: string): Condition {
  return equal('processDefinitionKey', key);
}

export function assignedTo(userId: string): Condition {
  return equal('assignee', userId);
}

export function givenBackTo(userId: string): readonly Condition[] {
  return [equal('delegationState', 'RESOLVED'), equal('owner', userId)];
}

export function offeredTo(userId: string): Condition {
  return equal('candidateUser', userId);
}

export function claimableBy(groupId: string): Condition {
  return equal('candidateGroup', groupId);
}

function equal(key: string, value: string): Condition {
  return { query: { [key]: value }, criterion: { type: key, operator: SAME, value: literal(value) } };
}

function flag(key: string): Condition {
  return { query: { [key]: true }, criterion: { type: key, operator: SAME, value: '' } };
}

export interface ListAddress {
  readonly filter: string;
  readonly task: null;
  readonly detailsTab: null;
  readonly page: null;
  readonly searchQuery: string | null;
  readonly searchOrQuery: null;
}

export function listChange(filterId: string, conditions: readonly Condition[]): ListAddress {
  const criteria = conditions.map(({ criterion }) => ({ ...criterion, name: '' }));
  return {
    filter: filterId,
    task: null,
    detailsTab: null,
    page: null,
    searchQuery: criteria.length === 0 ? null : JSON.stringify(criteria),
    searchOrQuery: null,
  };
}
