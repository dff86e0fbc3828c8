import { randomUUID } from 'node:crypto';
import type { EngineClient } from '../../shared/engine-client/src/EngineClient';
import { deploymentForm } from '../../shared/engine-client/src/resources/definition/deploymentForm';
import { callEngine, callRoute } from '../../shared/engine-client/src/rest-api/callEngine';
import { caseModel, decisionModel, FORM, processModel } from './callModels';

export const SECRET = 'Every-Call-2026!';
export const VALUE = { value: 'x', type: 'String' } as const;

interface WithId {
  readonly id?: string | null;
}

/** Subjects for the calls: each that changes something makes its own. Methods are properties, so that calls can pick them. */
export class CallWorld {
  readonly client: EngineClient;
  readonly mark = ownId();
  tenantId!: string;
  deployed!: Awaited<ReturnType<CallWorld['deploy']>>;
  readonly #removals: (() => Promise<unknown>)[] = [];

  private constructor(client: EngineClient) {
    this.client = client;
  }

  static async create(client: EngineClient): Promise<CallWorld> {
    const world = new CallWorld(client);
    world.tenantId = await world.tenant();
    world.deployed = await world.deploy();
    await world.deploy(world.tenantId, world.deployed.key);
    return world;
  }

  readonly onRemove = (remove: () => Promise<unknown>): void => {
    this.#removals.push(remove);
  };

  async remove(): Promise<void> {
    const { client, mark } = this;
    const query = { cascade: true, skipCustomListeners: true };
    for (const { id } of await callEngine(client, 'GET /deployment', { query: { name: mark } })) {
      const path = { id: id ?? '' };
      this.onRemove(() => callEngine(client, 'DELETE /deployment/{id}', { path, query }));
    }
    for (const { id } of await callEngine(client, 'GET /filter', { query: { name: mark } })) {
      this.onRemove(() => callEngine(client, 'DELETE /filter/{id}', { path: { id: id ?? '' } }));
    }
    for (const { id } of await callEngine(client, 'GET /authorization', { query: { userIdIn: [mark] } })) {
      this.onRemove(() => callEngine(client, 'DELETE /authorization/{id}', { path: { id: id ?? '' } }));
    }
    for (const remove of this.#removals.reverse()) await remove().catch(() => null);
  }

  readonly deploy = async (tenantId?: string, key = ownId()) => {
    const files = [
      { name: 'calls.bpmn', content: processModel(key) },
      { name: 'calls.cmmn', content: caseModel(`${key}-cmmn`) },
      { name: 'calls.dmn', content: decisionModel(`${key}-dmn`) },
      { name: 'calls.html', content: FORM },
    ];
    const body = deploymentForm({ name: this.mark, files, ...(tenantId !== undefined && { tenantId }) });
    const made = await callEngine(this.client, 'POST /deployment/create', { body });
    const idWith = (wanted: string, definitions: object | null | undefined) =>
      Object.keys(definitions ?? {}).find((one) => one.startsWith(`${wanted}:`)) ?? '';
    return {
      id: idOf(made),
      key,
      process: idWith(key, made.deployedProcessDefinitions),
      case: idWith(`${key}-cmmn`, made.deployedCaseDefinitions),
      decision: idWith(`${key}-dmn`, made.deployedDecisionDefinitions),
      graph: idWith(`${key}-dmn-graph`, made.deployedDecisionRequirementsDefinitions),
    };
  };

  readonly instance = async () => {
    const body = { businessKey: this.mark, variables: { a: VALUE } };
    const path = { id: this.deployed.process };
    return idOf(await callEngine(this.client, 'POST /process-definition/{id}/start', { path, body }));
  };

  readonly endedInstance = async () => {
    const id = await this.instance();
    await callEngine(this.client, 'DELETE /process-instance/{id}', { path: { id } });
    return id;
  };

  readonly batch = async () => {
    const body = { processInstanceIds: [await this.instance()], suspended: false };
    return idOf(await callEngine(this.client, 'POST /process-instance/suspended-async', { body }));
  };

  readonly task = async () => {
    const id = ownId();
    await callEngine(this.client, 'POST /task/create', { body: { id, name: this.mark } });
    this.onRemove(() => callEngine(this.client, 'DELETE /task/{id}', { path: { id } }));
    const body = { modifications: { a: VALUE } };
    await callEngine(this.client, 'POST /task/{id}/localVariables', { path: { id }, body });
    return id;
  };

  readonly taskWithForm = async () => {
    const query = { processInstanceId: await this.instance(), taskDefinitionKey: 'fill' };
    return firstId(await callEngine(this.client, 'GET /task', { query }));
  };

  readonly job = async () => {
    const query = { processInstanceId: await this.instance() };
    return firstId(await callEngine(this.client, 'GET /job', { query }));
  };

  readonly externalTask = async () => {
    const query = { processInstanceId: await this.instance() };
    const id = firstId(await callEngine(this.client, 'GET /external-task', { query }));
    const body = { workerId: this.mark, lockDuration: 60_000 };
    await callEngine(this.client, 'POST /external-task/{id}/lock', { path: { id }, body });
    return id;
  };

  readonly failedExternalTask = async () => {
    const id = await this.externalTask();
    const body = { workerId: this.mark, errorMessage: 'm', errorDetails: 'd', retries: 1, retryTimeout: 0 };
    await callEngine(this.client, 'POST /external-task/{id}/failure', { path: { id }, body });
    return id;
  };

  /** Where an instance stands. */
  readonly execution = async () => {
    const query = { processInstanceId: await this.instance(), activityId: 'signalled' };
    return firstId(await callEngine(this.client, 'GET /execution', { query }));
  };

  readonly incident = async () => {
    const id = await this.execution();
    // Incidents of the same configuration are resolved together.
    const body = { incidentType: 'calls', configuration: id };
    return idOf(
      await callEngine(this.client, 'POST /execution/{id}/create-incident', { path: { id }, body }),
    );
  };

  readonly caseInstance = async () => {
    const request = { path: { id: this.deployed.case }, body: { variables: { a: VALUE } } };
    return idOf((await callRoute(this.client, 'POST /case-definition/{id}/create', request)) as WithId);
  };

  readonly caseExecution = async (activityId: 'itemRunning' | 'itemWaiting') => {
    const query = { caseInstanceId: await this.caseInstance(), activityId };
    return firstId((await callRoute(this.client, 'GET /case-execution', { query })) as readonly WithId[]);
  };

  readonly decisionInstance = async () => {
    const { decision: id } = await this.deploy();
    const body = { variables: { amount: { value: 1, type: 'Integer' } } };
    await callEngine(this.client, 'POST /decision-definition/{id}/evaluate', { path: { id }, body });
    const query = { decisionDefinitionId: id };
    return firstId(await callEngine(this.client, 'GET /history/decision-instance', { query }));
  };

  readonly authorization = async () => {
    const body = {
      type: 1,
      permissions: ['READ'],
      userId: this.mark,
      resourceType: 7,
      resourceId: ownId(),
    };
    return idOf(await callEngine(this.client, 'POST /authorization/create', { body }));
  };

  readonly filter = async () => {
    const body = { resourceType: 'Task', name: this.mark, query: { name: this.mark }, properties: {} };
    return idOf(await callEngine(this.client, 'POST /filter/create', { body }));
  };

  readonly user = async () => {
    const id = ownId();
    const profile = { id, firstName: 'Every', lastName: 'Call' };
    const body = { profile, credentials: { password: SECRET } };
    await callEngine(this.client, 'POST /user/create', { body });
    this.onRemove(() => callEngine(this.client, 'DELETE /user/{id}', { path: { id } }));
    return id;
  };

  readonly group = async () => {
    const id = ownId();
    await callEngine(this.client, 'POST /group/create', { body: { id, name: this.mark, type: 'WORKFLOW' } });
    this.onRemove(() => callEngine(this.client, 'DELETE /group/{id}', { path: { id } }));
    return id;
  };

  readonly tenant = async () => {
    const id = ownId();
    await callEngine(this.client, 'POST /tenant/create', { body: { id, name: this.mark } });
    this.onRemove(() => callEngine(this.client, 'DELETE /tenant/{id}', { path: { id } }));
    return id;
  };
}

/** User ids may contain only letters and digits. */
export function ownId(): string {
  return `calls${randomUUID().slice(0, 8)}`;
}

function idOf({ id }: WithId): string {
  if (!id) throw new Error('The engine gave no id.');
  return id;
}

export function firstId(found: readonly WithId[]): string {
  const [first] = found;
  if (first === undefined) throw new Error('The engine has found nothing.');
  return idOf(first);
}
