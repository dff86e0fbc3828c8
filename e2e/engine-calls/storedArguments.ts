import { callByName } from '../../shared/engine-client/src/rest-api/callByName';
import type { ResourceName } from '../../shared/engine-client/src/rest-api/Resource';
import { resourceOf } from '../../shared/engine-client/src/rest-api/resourceOf';
import { CASE, type CallWorld, DECISION, firstId, KEY, newId, SECRET } from './CallWorld';
import { type Arguments, type ArgumentsOf, failedExternalTask, variables } from './runtimeArguments';

const VALUE = { value: 'x', type: 'String' };

type Definitions = (world: CallWorld) => Promise<readonly Arguments[]> | readonly Arguments[];

const both =
  (id: (world: CallWorld) => string, key: string): Definitions =>
  (world) => [{ id: id(world) }, { key }, { key, tenantId: world.tenantId }];

export const DEFINITIONS: Readonly<Record<string, Definitions>> = {
  'process-definition': both(({ common }) => common.process, KEY),
  'case-definition': both(({ common }) => common.case, CASE),
  'decision-definition': both(({ common }) => common.decision, DECISION),
  'decision-requirements-definition': both(({ common }) => common.graph, `${DECISION}-graph`),
  'process-definition.delete': async (world) => [
    { id: (await world.ownDefinition()).id },
    { key: (await world.ownDefinition()).key },
    { key: (await world.ownDefinition(world.tenantId)).key, tenantId: world.tenantId },
  ],
};

async function migrationPlan(world: CallWorld) {
  const { process } = world.common;
  const { id: target } = await world.ownDefinition();
  const body = { sourceProcessDefinitionId: process, targetProcessDefinitionId: target };
  const plan = await resourceOf(world.client, 'migration').generate({ body });
  return { migrationPlan: plan, processInstanceIds: [await world.instance()] };
}

async function modification(world: CallWorld) {
  const instructions = [{ type: 'startBeforeActivity', activityId: 'signalled' }];
  const { process: processDefinitionId } = world.common;
  return { body: { processDefinitionId, instructions, processInstanceIds: [await world.instance()] } };
}

async function restart(world: CallWorld) {
  const instructions = [{ type: 'startBeforeActivity', activityId: 'signalled' }];
  const processInstanceIds = [await world.endedInstance()];
  return { id: world.common.process, body: { instructions, processInstanceIds } };
}

async function first(world: CallWorld, resource: ResourceName, query: object): Promise<string> {
  const found = await callByName(world.client, `${resource}.list`, { query });
  return firstId(found as readonly { id?: string }[]);
}

const ofInstance = async (world: CallWorld) => ({ processInstanceId: await world.instance(), maxResults: 1 });

async function operation(world: CallWorld) {
  const id = await world.task();
  await resourceOf(world.client, 'task').setAssignee({ id, body: { userId: 'demo' } });
  const [first] = await resourceOf(world.client, 'history/user-operation').list({ query: { taskId: id } });
  return { operationId: first?.operationId ?? '', body: { annotation: 'x' } };
}

const ofFailure = async (world: CallWorld) => ({
  externalTaskId: await failedExternalTask(world),
  failureLog: true,
});

const removal = { absoluteRemovalTime: new Date('2040-01-01T00:00:00Z') };
const onCase =
  (activity: string, body: object = {}): ArgumentsOf =>
  async (world) => ({ id: await world.caseExecution(activity), body });

export const STORED_ARGUMENTS: Readonly<Record<string, ArgumentsOf>> = {
  'authorization.check': {
    query: { permissionName: 'READ', resourceName: 'Task', resourceType: 7 },
  },
  'authorization.create': (world) => ({
    body: { type: 1, permissions: ['READ'], userId: world.mark, resourceType: 7, resourceId: 'x' },
  }),
  'authorization.update': (world) => ({
    body: { permissions: ['READ'], userId: world.mark, resourceType: 7, resourceId: 'y' },
  }),
  'batch.setSuspended': { body: { suspended: true } },
  'case-definition.create': { body: { variables: { a: VALUE } } },
  'case-definition.setHistoryTimeToLive': { body: { historyTimeToLive: 5 } },
  ...variables('case-execution', 'variable', (world) => world.caseExecution('itemWaiting')),
  ...variables('case-execution', 'localVariable', (world) => world.caseExecution('itemWaiting')),
  ...variables('case-instance', 'variable', (world) => world.case()),
  'case-execution.complete': onCase('itemRunning'),
  'case-execution.disable': { body: {} },
  'case-execution.manualStart': { body: {} },
  'case-execution.terminate': onCase('itemRunning'),
  'case-execution.reenable': async (world) => {
    const id = await world.caseExecution('itemWaiting');
    await resourceOf(world.client, 'case-execution').disable({ id });
    return { id, body: {} };
  },
  'case-instance.complete': async (world) => {
    const running = await world.caseExecution('itemRunning');
    const executions = resourceOf(world.client, 'case-execution');
    const { caseInstanceId } = await executions.get({ id: running });
    await executions.complete({ id: running });
    return { id: caseInstanceId, body: {} };
  },
  'case-instance.terminate': { body: {} },
  'case-instance.close': async (world) => {
    const id = await world.case();
    await resourceOf(world.client, 'case-instance').terminate({ id });
    return { id, body: {} };
  },
  'decision-definition.evaluate': { body: { variables: { amount: { value: 1, type: 'Integer' } } } },
  'decision-definition.setHistoryTimeToLive': { body: { historyTimeToLive: 5 } },
  'deployment.create': (world) => {
    const body = new FormData();
    body.set('deployment-name', world.mark);
    body.set('data', new Blob(['x']), 'calls.txt');
    return { body };
  },
  'deployment.delete': async (world) => ({
    id: (await world.deploy(`d-${world.mark}`, `dc-${world.mark}`, `dd-${world.mark}`)).deployment,
    query: { cascade: true },
  }),
  'deployment.redeploy': async (world) => ({
    id: (await world.deploy(`r-${world.mark}`, `rc-${world.mark}`, `rd-${world.mark}`)).deployment,
    body: { source: world.mark },
  }),
  'deployment.resource': resource,
  'deployment.resourceData': resource,
  'filter.create': (world) => ({
    body: { resourceType: 'Task', name: world.mark, query: {}, properties: {} },
  }),
  'filter.update': (world) => ({
    body: { resourceType: 'Task', name: world.mark, query: {}, properties: {} },
  }),
  'group.create': (world) => ({ body: { id: newId(world.mark), name: 'x', type: 'WORKFLOW' } }),
  'group.update': async (world) => {
    const id = await world.group();
    return { id, body: { id, name: 'y', type: 'WORKFLOW' } };
  },
  'group.addMember': async (world) => ({ userId: await world.user() }),
  'group.removeMember': async (world) => ({ userId: await world.user() }),
  'history/batch.get': async (world) => ({ id: await world.batch() }),
  'history/batch.setRemovalTimeAsync': async (world) => ({
    body: { ...removal, historicBatchIds: [await world.batch()] },
  }),
  'history/cleanup.start': { query: { immediatelyDue: false } },
  'history/decision-instance.deleteAsync': async (world) => ({
    body: { historicDecisionInstanceIds: [await decisionInstance(world)] },
  }),
  'history/decision-instance.setRemovalTimeAsync': async (world) => ({
    body: { ...removal, historicDecisionInstanceIds: [await decisionInstance(world)] },
  }),
  'history/detail.data': async (world) => {
    const query = { taskId: await world.taskWithFile(), variableUpdates: true, maxResults: 1 };
    return { id: await first(world, 'history/detail', { ...query, sortBy: 'time', sortOrder: 'desc' }) };
  },
  'history/process-instance.delete': async (world) => ({ id: await world.endedInstance() }),
  'history/process-instance.deleteAsync': async (world) => ({
    body: { historicProcessInstanceIds: [await world.endedInstance()] },
  }),
  'history/process-instance.setRemovalTimeAsync': async (world) => ({
    body: { ...removal, historicProcessInstanceIds: [await world.endedInstance()] },
  }),
  'history/process-instance.report': { query: { reportType: 'duration', periodUnit: 'month' } },
  'history/task.report': { query: { reportType: 'count', groupBy: 'taskName' } },
  'history/user-operation.setAnnotation': operation,
  'history/user-operation.clearAnnotation': operation,
  'history/variable-instance.data': async (world) => {
    const query = { taskIdIn: [await world.taskWithFile()], variableName: 'f' };
    return { id: await first(world, 'history/variable-instance', query) };
  },
  'identity.groups': { query: { userId: 'demo' } },
  'identity.validatePassword': { body: { password: SECRET, profile: { id: 'calls' } } },
  'identity.verify': { body: { username: 'demo', password: 'demo' } },
  'job-definition.setJobPriority': { body: { priority: 1 } },
  'job-definition.setRetries': { body: { retries: 3 } },
  'job-definition.setSuspended': { body: { suspended: false, includeJobs: true } },
  'job-definition.setSuspendedOfMany': ({ common }) => ({
    body: { processDefinitionId: common.process, suspended: false },
  }),
  'migration.generate': ({ common }) => ({
    body: { sourceProcessDefinitionId: common.process, targetProcessDefinitionId: common.process },
  }),
  'migration.execute': async (world) => ({ body: await migrationPlan(world) }),
  'migration.executeAsync': async (world) => ({ body: await migrationPlan(world) }),
  'migration.validate': async (world) => ({ body: (await migrationPlan(world)).migrationPlan }),
  'modification.execute': modification,
  'modification.executeAsync': modification,
  'process-definition.restart': restart,
  'process-definition.restartAsync': restart,
  'process-definition.start': { body: { variables: { a: VALUE } } },
  'process-definition.submitForm': { body: { variables: { wish: VALUE } } },
  'process-definition.setSuspended': { body: { suspended: false } },
  'process-definition.setSuspendedOfMany': {
    body: { processDefinitionKey: KEY, suspended: false },
  },
  'process-definition.setHistoryTimeToLive': { body: { historyTimeToLive: 5 } },
  'process-definition.staticCalledProcessDefinitions': ({ common }) => ({ id: common.process }),
  'telemetry.configure': { body: { enableTelemetry: false } },
  'tenant.create': (world) => ({ body: { id: newId(world.mark), name: 'x' } }),
  'tenant.update': async (world) => {
    const id = await world.tenant();
    return { id, body: { id, name: 'y' } };
  },
  'tenant.addGroupMember': async (world) => ({ groupId: await world.group() }),
  'tenant.removeGroupMember': async (world) => ({ groupId: await world.group() }),
  'tenant.addUserMember': async (world) => ({ userId: await world.user() }),
  'tenant.removeUserMember': async (world) => ({ userId: await world.user() }),
  'user.create': (world) => ({
    body: {
      profile: { id: newId(world.mark), firstName: 'Every', lastName: 'Call' },
      credentials: { password: SECRET },
    },
  }),
  'user.updateCredentials': { body: { password: `${SECRET}2`, authenticatedUserPassword: 'demo' } },
  'user.updateProfile': async (world) => {
    const id = await world.user();
    return { id, body: { id, firstName: 'Each', lastName: 'Call' } };
  },
};

export const EXAMPLES: Readonly<Record<string, (world: CallWorld) => Promise<string> | string>> = {
  authorization: (world) => world.authorization(),
  'case-execution': (world) => world.caseExecution('itemWaiting'),
  'case-instance': (world) => world.case(),
  deployment: ({ common }) => common.deployment,
  execution: (world) => world.execution('signalled'),
  'external-task': (world) => world.externalTask(),
  filter: (world) => world.filter(),
  group: (world) => world.group(),
  'history/activity-instance': async (world) =>
    first(world, 'history/activity-instance', await ofInstance(world)),
  'history/case-activity-instance': async (world) =>
    first(world, 'history/case-activity-instance', { caseInstanceId: await world.case() }),
  'history/case-definition': ({ common }) => common.case,
  'history/case-instance': (world) => world.case(),
  'history/decision-instance': decisionInstance,
  'history/decision-requirements-definition': ({ common }) => common.graph,
  'history/detail': async (world) => first(world, 'history/detail', await ofInstance(world)),
  'history/external-task-log': async (world) =>
    first(world, 'history/external-task-log', await ofFailure(world)),
  'history/job-log': async (world) => first(world, 'history/job-log', await ofInstance(world)),
  'history/process-definition': ({ common }) => common.process,
  'history/process-instance': (world) => world.instance(),
  'history/variable-instance': async (world) =>
    first(world, 'history/variable-instance', await ofInstance(world)),
  incident: (world) => world.incident(),
  job: (world) => world.job(),
  'job-definition': (world) => first(world, 'job-definition', { processDefinitionId: world.common.process }),
  'process-instance': (world) => world.instance(),
  task: (world) => world.task(),
  tenant: (world) => world.tenant(),
  user: (world) => world.user(),
  'variable-instance': async (world) => first(world, 'variable-instance', { taskIdIn: [await world.task()] }),
};

async function resource({ client, common }: CallWorld) {
  const found = await resourceOf(client, 'deployment').resources({ id: common.deployment });
  return { id: common.deployment, resourceId: firstId(found) };
}

/** A parallel call may delete instances of a shared definition. */
async function decisionInstance(world: CallWorld) {
  const { decision } = await world.ownDefinition();
  const body = { variables: { amount: { value: 1, type: 'Integer' } } };
  await resourceOf(world.client, 'decision-definition').evaluate({ id: decision, body });
  const query = { decisionDefinitionId: decision };
  return firstId(await resourceOf(world.client, 'history/decision-instance').list({ query }));
}
