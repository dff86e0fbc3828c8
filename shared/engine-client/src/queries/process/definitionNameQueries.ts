import type { EngineClient } from '../../EngineClient';
import type { DefinitionsById } from '../../resources/definition/definition';
import {
  getCaseDefinitions,
  getProcessDefinitions,
  listProcessKeys,
} from '../../resources/definition/definitionNames';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

/** Names and keys of what tasks belong to. */
export function definitionNameQueries(client: EngineClient) {
  return {
    processes: (ids: readonly string[]): EngineQuery<DefinitionsById> => ({
      queryKey: queryKey(client, 'process-definition', 'names', sorted(ids)),
      queryFn: ({ signal }) => getProcessDefinitions(client, ids, signal),
      staleTime: STALE.names,
    }),
    /** Keys of all processes that the person may read, at most so many. */
    processKeys: (most: number): EngineQuery<readonly string[]> => ({
      queryKey: queryKey(client, 'process-definition', 'keys', most),
      queryFn: ({ signal }) => listProcessKeys(client, most, signal),
      staleTime: STALE.names,
    }),
    cases: (ids: readonly string[]): EngineQuery<DefinitionsById> => ({
      queryKey: queryKey(client, 'case-definition', 'names', sorted(ids)),
      queryFn: ({ signal }) => getCaseDefinitions(client, ids, signal),
      staleTime: STALE.names,
    }),
  };
}

function sorted(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)].sort();
}
