import type { EngineClient } from '../../EngineClient';
import {
  canCreateFilter,
  type Filter,
  type FilterRights,
  getFilter,
  getFilterRights,
  listFilters,
} from '../../resources/filter/filter';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';
import { allFiltersKey } from '../refreshesItself';

export function filterQueries(client: EngineClient) {
  return {
    all: (): EngineQuery<readonly Filter[]> => ({
      queryKey: allFiltersKey(client),
      queryFn: ({ signal }) => listFilters(client, signal),
      staleTime: STALE.filters,
    }),
    /** As it is stored now: what an edit begins with. */
    one: (id: string): EngineQuery<Filter> => ({
      queryKey: queryKey(client, 'filter', 'one', id),
      queryFn: ({ signal }) => getFilter(client, id, signal),
      staleTime: 0,
    }),
    rights: (id: string): EngineQuery<FilterRights> => ({
      queryKey: queryKey(client, 'filter', 'rights', id),
      queryFn: ({ signal }) => getFilterRights(client, id, signal),
      staleTime: STALE.filters,
    }),
    canCreate: (): EngineQuery<boolean> => ({
      queryKey: queryKey(client, 'filter', 'can-create'),
      queryFn: ({ signal }) => canCreateFilter(client, signal),
      staleTime: STALE.filters,
    }),
  };
}
