import type { EngineClient } from '../../EngineClient';
import type { StartProcessInstanceFormDto } from '../../generated/RestApi';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { DefinitionSummary, FormVariables } from '../../Task';
import { literalPattern } from '../../task-query/likePattern';
import { getText } from '../../transport/getText';
import { parseVariables } from '../../variables/parseVariables';
import { parseDefinition } from './definition';
import { parseForm, type TaskForm } from './form';

/** A process that the person may start. */
export interface StartableProcess extends DefinitionSummary {
  readonly description: string | null;
  readonly deploymentId: string | null;
  readonly tenantId: string | null;
}

export interface StartableSearch {
  /** Part of the name, as the engine compares it: upper and lower case differ. */
  readonly nameLike?: string;
  readonly key?: string;
  readonly tenantId?: string;
  /** Of one version, which need not be the latest. */
  readonly id?: string;
  readonly firstResult: number;
  readonly maxResults: number;
}

/** What may be started from a task list. */
const STARTABLE = { active: true, startableInTasklist: true, startablePermissionCheck: true };

/** The latest versions, or the one with an id, that may be started from a task list, without counting. */
export async function listStartable(
  client: EngineClient,
  search: StartableSearch,
  signal?: AbortSignal,
): Promise<readonly StartableProcess[]> {
  const { nameLike, key, tenantId, id, firstResult, maxResults } = search;
  const query = {
    latest: id === undefined ? true : undefined,
    processDefinitionId: id,
    ...STARTABLE,
    nameLike: nameLike ? literalPattern(nameLike) : undefined,
    key,
    tenantIdIn: tenantId,
    firstResult,
    maxResults,
  };
  return readList(await client.get('process-definition', { query, signal }), 'definitions', parseStartable);
}

/** The latest versions of these processes that may be started from a task list, of every tenant. */
export async function listStartableByKeys(
  client: EngineClient,
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<readonly StartableProcess[]> {
  const query = { latest: true, ...STARTABLE, keysIn: keys };
  return readList(await client.get('process-definition', { query, signal }), 'definitions', parseStartable);
}

/** The BPMN model of a process, as it was deployed. */
export async function getProcessXml(client: EngineClient, id: string, signal?: AbortSignal): Promise<string> {
  const answer = await client.get(`process-definition/${segment(id)}/xml`, { signal });
  return readShape(answer, 'xml').text('bpmn20Xml');
}

/** A process that another one calls. */
export interface CalledProcess extends DefinitionSummary {
  /** The call activities of the other that call it. */
  readonly activityIds: readonly string[];
}

/** The processes that a process calls, as far as its model says: what a formula decides is known when it runs. */
export async function listCalledProcesses(
  client: EngineClient,
  id: string,
  signal?: AbortSignal,
): Promise<readonly CalledProcess[]> {
  const path = `process-definition/${segment(id)}/static-called-process-definitions`;
  return readList(await client.get(path, { signal }), 'calledProcesses', (value, where) => ({
    ...parseDefinition(value, where),
    activityIds: readShape(value, where).list('calledFromActivityIds', String),
  }));
}

export async function getStartForm(
  client: EngineClient,
  id: string,
  signal?: AbortSignal,
): Promise<TaskForm> {
  return parseForm(await client.get(`process-definition/${segment(id)}/startForm`, { signal }));
}

/** The fields of the start form with their default values; all of them, or those named. */
export async function getStartFormVariables(
  client: EngineClient,
  id: string,
  options: { readonly names?: readonly string[]; readonly signal?: AbortSignal | undefined } = {},
): Promise<FormVariables> {
  const query = { deserializeValues: false, variableNames: options.names };
  const path = `process-definition/${segment(id)}/form-variables`;
  return parseVariables(await client.get(path, { query, signal: options.signal, exactNumbers: true }));
}

/** The HTML that the engine generates from the start form's fields. */
export async function getRenderedStartForm(
  client: EngineClient,
  id: string,
  signal?: AbortSignal,
): Promise<string> {
  const path = `process-definition/${segment(id)}/rendered-form`;
  return getText(client, path, { signal });
}

/** Starts a process by its form. Returns the id of the new process instance. */
export async function submitStartForm(
  client: EngineClient,
  id: string,
  submission: { readonly variables: FormVariables; readonly businessKey?: string },
): Promise<string> {
  const body: StartProcessInstanceFormDto = {
    variables: submission.variables,
    ...(submission.businessKey === undefined ? {} : { businessKey: submission.businessKey }),
  };
  const answer = await client.post(`process-definition/${segment(id)}/submit-form`, { body });
  return readShape(answer, 'processInstance').text('id');
}

function parseStartable(value: unknown, where: string): StartableProcess {
  const definition = readShape(value, where);
  return {
    ...parseDefinition(value, where),
    description: definition.textOrNull('description'),
    deploymentId: definition.textOrNull('deploymentId'),
    tenantId: definition.textOrNull('tenantId'),
  };
}
