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

export interface StartableProcess extends DefinitionSummary {
  readonly description: string | null;
  readonly deploymentId: string | null;
  readonly tenantId: string | null;
}

export interface StartableSearch {
  readonly nameLike?: string;
  readonly key?: string;
  readonly tenantId?: string;
  readonly id?: string;
  readonly firstResult: number;
  readonly maxResults: number;
}

const STARTABLE = { active: true, startableInTasklist: true, startablePermissionCheck: true };

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

export async function listStartableByKeys(
  client: EngineClient,
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<readonly StartableProcess[]> {
  const query = { latest: true, ...STARTABLE, keysIn: keys };
  return readList(await client.get('process-definition', { query, signal }), 'definitions', parseStartable);
}

export async function getProcessXml(client: EngineClient, id: string, signal?: AbortSignal): Promise<string> {
  const answer = await client.get(`process-definition/${segment(id)}/xml`, { signal });
  return readShape(answer, 'xml').text('bpmn20Xml');
}

export interface CalledProcess extends DefinitionSummary {
  readonly activityIds: readonly string[];
}

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

export async function getStartFormVariables(
  client: EngineClient,
  id: string,
  options: { readonly names?: readonly string[]; readonly signal?: AbortSignal | undefined } = {},
): Promise<FormVariables> {
  const query = { deserializeValues: false, variableNames: options.names };
  const path = `process-definition/${segment(id)}/form-variables`;
  return parseVariables(await client.get(path, { query, signal: options.signal, exactNumbers: true }));
}

export async function getRenderedStartForm(
  client: EngineClient,
  id: string,
  signal?: AbortSignal,
): Promise<string> {
  const path = `process-definition/${segment(id)}/rendered-form`;
  return getText(client, path, { signal });
}

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
