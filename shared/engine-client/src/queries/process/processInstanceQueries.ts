import type { EngineClient } from '../../EngineClient';
import {
  type CalledInstance,
  listCalledInstances,
  listPassedActivities,
  type PassedActivity,
} from '../../resources/instance/instanceState';
import { getCallingDefinitionId } from '../../resources/instance/processInstance';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

export function processInstanceQueries(client: EngineClient) {
  return {
    callingDefinition: (id: string): EngineQuery<string | null> => ({
      queryKey: queryKey(client, 'process-instance', 'calling-definition', id),
      queryFn: ({ signal }) => getCallingDefinitionId(client, id, signal),
      staleTime: STALE.names,
    }),
    calledInstances: (id: string): EngineQuery<readonly CalledInstance[]> => ({
      queryKey: queryKey(client, 'process-instance', 'called-instances', id),
      queryFn: ({ signal }) => listCalledInstances(client, id, signal),
      staleTime: STALE.task,
    }),
    passedActivities: (id: string): EngineQuery<readonly PassedActivity[]> => ({
      queryKey: queryKey(client, 'process-instance', 'passed-activities', id),
      queryFn: ({ signal }) => listPassedActivities(client, id, signal),
      staleTime: STALE.task,
    }),
  };
}
