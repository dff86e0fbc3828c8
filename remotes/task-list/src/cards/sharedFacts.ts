import { isSet } from '@taskweave/engine-client/task-query/wholeQuery';

export interface SharedFacts {
  readonly assignee: 'person' | 'nobody' | null;
  readonly process: boolean;
  readonly isLate: boolean;
}

type Query = Readonly<Record<string, unknown>>;

const OF_ONE_PERSON = ['assignee', 'assigneeExpression'] as const;
const OF_ONE_PROCESS = ['processDefinitionKey', 'processDefinitionId', 'processDefinitionName'] as const;

const NOW = /^[#$]\{ *now\(\) *\}$/;

export function sharedFacts(query: Query | undefined): SharedFacts {
  const asksFor = (keys: readonly string[]) => keys.some((key) => isSet(query?.[key]));
  const keys = query?.processDefinitionKeyIn;
  return {
    assignee: asksFor(OF_ONE_PERSON) ? 'person' : query?.unassigned === true ? 'nobody' : null,
    isLate: NOW.test(String(query?.dueBeforeExpression)),
    process: asksFor(OF_ONE_PROCESS) || (Array.isArray(keys) && keys.length === 1),
  };
}
