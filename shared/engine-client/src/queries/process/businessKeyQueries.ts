import type { EngineClient } from '../../EngineClient';
import { getCaseBusinessKey, getCaseBusinessKeys } from '../../resources/instance/caseInstance';
import { getBusinessKeys } from '../../resources/instance/processInstance';
import { idsInKey, queriesIn, STALE } from '../queryKeys';

export function businessKeyQueries(client: EngineClient) {
  const ofProcess = queriesIn(client, 'process-instance', STALE.businessKeys);
  const ofCase = queriesIn(client, 'case-instance', STALE.businessKeys);
  return {
    processes: (ids: readonly string[]) =>
      ofProcess(['business-keys', idsInKey(ids)], (signal) => getBusinessKeys(client, ids, signal)),
    cases: (ids: readonly string[]) =>
      ofCase(['business-keys', idsInKey(ids)], (signal) => getCaseBusinessKeys(client, ids, signal)),
    oneCase: (id: string) => ofCase(['business-key', id], (signal) => getCaseBusinessKey(client, id, signal)),
  };
}
