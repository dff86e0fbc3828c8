import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import {
  assignedTo,
  type Condition,
  type ListAddress,
  listChange,
  offeredTo,
} from '@taskweave/engine-client/task-conditions/Condition';
import { filterOfAll, isSet, wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';

export type SnoozedShown = 'hidden' | 'shown' | null;

export interface WorkList extends ListAddress {
  readonly sorting: null;
  readonly snoozed: SnoozedShown;
}

export interface WorkLists {
  readonly mine: (conditions: readonly Condition[]) => WorkList | null;
  readonly hidesSnoozed: boolean;
  readonly offered: WorkList | null;
  readonly offeredFilter: Filter | undefined;
}

/** Filter names are arbitrary, so only the query identifies a filter. */
export function workLists(
  filters: readonly Filter[],
  userId: string,
  snoozedIn: (filter: Filter) => SnoozedShown,
): WorkLists {
  const all = filterOfAll(filters);
  const mine = filters.find(
    (filter) =>
      // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
      asksFor(filter, { assigneeExpression: '${currentUser()}' }) || asksFor(filter, { assignee: userId }),
  );
  // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of the engine
  const groups = { candidateGroupsExpression: '${currentUserGroups()}' };
  const offeredFilter = filters.find(
    (filter) => asksFor(filter, groups) || asksFor(filter, { ...groups, unassigned: true }),
  );
  const source = mine ?? all;
  const usual = (filter: Filter, conditions: readonly Condition[]): WorkList => ({
    ...listChange(filter.id, conditions),
    sorting: null,
    snoozed: snoozedIn(filter),
  });
  return {
    mine: (conditions) =>
      source ? usual(source, mine ? conditions : [assignedTo(userId), ...conditions]) : null,
    hidesSnoozed: source !== undefined && snoozedIn(source) === 'hidden',
    offered: offeredFilter ? usual(offeredFilter, []) : all ? usual(all, [offeredTo(userId)]) : null,
    offeredFilter,
  };
}

function asksFor({ query, properties }: Filter, wanted: Readonly<Record<string, unknown>>): boolean {
  const asked = Object.entries(wholeQuery(query, properties)).filter(
    ([key, value]) => key !== 'sorting' && value !== false && isSet(value),
  );
  const isWanted = ([key, value]: readonly [string, unknown]) =>
    typeof value === 'string' ? value.replaceAll(' ', '') === wanted[key] : value === wanted[key];
  return asked.length === Object.keys(wanted).length && asked.every(isWanted);
}
