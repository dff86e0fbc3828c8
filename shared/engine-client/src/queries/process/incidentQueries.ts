import type { EngineClient } from '../../EngineClient';
import {
  getIncidentTrace,
  getRootIncident,
  type Incident,
  listIncidents,
} from '../../resources/instance/incident';
import { getTryState, type TryState } from '../../resources/instance/retries';
import { type EngineQuery, queryKey, STALE } from '../queryKeys';

export function incidentQueries(client: EngineClient) {
  return {
    ofInstance: (processInstanceId: string): EngineQuery<readonly Incident[]> => ({
      queryKey: queryKey(client, 'incident', 'instance', processInstanceId),
      queryFn: ({ signal }) => listIncidents(client, processInstanceId, signal),
      staleTime: STALE.startable,
    }),
    /** The incident that it comes from, in a called instance. */
    root: (incident: Incident): EngineQuery<Incident> => ({
      queryKey: queryKey(client, 'incident', 'root', incident.id),
      queryFn: ({ signal }) => getRootIncident(client, incident, signal),
      staleTime: STALE.startable,
    }),
    /** What has become of the try that was set at `since`, in milliseconds; never taken from what is known. */
    tryOf: (incident: Incident, since: number): EngineQuery<TryState> => ({
      queryKey: queryKey(client, 'incident', 'try', incident.id, since),
      queryFn: ({ signal }) => getTryState(client, incident, signal),
      staleTime: 0,
    }),
    trace: (incident: Incident): EngineQuery<string | null> => ({
      queryKey: queryKey(client, 'incident', 'trace', incident.id),
      queryFn: ({ signal }) => getIncidentTrace(client, incident, signal),
      staleTime: STALE.startable,
    }),
  };
}
