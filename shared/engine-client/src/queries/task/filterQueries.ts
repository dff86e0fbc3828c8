import type { EngineClient } from '../../EngineClient';
import {
  canCreateFilter,
  type Filter,
  getFilter,
  getFilterRights,
  listFilters,
} from '../../resources/filter/filter';
import { type EngineQuery, queriesIn, STALE } from '../queryKeys';
import { allFiltersKey } from '../refreshesItself';

export function filterQueries(client: EngineClient) {
  const query = queriesIn(client, 'filter', STALE.filters);
  return {
    all: (): EngineQuery<readonly Filter[]> => ({
      queryKey: allFiltersKey(client),
      queryFn: ({ signal }) => listFilters(client, signal),
      staleTime: STALE.filters,
    }),
    one: (id: string) => query(['one', id], (signal) => getFilter(client, id, signal), 0),
    rights: (id: string) => query(['rights', id], (signal) => getFilterRights(client, id, signal)),
    canCreate: () => query(['can-create'], (signal) => canCreateFilter(client, signal)),
  };
}
