import type { EngineClient } from '../../EngineClient';
import {
  getCaseDefinitions,
  getProcessDefinitions,
  listProcessKeys,
} from '../../resources/definition/definitionNames';
import { idsInKey, queriesIn, STALE } from '../queryKeys';

export function definitionNameQueries(client: EngineClient) {
  const ofProcess = queriesIn(client, 'process-definition', STALE.names);
  const ofCase = queriesIn(client, 'case-definition', STALE.names);
  return {
    processes: (ids: readonly string[]) =>
      ofProcess(['names', idsInKey(ids)], (signal) => getProcessDefinitions(client, ids, signal)),
    processKeys: (most: number) =>
      ofProcess(['keys', most], (signal) => listProcessKeys(client, most, signal)),
    cases: (ids: readonly string[]) =>
      ofCase(['names', idsInKey(ids)], (signal) => getCaseDefinitions(client, ids, signal)),
  };
}
