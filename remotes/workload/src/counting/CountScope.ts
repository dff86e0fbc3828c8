import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { Condition } from '@taskweave/engine-client/task-conditions/Condition';

export type CountScope = Filter | null;

export interface CountView {
  readonly scope: CountScope;
  /** All cards must reckon "overdue" and "today" from the same moment. */
  readonly at: Date;
  readonly listFilterId: string | null;
}

export function scopeId(scope: CountScope): string {
  return scope?.id ?? '';
}

/** An extending query replaces the filter's values, so each condition goes into `orQueries` as the only alternative, which the engine adds. */
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
