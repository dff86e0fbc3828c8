import { isSet } from '@taskweave/engine-client/task-query/wholeQuery';

/** What all tasks of a filter have in common by what it asks for, so that no row need say it. */
export interface SharedFacts {
  /** Who has them: one and the same person, or nobody; null where that differs from task to task. */
  readonly assignee: 'person' | 'nobody' | null;
  /** They are of one process. */
  readonly process: boolean;
}

type Query = Readonly<Record<string, unknown>>;

const OF_ONE_PERSON = ['assignee', 'assigneeExpression'] as const;
const OF_ONE_PROCESS = ['processDefinitionKey', 'processDefinitionId', 'processDefinitionName'] as const;

/**
 * Reads it from the query of the filter. Alternatives (`orQueries`) have nothing in common.
 *
 * @example sharedFacts({ assigneeExpression: '${currentUser()}' }) // { assignee: 'person', process: false }
 */
export function sharedFacts(query: Query | undefined): SharedFacts {
  const asksFor = (keys: readonly string[]) => keys.some((key) => isSet(query?.[key]));
  const keys = query?.processDefinitionKeyIn;
  return {
    assignee: asksFor(OF_ONE_PERSON) ? 'person' : query?.unassigned === true ? 'nobody' : null,
    process: asksFor(OF_ONE_PROCESS) || (Array.isArray(keys) && keys.length === 1),
  };
}
