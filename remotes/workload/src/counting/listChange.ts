import type { RouteChange } from '@taskweave/plugin-sdk';
import type { Condition } from './Condition';

/** The change of the address that leads to the list of a filter, searched by these conditions, without an open task. */
export function listChange(filterId: string, conditions: readonly Condition[]): RouteChange {
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
