import type { EngineClient } from '../EngineClient';
import { getIncidentTrace, type Incident, listIncidents } from '../resources/incident';
import { type EngineQuery, queryKey, STALE } from './queryKeys';

export function incidentQueries(client: EngineClient) {
  return {
    ofInstance: (processInstanceId: string): EngineQuery<readonly Incident[]> => ({
      queryKey: queryKey(client, 'incident', 'instance', processInstanceId),
      queryFn: ({ signal }) => listIncidents(client, processInstanceId, signal),
      staleTime: STALE.startable,
    }),
    trace: (incident: Incident): EngineQuery<string | null> => ({
      queryKey: queryKey(client, 'incident', 'trace', incident.id),
      queryFn: ({ signal }) => getIncidentTrace(client, incident, signal),
      staleTime: STALE.startable,
    }),
  };
}
