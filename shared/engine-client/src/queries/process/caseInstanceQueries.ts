import type { EngineClient } from '../../EngineClient';
import { getCaseBusinessKey, getCaseBusinessKeys } from '../../resources/instance/caseInstance';
import type { BusinessKeys } from '../../resources/instance/processInstance';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

export function caseInstanceQueries(client: EngineClient) {
  return {
    businessKey: (id: string): EngineQuery<string | null> => ({
      queryKey: queryKey(client, 'case-instance', 'business-key', id),
      queryFn: ({ signal }) => getCaseBusinessKey(client, id, signal),
      staleTime: STALE.businessKeys,
    }),
    businessKeys: (ids: readonly string[]): EngineQuery<BusinessKeys> => ({
      queryKey: queryKey(client, 'case-instance', 'business-keys', [...new Set(ids)].sort()),
      queryFn: ({ signal }) => getCaseBusinessKeys(client, ids, signal),
      staleTime: STALE.businessKeys,
    }),
  };
}
