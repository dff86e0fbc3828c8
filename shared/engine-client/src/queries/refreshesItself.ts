import type { EngineClient } from '../EngineClient';
import type { Filter } from '../resources/filter/filter';
import { type QueryKey, queryKey } from './queryKeys';

/** Under this stand all filters; for those who look at what is known of them, and ask for nothing. */
export function allFiltersKey(client: Pick<EngineClient, 'engine'>): QueryKey {
  return queryKey(client, 'filter', 'all');
}

/**
 * Whether a filter is asked again without anybody wanting it at that moment; what is open beside its list is then, too. Of one
 * that is not known nothing is.
 */
export function refreshesItself(
  filters: readonly Filter[] | undefined,
  filterId: string | null | undefined,
): boolean {
  return filters?.find(({ id }) => id === filterId)?.properties.refresh ?? false;
}
