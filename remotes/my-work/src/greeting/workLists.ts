import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import {
  assignedTo,
  type Condition,
  type ListAddress,
  listChange,
  offeredTo,
} from '@taskweave/engine-client/task-conditions/Condition';
import { filterOfAll, isSet, wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';

/** What the address says of snoozed tasks; with null the list follows its filter and the choice of the person. */
export type SnoozedShown = 'hidden' | 'shown' | null;

/** A list in the address, in its usual order. */
export interface WorkList extends ListAddress {
  readonly sorting: null;
  readonly snoozed: SnoozedShown;
}

/** The lists that the lines of the greeting lead to; null where the person has no filter that shows them. */
export interface WorkLists {
  /** Tasks of the person that meet the conditions. */
  readonly mine: (conditions: readonly Condition[]) => WorkList | null;
  /** The lists of the person's tasks leave out snoozed ones. */
  readonly hidesSnoozed: boolean;
  /** Tasks that the person's groups may claim. */
  readonly offered: WorkList | null;
  /** The filter that is that list; undefined where a search is. */
  readonly offeredFilter: Filter | undefined;
}

/**
 * Finds the lists by what the filters ask for: their names are anybody's.
 *
 * @param snoozedIn how the list of a filter has snoozed tasks
 */
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

/** Whether a filter asks for just this. Blanks within expressions do not count. */
function asksFor({ query, properties }: Filter, wanted: Readonly<Record<string, unknown>>): boolean {
  const asked = Object.entries(wholeQuery(query, properties)).filter(
    ([key, value]) => key !== 'sorting' && value !== false && isSet(value),
  );
  const isWanted = ([key, value]: readonly [string, unknown]) =>
    typeof value === 'string' ? value.replaceAll(' ', '') === wanted[key] : value === wanted[key];
  return asked.length === Object.keys(wanted).length && asked.every(isWanted);
}
