import type { EngineClient } from '../../EngineClient';
import { listCalledInstances, listPassedActivities } from '../../resources/instance/instanceState';
import { getCallingDefinitionId } from '../../resources/instance/processInstance';
import { queriesIn, STALE } from '../queryKeys';

export function processInstanceQueries(client: EngineClient) {
  const query = queriesIn(client, 'process-instance', STALE.task);
  return {
    callingDefinition: (id: string) =>
      query(['calling-definition', id], (signal) => getCallingDefinitionId(client, id, signal), STALE.names),
    calledInstances: (id: string) =>
      query(['called-instances', id], (signal) => listCalledInstances(client, id, signal)),
    passedActivities: (id: string) =>
      query(['passed-activities', id], (signal) => listPassedActivities(client, id, signal)),
  };
}
