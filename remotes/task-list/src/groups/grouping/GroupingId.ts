import { isSet } from '@taskweave/engine-client/task-query/wholeQuery';
import { sharedFacts } from '../../cards/sharedFacts';

const KINDS = ['due', 'assignee', 'process', 'priority'] as const;
const VARIABLE = 'var:';

export type GroupingId = (typeof KINDS)[number] | `var:${string}`;

export function parseGrouping(text: string | null): GroupingId | null {
  const kind = KINDS.find((known) => known === text);
  if (kind !== undefined) return kind;
  const name = text?.startsWith(VARIABLE) ? text.slice(VARIABLE.length) : '';
  return name === '' ? null : `${VARIABLE}${name}`;
}

export function variableOfGrouping(id: GroupingId): string | null {
  return id.startsWith(VARIABLE) ? id.slice(VARIABLE.length) : null;
}

export function usualGrouping(query: Readonly<Record<string, unknown>> | undefined): GroupingId {
  const isByDue = Object.entries(query ?? {}).some(([key, value]) => key.startsWith('due') && isSet(value));
  if (!isByDue) return 'due';
  return sharedFacts(query).assignee === null ? 'assignee' : 'process';
}
