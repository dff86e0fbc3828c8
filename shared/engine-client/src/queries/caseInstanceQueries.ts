import type { EngineClient } from '../EngineClient';
import { getCaseBusinessKey } from '../resources/caseInstance';
import { type EngineQuery, queryKey, STALE } from './queryKeys';

export function caseInstanceQueries(client: EngineClient) {
  return {
    businessKey: (id: string): EngineQuery<string | null> => ({
      queryKey: queryKey(client, 'case-instance', 'business-key', id),
      queryFn: ({ signal }) => getCaseBusinessKey(client, id, signal),
      staleTime: STALE.businessKeys,
    }),
  };
}
