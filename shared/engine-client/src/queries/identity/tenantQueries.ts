import type { EngineClient } from '../../EngineClient';
import { getTenantNames } from '../../resources/identity/tenant';
import { queriesIn, STALE } from '../queryKeys';

export function tenantQueries(client: EngineClient) {
  const query = queriesIn(client, 'user', STALE.names);
  return { names: () => query(['tenant-names'], (signal) => getTenantNames(client, signal)) };
}
