import { toEngineDate } from '@taskweave/base/engineDate';
import type { EngineClient } from '../../EngineClient';
import { isEngineError } from '../../errors/EngineError';
import { isRecord, readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { WriteOptions } from '../../transport/RequestOptions';
import { CLOCK_MARGIN } from '../../transport/ServerClock';
import type { Finding } from '../../writes/confirmWrite';
import { isPermitted } from '../identity/permission';
import { deploymentForm, type NewDeployment } from './deploymentForm';

/** Files that were deployed together. */
export interface Deployment {
  readonly id: string;
  /** Empty or null where nobody gave it one. */
  readonly name: string | null;
  readonly source: string | null;
  /** A date of the engine. */
  readonly time: string;
  readonly tenantId: string | null;
}

export type DefinitionKind = 'process' | 'case' | 'decision' | 'requirements';

/** What the engine has made of a file: one version of a process, a case, a decision. */
export interface DeployedDefinition {
  readonly kind: DefinitionKind;
  readonly id: string;
  readonly key: string;
  readonly name: string | null;
  readonly version: number;
  /** Name of the file. */
  readonly resource: string;
  readonly tenantId: string | null;
  readonly isStartable: boolean;
}

/** What a deployment has brought. Without definitions where nothing differed, or no file was a model. */
export interface Deployed extends Deployment {
  readonly definitions: readonly DeployedDefinition[];
}

export interface DeploymentPage {
  readonly deployments: readonly Deployment[];
  readonly total: number;
}

/** Each kind with its field in the answer to a deployment, and where it can be asked for. */
const KINDS: readonly (readonly [DefinitionKind, string, string])[] = [
  ['process', 'deployedProcessDefinitions', 'process-definition'],
  ['case', 'deployedCaseDefinitions', 'case-definition'],
  ['decision', 'deployedDecisionDefinitions', 'decision-definition'],
  ['requirements', 'deployedDecisionRequirementsDefinitions', 'decision-requirements-definition'],
];

/**
 * Deploys files. The engine takes all of them or none.
 *
 * @throws EngineError of the kind `validation` with `details` where a file cannot be read: see `parseFaults`
 */
export async function createDeployment(
  client: EngineClient,
  deployment: NewDeployment,
  options: Pick<WriteOptions, 'onProgress' | 'signal'> = {},
): Promise<Deployed> {
  const body = deploymentForm(deployment);
  return parseDeployed(await client.post('deployment/create', { ...options, body }));
}

/** Deploys the files of an earlier deployment once more: all of them, as new versions. */
export async function redeploy(client: EngineClient, { id, source }: Deployment): Promise<Deployed> {
  return parseDeployed(await client.post(`deployment/${segment(id)}/redeploy`, { body: { source } }));
}

export interface Removal {
  /** With the running and ended instances of its definitions. */
  readonly cascade: boolean;
  readonly skipCustomListeners: boolean;
  readonly skipIoMappings: boolean;
}

export async function deleteDeployment(client: EngineClient, id: string, removal: Removal): Promise<void> {
  await client.delete(`deployment/${segment(id)}`, { query: { ...removal } });
}

/** Whether the engine has it, and the person may read it. */
export async function isThere(client: EngineClient, id: string, signal?: AbortSignal): Promise<boolean> {
  try {
    await client.get(`deployment/${segment(id)}`, { signal });
    return true;
  } catch (error) {
    if (isEngineError(error) && error.problem.kind === 'not-found') return false;
    throw error;
  }
}

/** What a deployment that is known has brought, asked for afterwards. */
export async function readDeployed(
  client: EngineClient,
  deployment: Deployment,
  signal?: AbortSignal,
): Promise<Deployed> {
  const query = { deploymentId: deployment.id };
  const lists = await Promise.all(
    KINDS.map(async ([kind, , path]) =>
      readList(await client.get(path, { query, signal }), path, (value, where) =>
        parseDefinition(kind, value, where),
      ),
    ),
  );
  return { ...deployment, definitions: lists.flat() };
}

/** The newest first. */
export async function listDeployments(
  client: EngineClient,
  { firstResult, maxResults }: { readonly firstResult: number; readonly maxResults: number },
  signal?: AbortSignal,
): Promise<DeploymentPage> {
  const query = { sortBy: 'deploymentTime', sortOrder: 'desc', firstResult, maxResults };
  const [list, count] = await Promise.all([
    client.get('deployment', { query, signal }),
    client.get('deployment/count', { signal }),
  ]);
  return {
    deployments: readList(list, 'deployments', parseDeployment),
    total: readShape(count, 'count').number('count'),
  };
}

/** Names of the files of a deployment, in the order of the alphabet. */
export async function listResources(
  client: EngineClient,
  id: string,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const list = await client.get(`deployment/${segment(id)}/resources`, { signal });
  return readList(list, 'resources', (value, where) => readShape(value, where).text('name')).toSorted();
}

/** A deployment whose answer was lost. */
export interface LostDeployment {
  readonly name: string;
  readonly tenantId: string | null;
  /** Names of the files. */
  readonly files: readonly string[];
  /** The server's time when it was sent. */
  readonly since: Date;
  /** Deployments that this page knows already. */
  readonly known: ReadonlySet<string>;
}

/**
 * Looks for a deployment of that name, made since, with these files: all of them, or some where only what has changed was
 * asked for. Who may not read all deployments may not be shown it.
 */
export async function findDeployment(
  client: EngineClient,
  lost: LostDeployment,
  signal?: AbortSignal,
): Promise<Finding<Deployment>> {
  const query = {
    name: lost.name,
    after: toEngineDate(new Date(lost.since.getTime() - CLOCK_MARGIN)),
    ...(lost.tenantId === null ? { withoutTenantId: true } : { tenantIdIn: lost.tenantId }),
    sortBy: 'deploymentTime',
    sortOrder: 'desc',
    maxResults: 10,
  };
  const found = readList(await client.get('deployment', { query, signal }), 'deployments', parseDeployment);
  for (const deployment of found) {
    if (lost.known.has(deployment.id)) continue;
    const files = await listResources(client, deployment.id, signal);
    if (files.length > 0 && files.every((file) => lost.files.includes(file))) {
      return { kind: 'done', value: deployment };
    }
  }
  const mayRead = await isPermitted(client, { permission: 'READ', resource: 'Deployment' }, signal);
  return { kind: mayRead ? 'not-done' : 'unclear' };
}

function parseDeployment(value: unknown, where: string): Deployment {
  const deployment = readShape(value, where);
  return {
    id: deployment.text('id'),
    name: deployment.textOrNull('name'),
    source: deployment.textOrNull('source'),
    time: deployment.text('deploymentTime'),
    tenantId: deployment.textOrNull('tenantId'),
  };
}

function parseDeployed(value: unknown): Deployed {
  const { raw } = readShape(value, 'deployment');
  return {
    ...parseDeployment(value, 'deployment'),
    definitions: KINDS.flatMap(([kind, field]) => {
      const made = raw[field];
      return isRecord(made)
        ? Object.values(made).map((definition) => parseDefinition(kind, definition, `deployment.${field}`))
        : [];
    }),
  };
}

function parseDefinition(kind: DefinitionKind, value: unknown, where: string): DeployedDefinition {
  const definition = readShape(value, where);
  return {
    kind,
    id: definition.text('id'),
    key: definition.text('key'),
    name: definition.textOrNull('name'),
    version: definition.number('version'),
    resource: definition.textOrNull('resource') ?? '',
    tenantId: definition.textOrNull('tenantId'),
    isStartable: kind === 'process' && definition.raw.startableInTasklist !== false,
  };
}
