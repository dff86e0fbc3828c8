import type { EngineClient } from '../EngineClient';
import { type BusinessKeys, getBusinessKeys } from '../resources/processInstance';
import { type EngineQuery, queryKey, STALE } from './queryKeys';

export function processInstanceQueries(client: EngineClient) {
  return {
    businessKeys: (ids: readonly string[]): EngineQuery<BusinessKeys> => ({
      queryKey: queryKey(client, 'process-instance', 'business-keys', [...new Set(ids)].sort()),
      queryFn: ({ signal }) => getBusinessKeys(client, ids, signal),
      staleTime: STALE.businessKeys,
    }),
  };
}
