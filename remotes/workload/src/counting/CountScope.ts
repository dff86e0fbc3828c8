import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { Condition } from '@taskweave/engine-client/task-conditions/Condition';

/** Which tasks are counted: those of a filter, or without one all that the person may see. */
export type CountScope = Filter | null;

/** What a page of counts is about. */
export interface CountView {
  readonly scope: CountScope;
  /** The moment that "overdue" and "today" are reckoned from: all cards mean the same one. */
  readonly at: Date;
  /** The filter whose list shows the tasks of this scope; null where the person has none. */
  readonly listFilterId: string | null;
}

/** What tells a scope from the others in keys and addresses. */
export function scopeId(scope: CountScope): string {
  return scope?.id ?? '';
}

/**
 * The body of a count: what the list asks for when it is searched by these conditions. Only active tasks, as in the list.
 *
 * The engine puts the values of an extending query in place of the filter's own, so within a filter each condition
 * stands in `orQueries` with itself as the only alternative, which the engine adds.
 */
export function countBody(
  scope: CountScope,
  conditions: readonly Condition[],
): Readonly<Record<string, unknown>> {
  const queries = conditions.map(({ query }) => query);
  if (scope === null) return Object.assign({}, ...queries, { active: true });
  if (queries.length === 0) return { active: true };
  const includesAssigned = scope.query.includeAssignedTasks === true;
  return {
    orQueries: queries.map((query) =>
      'candidateGroup' in query && includesAssigned ? { ...query, includeAssignedTasks: true } : query,
    ),
    active: true,
  };
}
