import type { EngineClient } from '../../EngineClient';
import { processKeyOf } from '../../reading/processKeyOf';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import { getText } from '../../transport/getText';

export type Incident = Readonly<ReturnType<typeof parseIncident>>;

const MOST = 100;

export async function listIncidents(
  client: EngineClient,
  processInstanceId: string,
  signal?: AbortSignal,
): Promise<readonly Incident[]> {
  const query = { processInstanceId, sortBy: 'incidentTimestamp', sortOrder: 'desc', maxResults: MOST };
  return readList(await client.get('incident', { query, signal }), 'incidents', parseIncident);
}

export async function annotateIncident(client: EngineClient, id: string, text: string | null): Promise<void> {
  const path = `incident/${segment(id)}/annotation`;
  await (text === null ? client.delete(path) : client.put(path, { body: { annotation: text } }));
}

export async function getIncident(client: EngineClient, id: string, signal?: AbortSignal): Promise<Incident> {
  return parseIncident(await client.get(`incident/${segment(id)}`, { signal }), 'incident');
}

export async function getRootIncident(
  client: EngineClient,
  incident: Incident,
  signal?: AbortSignal,
): Promise<Incident> {
  return incident.rootId === incident.id ? incident : getIncident(client, incident.rootId, signal);
}

export async function getIncidentTrace(
  client: EngineClient,
  incident: Incident,
  signal?: AbortSignal,
): Promise<string | null> {
  const { type, configuration } = await getRootIncident(client, incident, signal);
  if (configuration === null) return null;
  const path = TRACES[type]?.(segment(configuration));
  if (path === undefined) return null;
  return (await getText(client, path, { signal })) || null;
}

const TRACES: Readonly<Record<string, (id: string) => string>> = {
  failedJob: (id) => `job/${id}/stacktrace`,
  failedExternalTask: (id) => `external-task/${id}/errorDetails`,
};

function parseIncident(value: unknown, where: string) {
  const incident = readShape(value, where);
  const id = incident.text('id');
  return {
    id,
    type: incident.text('incidentType'),
    since: incident.text('incidentTimestamp'),
    // Engines before 7.15 lack `failedActivityId`.
    activityId: incident.textOrNull('failedActivityId') ?? incident.textOrNull('activityId'),
    message: incident.textOrNull('incidentMessage'),
    annotation: incident.textOrNull('annotation'),
    rootId: incident.textOrNull('rootCauseIncidentId') ?? id,
    configuration: incident.textOrNull('configuration'),
    processInstanceId: incident.textOrNull('processInstanceId'),
    processDefinitionKey: processKeyOf(incident.textOrNull('processDefinitionId')),
  };
}
