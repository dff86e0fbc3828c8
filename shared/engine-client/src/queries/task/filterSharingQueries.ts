import type { EngineClient } from '../../EngineClient';
import { canCreateAuthorization, getFilterAccess } from '../../resources/identity/authorization';
import { queriesIn, STALE } from '../queryKeys';

export function filterSharingQueries(client: EngineClient) {
  const query = queriesIn(client, 'filter', STALE.filters);
  return {
    access: (id: string) => query(['access', id], (signal) => getFilterAccess(client, id, signal), 0),
    canShare: () => query(['can-share'], (signal) => canCreateAuthorization(client, signal)),
  };
}
