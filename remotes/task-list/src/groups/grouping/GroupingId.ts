import { isSet } from '@taskweave/engine-client/task-query/wholeQuery';
import { sharedFacts } from '../../cards/sharedFacts';

const KINDS = ['due', 'assignee', 'process', 'priority'] as const;
const VARIABLE = 'var:';

/** By what a list is grouped, as the address has it: `due`, or `var:amount` for a variable. */
export type GroupingId = (typeof KINDS)[number] | `var:${string}`;

/** Reads the parameter `group` of the address; null for what is none. */
export function parseGrouping(text: string | null): GroupingId | null {
  const kind = KINDS.find((known) => known === text);
  if (kind !== undefined) return kind;
  const name = text?.startsWith(VARIABLE) ? text.slice(VARIABLE.length) : '';
  return name === '' ? null : `${VARIABLE}${name}`;
}

/** The name of the variable by which a list is grouped; null for other groupings. */
export function variableOfGrouping(id: GroupingId): string | null {
  return id.startsWith(VARIABLE) ? id.slice(VARIABLE.length) : null;
}

/**
 * By what people want to see a list that they have not grouped yet: who has it where all of it is late or due, else when it is due.
 *
 * @param query all that the filter asks for
 * @example usualGrouping({ dueBeforeExpression: '${now()}' }) // 'assignee'
 */
export function usualGrouping(query: Readonly<Record<string, unknown>> | undefined): GroupingId {
  const isByDue = Object.entries(query ?? {}).some(([key, value]) => key.startsWith('due') && isSet(value));
  if (!isByDue) return 'due';
  return sharedFacts(query).assignee === null ? 'assignee' : 'process';
}
