import type { EngineClient } from '../EngineClient';
import { type BusinessKeys, getBusinessKeys, getCallingDefinitionId } from '../resources/processInstance';
import { type EngineQuery, queryKey, STALE } from './queryKeys';

export function processInstanceQueries(client: EngineClient) {
  return {
    businessKeys: (ids: readonly string[]): EngineQuery<BusinessKeys> => ({
      queryKey: queryKey(client, 'process-instance', 'business-keys', [...new Set(ids)].sort()),
      queryFn: ({ signal }) => getBusinessKeys(client, ids, signal),
      staleTime: STALE.businessKeys,
    }),
    callingDefinition: (id: string): EngineQuery<string | null> => ({
      queryKey: queryKey(client, 'process-instance', 'calling-definition', id),
      queryFn: ({ signal }) => getCallingDefinitionId(client, id, signal),
      staleTime: STALE.names,
    }),
  };
}
