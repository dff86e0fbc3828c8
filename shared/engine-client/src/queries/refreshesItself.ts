import type { EngineClient } from '../EngineClient';
import type { Filter } from '../resources/filter/filter';
import { type QueryKey, queryKey } from './queryKeys';

/** Milliseconds between two refreshes of a list, and of the task that is open beside it. */
export const REFRESH_INTERVAL = 10_000;

export function allFiltersKey(client: Pick<EngineClient, 'name'>): QueryKey {
  return queryKey(client, 'filter', 'all');
}

export function refreshesItself(
  filters: readonly Filter[] | undefined,
  filterId: string | null | undefined,
): boolean {
  return filters?.find(({ id }) => id === filterId)?.properties.refresh ?? false;
}
