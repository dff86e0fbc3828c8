import type { EngineClient } from '../EngineClient';
import {
  canCreateFilter,
  type Filter,
  type FilterRights,
  getFilterRights,
  listFilters,
} from '../resources/filter';
import { type EngineQuery, queryKey, STALE } from './queryKeys';

export function filterQueries(client: EngineClient) {
  return {
    all: (): EngineQuery<readonly Filter[]> => ({
      queryKey: queryKey(client, 'filter', 'all'),
      queryFn: ({ signal }) => listFilters(client, signal),
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
