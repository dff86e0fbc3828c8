import type { EngineClient } from '../../EngineClient';
import { getCaseBusinessKey, getCaseBusinessKeys } from '../../resources/instance/caseInstance';
import { type BusinessKeys, getBusinessKeys } from '../../resources/instance/processInstance';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

export function businessKeyQueries(client: EngineClient) {
  return {
    processes: (ids: readonly string[]): EngineQuery<BusinessKeys> => ({
      queryKey: queryKey(client, 'process-instance', 'business-keys', [...new Set(ids)].sort()),
      queryFn: ({ signal }) => getBusinessKeys(client, ids, signal),
      staleTime: STALE.businessKeys,
    }),
    cases: (ids: readonly string[]): EngineQuery<BusinessKeys> => ({
      queryKey: queryKey(client, 'case-instance', 'business-keys', [...new Set(ids)].sort()),
      queryFn: ({ signal }) => getCaseBusinessKeys(client, ids, signal),
      staleTime: STALE.businessKeys,
    }),
    /** Of one case. */
    oneCase: (id: string): EngineQuery<string | null> => ({
      queryKey: queryKey(client, 'case-instance', 'business-key', id),
      queryFn: ({ signal }) => getCaseBusinessKey(client, id, signal),
      staleTime: STALE.businessKeys,
    }),
  };
}
