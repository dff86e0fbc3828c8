import type { EngineClient } from '../../EngineClient';
import { processKeyOf } from '../../reading/processKeyOf';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import { getText } from '../../transport/getText';

/** Something that has failed in an instance and waits for somebody. */
export interface Incident {
  readonly id: string;
  /** `failedJob`, `failedExternalTask`, or what a handler of the installation calls it. */
  readonly type: string;
  /** A date of the engine. */
  readonly since: string;
  /** The activity that failed; of an incident of a called instance the one that has called it. */
  readonly activityId: string | null;
  /** In the engine's words; null where it says nothing. */
  readonly message: string | null;
  readonly annotation: string | null;
  /** Where it comes from; itself unless a called instance has it. */
  readonly rootId: string;
  /** Id of the job or of the external task; null where it comes from a called instance. */
  readonly configuration: string | null;
  readonly processInstanceId: string | null;
  readonly processDefinitionKey: string | null;
}

/** So many are shown at most. */
const MOST = 100;

/** What has failed in an instance, the newest first. Empty for those who may not read it. */
export async function listIncidents(
  client: EngineClient,
  processInstanceId: string,
  signal?: AbortSignal,
): Promise<readonly Incident[]> {
  const query = { processInstanceId, sortBy: 'incidentTimestamp', sortOrder: 'desc', maxResults: MOST };
  return readList(await client.get('incident', { query, signal }), 'incidents', parseIncident);
}

/** Stores what a person has to say about it; null removes it. */
export async function annotateIncident(client: EngineClient, id: string, text: string | null): Promise<void> {
  const path = `incident/${segment(id)}/annotation`;
  await (text === null ? client.delete(path) : client.put(path, { body: { annotation: text } }));
}

export async function getIncident(client: EngineClient, id: string, signal?: AbortSignal): Promise<Incident> {
  return parseIncident(await client.get(`incident/${segment(id)}`, { signal }), 'incident');
}

/** Where an incident comes from: of a called instance the one there, else itself. */
export async function getRootIncident(
  client: EngineClient,
  incident: Incident,
  signal?: AbortSignal,
): Promise<Incident> {
  return incident.rootId === incident.id ? incident : getIncident(client, incident.rootId, signal);
}

/**
 * The stack trace of the job, or the details of the external task, that failed; of a called instance where it failed there.
 * Null where the incident is of another type.
 */
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

function parseIncident(value: unknown, where: string): Incident {
  const incident = readShape(value, where);
  const id = incident.text('id');
  return {
    id,
    type: incident.text('incidentType'),
    since: incident.text('incidentTimestamp'),
    // Engines before 7.15 know the one alone.
    activityId: incident.textOrNull('failedActivityId') ?? incident.textOrNull('activityId'),
    message: incident.textOrNull('incidentMessage'),
    annotation: incident.textOrNull('annotation'),
    rootId: incident.textOrNull('rootCauseIncidentId') ?? id,
    configuration: incident.textOrNull('configuration'),
    processInstanceId: incident.textOrNull('processInstanceId'),
    processDefinitionKey: processKeyOf(incident.textOrNull('processDefinitionId')),
  };
}
