import { randomUUID } from 'node:crypto';
import type { EngineClient } from '../../shared/engine-client/src/EngineClient';
import { deploymentForm } from '../../shared/engine-client/src/resources/definition/deploymentForm';
import { resourceOf } from '../../shared/engine-client/src/rest-api/resourceOf';
import { caseModel, decisionModel, FORM, processModel } from './callModels';

export const KEY = 'every-call';
export const CASE = 'every-call-case';
export const DECISION = 'every-call-decision';
const VALUE = { value: 'x', type: 'String' } as const;

interface Deployed {
  readonly deployment: string;
  readonly process: string;
  readonly case: string;
  readonly decision: string;
  readonly graph: string;
}

interface WithId {
  readonly id?: string | null;
}

/** Calls run in parallel, so every call that changes something gets its own subject. */
export class CallWorld {
  readonly client: EngineClient;
  readonly mark = ownId('calls');
  readonly #removals: (() => Promise<unknown>)[] = [];
  common!: Deployed;
  tenantId!: string;

  private constructor(client: EngineClient) {
    this.client = client;
  }

  static async create(client: EngineClient): Promise<CallWorld> {
    const world = new CallWorld(client);
    world.tenantId = await world.tenant();
    world.common = await world.deploy(KEY, CASE, DECISION);
    await world.deploy(KEY, CASE, DECISION, world.tenantId);
    return world;
  }

  async remove(): Promise<void> {
    const { client, mark } = this;
    const deployments = resourceOf(client, 'deployment');
    const filters = resourceOf(client, 'filter');
    const authorizations = resourceOf(client, 'authorization');
    const query = { cascade: true, skipCustomListeners: true };
    await removeAll(deployments.list({ query: { name: mark } }), (id) => deployments.delete({ id, query }));
    await removeAll(filters.list({ query: { name: mark } }), (id) => filters.delete({ id }));
    await removeAll(authorizations.list({ query: { userIdIn: [mark] } }), (id) =>
      authorizations.delete({ id }),
    );
    const created = (['user', 'group', 'tenant'] as const).map(
      (name) => () => resourceOf(client, name).delete({ id: newId(mark) }),
    );
    for (const remove of [...created, ...this.#removals]) await remove().catch(() => null);
  }

  onRemove(remove: () => Promise<unknown>): void {
    this.#removals.push(remove);
  }

  async deploy(key: string, caseKey: string, decisionKey: string, tenantId?: string): Promise<Deployed> {
    const files = [
      { name: 'calls.bpmn', content: processModel(key) },
      { name: 'calls.cmmn', content: caseModel(caseKey) },
      { name: 'calls.dmn', content: decisionModel(decisionKey) },
      { name: 'calls.html', content: FORM },
    ];
    const body = deploymentForm({ name: this.mark, files, ...(tenantId !== undefined && { tenantId }) });
    const made = await resourceOf(this.client, 'deployment').create({ body });
    const deployment = idOf(made);
    const idWith = (wanted: string, definitions: object | null | undefined) =>
      Object.keys(definitions ?? {}).find((id) => id.startsWith(`${wanted}:`)) ?? '';
    return {
      deployment,
      process: idWith(key, made.deployedProcessDefinitions),
      case: idWith(caseKey, made.deployedCaseDefinitions),
      decision: idWith(decisionKey, made.deployedDecisionDefinitions),
      graph: idWith(`${decisionKey}-graph`, made.deployedDecisionRequirementsDefinitions),
    };
  }

  async ownDefinition(tenantId?: string): Promise<{ id: string; key: string; decision: string }> {
    const key = `own-${randomUUID().slice(0, 8)}`;
    const { process, decision } = await this.deploy(key, `${key}-case`, `${key}-decision`, tenantId);
    return { id: process, key, decision };
  }

  async instance(): Promise<string> {
    const started = await resourceOf(this.client, 'process-definition').start({
      id: this.common.process,
      body: { businessKey: this.mark, variables: { a: VALUE } },
    });
    return idOf(started);
  }

  async endedInstance(): Promise<string> {
    const id = await this.instance();
    await resourceOf(this.client, 'process-instance').delete({ id });
    return id;
  }

  async batch(): Promise<string> {
    const body = { processInstanceIds: [await this.instance()], suspended: false };
    return idOf(await resourceOf(this.client, 'process-instance').setSuspendedAsync({ body }));
  }

  async task(): Promise<string> {
    const id = `${this.mark}-${randomUUID()}`;
    const tasks = resourceOf(this.client, 'task');
    await tasks.create({ body: { id, name: this.mark } });
    this.#removals.push(() => tasks.delete({ id }));
    await tasks.modifyVariables({ id, body: { modifications: { a: VALUE } } });
    return id;
  }

  async taskOf(activity: string): Promise<string> {
    const query = { processInstanceId: await this.instance(), taskDefinitionKey: activity };
    return firstId(await resourceOf(this.client, 'task').list({ query }));
  }

  async taskWithFile(): Promise<string> {
    const id = await this.task();
    await resourceOf(this.client, 'task').setVariableData({ id, varName: 'f', body: bytes() });
    return id;
  }

  async job(): Promise<string> {
    const query = { processInstanceId: await this.instance() };
    return firstId(await resourceOf(this.client, 'job').list({ query }));
  }

  async externalTask(): Promise<string> {
    const tasks = resourceOf(this.client, 'external-task');
    const id = firstId(await tasks.list({ query: { processInstanceId: await this.instance() } }));
    await tasks.lock({ id, body: { workerId: this.mark, lockDuration: 60_000 } });
    return id;
  }

  async execution(activityId: string): Promise<string> {
    const query = { processInstanceId: await this.instance(), activityId };
    return firstId(await resourceOf(this.client, 'execution').list({ query }));
  }

  async incident(): Promise<string> {
    const id = await this.execution('signalled');
    // Incidents of the same configuration are resolved together.
    const body = { incidentType: 'calls', configuration: id };
    return idOf(await resourceOf(this.client, 'execution').createIncident({ id, body }));
  }

  async case(): Promise<string> {
    const body = { variables: { a: VALUE } };
    return idOf(await resourceOf(this.client, 'case-definition').create({ id: this.common.case, body }));
  }

  async caseExecution(activityId: string): Promise<string> {
    const query = { caseInstanceId: await this.case(), activityId };
    return firstId(await resourceOf(this.client, 'case-execution').list({ query }));
  }

  async authorization(): Promise<string> {
    const body = {
      type: 1,
      permissions: ['READ'],
      userId: this.mark,
      resourceType: 7,
      resourceId: ownId('r'),
    };
    return idOf(await resourceOf(this.client, 'authorization').create({ body }));
  }

  async filter(): Promise<string> {
    const body = { resourceType: 'Task', name: this.mark, query: { name: this.mark }, properties: {} };
    return idOf(await resourceOf(this.client, 'filter').create({ body }));
  }

  async user(): Promise<string> {
    const id = ownId('user');
    const profile = { id, firstName: 'Every', lastName: 'Call' };
    await resourceOf(this.client, 'user').create({ body: { profile, credentials: { password: SECRET } } });
    this.#removals.push(() => resourceOf(this.client, 'user').delete({ id }));
    return id;
  }

  async group(): Promise<string> {
    const id = ownId('group');
    await resourceOf(this.client, 'group').create({ body: { id, name: this.mark, type: 'WORKFLOW' } });
    this.#removals.push(() => resourceOf(this.client, 'group').delete({ id }));
    return id;
  }

  async tenant(): Promise<string> {
    const id = ownId('tenant');
    await resourceOf(this.client, 'tenant').create({ body: { id, name: this.mark } });
    this.#removals.push(() => resourceOf(this.client, 'tenant').delete({ id }));
    return id;
  }
}

/** User ids may contain only letters and digits. */
export function ownId(kind: string): string {
  return `${kind}${randomUUID().slice(0, 8)}`;
}

export function newId(mark: string): string {
  return `new${mark}`;
}

export const SECRET = 'Every-Call-2026!';

export function bytes(name = 'f.txt'): FormData {
  const form = new FormData();
  form.set('data', new Blob(['x']), name);
  form.set('valueType', 'File');
  return form;
}

export function idOf({ id }: WithId): string {
  if (!id) throw new Error('The engine gave no id.');
  return id;
}

export function firstId(found: readonly WithId[]): string {
  const [first] = found;
  if (first === undefined) throw new Error('The engine has found nothing.');
  return idOf(first);
}

async function removeAll(found: Promise<readonly WithId[]>, remove: (id: string) => Promise<unknown>) {
  for (const one of await found) await remove(idOf(one)).catch(() => null);
}
