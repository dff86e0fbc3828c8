import type { EngineClient } from '../../EngineClient';
import { canCreateAuthorization, getFilterAccess } from '../../resources/identity/authorization';
import { queriesIn, STALE } from '../queryKeys';

/** Who else may use a filter. */
export function filterSharingQueries(client: EngineClient) {
  const query = queriesIn(client, 'filter', STALE.filters);
  return {
    access: (id: string) => query(['access', id], (signal) => getFilterAccess(client, id, signal), 0),
    /** Whether the person may let others use a new filter. */
    canShare: () => query(['can-share'], (signal) => canCreateAuthorization(client, signal)),
  };
}
