import type { EngineClient } from '../../EngineClient';
import {
  canCreateAuthorization,
  type FilterAccess,
  getFilterAccess,
} from '../../resources/identity/authorization';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

/** Who else may use a filter. */
export function filterSharingQueries(client: EngineClient) {
  return {
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
  };
}
