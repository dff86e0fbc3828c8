import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import {
  assignedTo,
  type Condition,
  type ListAddress,
  listChange,
  offeredTo,
} from '@taskweave/engine-client/task-conditions/Condition';
import { filterOfAll, isSet, wholeQuery } from '@taskweave/engine-client/task-query/wholeQuery';

/** A list in the address, in its usual order. */
export interface WorkList extends ListAddress {
  readonly sorting: null;
  readonly snoozed: 'hidden' | null;
}

/** The lists that the lines of the greeting lead to; null where the person has no filter that shows them. */
export interface WorkLists {
  /** Tasks of the person that meet the conditions, without snoozed ones. */
  readonly mine: (conditions: readonly Condition[]) => WorkList | null;
  /** Tasks that the person's groups may claim. */
  readonly offered: WorkList | null;
  /** The filter that is that list; undefined where a search is. */
  readonly offeredFilter: Filter | undefined;
}

/** Finds the lists by what the filters ask for: their names are anybody's. */
export function workLists(filters: readonly Filter[], userId: string): WorkLists {
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
  const offered = offeredFilter
    ? listChange(offeredFilter.id, [])
    : all && listChange(all.id, [offeredTo(userId)]);
  return {
    mine: (conditions) => {
      if (mine !== undefined) return usual(listChange(mine.id, conditions), true);
      return all ? usual(listChange(all.id, [assignedTo(userId), ...conditions]), true) : null;
    },
    offered: offered ? usual(offered, offeredFilter?.properties.hideSnoozed === true) : null,
    offeredFilter,
  };
}

function usual(address: ListAddress, hidesSnoozed: boolean): WorkList {
  return { ...address, sorting: null, snoozed: hidesSnoozed ? 'hidden' : null };
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
