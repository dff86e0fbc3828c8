import type { EngineClient } from '../../EngineClient';
import {
  getIncidentTrace,
  getRootIncident,
  type Incident,
  listIncidents,
} from '../../resources/instance/incident';
import { getTryState } from '../../resources/instance/retries';
import { queriesIn, STALE } from '../queryKeys';

export function incidentQueries(client: EngineClient) {
  const query = queriesIn(client, 'incident', STALE.startable);
  return {
    ofInstance: (processInstanceId: string) =>
      query(['instance', processInstanceId], (signal) => listIncidents(client, processInstanceId, signal)),
    root: (incident: Incident) =>
      query(['root', incident.id], (signal) => getRootIncident(client, incident, signal)),
    tryOf: (incident: Incident, since: number) =>
      query(['try', incident.id, since], (signal) => getTryState(client, incident, signal), 0),
    trace: (incident: Incident) =>
      query(['trace', incident.id], (signal) => getIncidentTrace(client, incident, signal)),
  };
}
