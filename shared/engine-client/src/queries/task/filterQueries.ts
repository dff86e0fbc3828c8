import type { EngineClient } from '../../EngineClient';
import {
  canCreateFilter,
  type Filter,
  type FilterRights,
  getFilter,
  getFilterRights,
  listFilters,
} from '../../resources/filter/filter';
import {
  canCreateAuthorization,
  type FilterAccess,
  getFilterAccess,
} from '../../resources/identity/authorization';
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
    access: (id: string): EngineQuery<FilterAccess> => ({
      queryKey: queryKey(client, 'filter', 'access', id),
      queryFn: ({ signal }) => getFilterAccess(client, id, signal),
      staleTime: 0,
    }),
    /** Whether the person may let others use a new filter. */
    canShare: (): EngineQuery<boolean> => ({
      queryKey: queryKey(client, 'filter', 'can-share'),
      queryFn: ({ signal }) => canCreateAuthorization(client, signal),
      staleTime: STALE.filters,
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
