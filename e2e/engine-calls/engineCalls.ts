import {
  type AnyRequest,
  callEngine,
  type Route,
  type RouteRequest,
} from '../../shared/engine-client/src/rest-api/callEngine';
import { type CallWorld, firstId, ownId, SECRET, VALUE } from './CallWorld';

export interface EngineCall {
  readonly route: string;
  readonly request: (world: CallWorld) => Promise<AnyRequest>;
  /** How the engine that is tested refuses it. */
  readonly refused?: RegExp;
}

type Given<R extends Route> = RouteRequest<R> & Pick<AnyRequest, 'accept'>;

/** A call that the engine's description has, and what it is made with. */
function call<R extends Route>(
  route: R,
  given: Given<R> | ((world: CallWorld) => Given<R> | Promise<Given<R>>),
  refused?: RegExp,
): EngineCall {
  // A request is an object, whatever its route.
  const request = async (world: CallWorld) =>
    (typeof given === 'function' ? await given(world) : given) as AnyRequest;
  return { route, request, ...(refused && { refused }) };
}

/** A call of CMMN, which the description leaves out. */
function caseCall(
  route: string,
  request: (world: CallWorld) => Promise<AnyRequest> | AnyRequest,
): EngineCall {
  return { route, request: async (world) => request(world) };
}

const PAGE = { query: { maxResults: 2 } };
const ANY = {};
const onTask = async (world: CallWorld) => ({ path: { id: await world.task() } });
const onForm = async (world: CallWorld) => ({ path: { id: await world.taskWithForm() } });
const onInstance = async (world: CallWorld) => ({ path: { id: await world.instance() } });
const onJob = async (world: CallWorld) => ({ path: { id: await world.job() } });
const onFilter = async (world: CallWorld) => ({ path: { id: await world.filter() } });
const onUser = async (world: CallWorld) => ({ path: { id: await world.user() } });
const onGroup = async (world: CallWorld) => ({ path: { id: await world.group() } });
const onTenant = async (world: CallWorld) => ({ path: { id: await world.tenant() } });
const onAuthorization = async (world: CallWorld) => ({ path: { id: await world.authorization() } });
const onExternal = async (world: CallWorld) => ({ path: { id: await world.externalTask() } });
const onIncident = async (world: CallWorld) => ({ path: { id: await world.incident() } });
const onProcess = ({ deployed }: CallWorld) => ({ path: { id: deployed.process } });
const onDecision = ({ deployed }: CallWorld) => ({ path: { id: deployed.decision } });
const onGraph = ({ deployed }: CallWorld) => ({ path: { id: deployed.graph } });
const onCase = ({ deployed }: CallWorld) => ({ path: { id: deployed.case } });
const onLocal = async (world: CallWorld) => ({ path: { id: await world.task(), varName: 'a' } });
const onJobDefinition = async ({ client, deployed }: CallWorld) => {
  const query = { processDefinitionId: deployed.process };
  return { path: { id: firstId(await callEngine(client, 'GET /job-definition', { query })) } };
};
const ofInstances = async (world: CallWorld) => ({ processInstanceIds: [await world.instance()] });
const ofEnded = async (world: CallWorld) => ({ processInstanceIds: [await world.endedInstance()] });

const START = [{ type: 'startBeforeActivity' as const, activityId: 'signalled' }];
const SOON = new Date(Date.now() + 3_600_000);
const REMOVAL = { absoluteRemovalTime: new Date('2040-01-01T00:00:00Z') };
const AMOUNT = { variables: { amount: { value: 1, type: 'Integer' } } };

async function migration({ client, deployed, deploy, instance }: CallWorld) {
  const { process } = await deploy();
  const body = { sourceProcessDefinitionId: deployed.process, targetProcessDefinitionId: process };
  const migrationPlan = await callEngine(client, 'POST /migration/generate', { body });
  return { body: { migrationPlan, processInstanceIds: [await instance()] } };
}

async function modification(world: CallWorld) {
  const { process: processDefinitionId } = world.deployed;
  return { body: { processDefinitionId, instructions: START, ...(await ofInstances(world)) } };
}

async function restart(world: CallWorld) {
  return { ...onProcess(world), body: { instructions: START, ...(await ofEnded(world)) } };
}

async function operation(world: CallWorld) {
  const id = await world.task();
  await callEngine(world.client, 'POST /task/{id}/assignee', { path: { id }, body: { userId: 'demo' } });
  const query = { taskId: id, maxResults: 1 };
  const [first] = await callEngine(world.client, 'GET /history/user-operation', { query });
  return { path: { operationId: first?.operationId ?? '' }, body: { annotation: 'x' } };
}

/** Each call that the specification names, once. */
export const ENGINE_CALLS: readonly EngineCall[] = [
  call('GET /version', ANY),
  call('GET /authorization', PAGE),
  call('GET /authorization/{id}', onAuthorization),
  call('GET /authorization/check', {
    query: { permissionName: 'READ', resourceName: 'Task', resourceType: 7 },
  }),
  call('POST /authorization/create', ({ mark }) => ({
    body: { type: 1, permissions: ['READ'], userId: mark, resourceType: 7, resourceId: ownId() },
  })),
  call('PUT /authorization/{id}', async (world) => ({
    ...(await onAuthorization(world)),
    body: { permissions: ['READ'], userId: world.mark, resourceType: 7, resourceId: 'y' },
  })),
  call('DELETE /authorization/{id}', onAuthorization),

  call('GET /task', PAGE),
  call('GET /task/{id}', onTask),
  call('GET /task/{id}/comment', onTask),
  call('POST /task/{id}/comment/create', async (world) => ({
    ...(await onForm(world)),
    body: { message: 'x' },
  })),
  call('GET /task/{id}/identity-links', onTask),
  call('POST /task/{id}/identity-links', async (world) => ({
    ...(await onTask(world)),
    body: { groupId: 'sales', type: 'candidate' },
  })),
  call('POST /task/{id}/identity-links/delete', async (world) => ({
    ...(await onTask(world)),
    body: { groupId: 'sales', type: 'candidate' },
  })),
  call('POST /task/create', ({ client, mark, onRemove }) => {
    const id = ownId();
    onRemove(() => callEngine(client, 'DELETE /task/{id}', { path: { id } }));
    return { body: { id, name: mark } };
  }),
  call('PUT /task/{id}', async (world) => ({ ...(await onTask(world)), body: { name: 'x', priority: 50 } })),
  call('POST /task/{id}/assignee', async (world) => ({ ...(await onTask(world)), body: { userId: 'demo' } })),
  call('POST /task/{id}/delegate', async (world) => ({ ...(await onTask(world)), body: { userId: 'demo' } })),
  call('POST /task/{id}/claim', async (world) => ({ ...(await onTask(world)), body: { userId: 'demo' } })),
  call('POST /task/{id}/unclaim', onTask),
  call('POST /task/{id}/submit-form', async (world) => ({
    ...(await onForm(world)),
    body: { variables: { note: VALUE } },
  })),
  call('POST /task/{id}/complete', async (world) => ({ ...(await onForm(world)), body: {} })),
  call('POST /task/{id}/bpmnEscalation', async (world) => ({
    ...(await onForm(world)),
    body: { escalationCode: 'calls' },
  })),
  call('POST /task/{id}/bpmnError', async (world) => ({
    ...(await onForm(world)),
    body: { errorCode: 'calls' },
  })),
  call('GET /task/{id}/form-variables', onForm),
  call('GET /task/{id}/form', onForm),
  call('GET /task/{id}/localVariables', onTask),
  call('POST /task/{id}/localVariables', async (world) => ({
    ...(await onTask(world)),
    body: { modifications: { b: VALUE } },
  })),
  call('GET /task/{id}/localVariables/{varName}', onLocal),
  call('PUT /task/{id}/localVariables/{varName}', async (world) => ({
    ...(await onLocal(world)),
    body: VALUE,
  })),
  call('DELETE /task/{id}/localVariables/{varName}', onLocal),
  call('GET /task/report/candidate-group-count', ANY),
  call('GET /task/report/candidate-group-count', { accept: 'csv' }),

  call('GET /filter', PAGE),
  call('GET /filter/{id}', onFilter),
  call('POST /filter/{id}/list', async (world) => ({
    ...(await onFilter(world)),
    query: { firstResult: 0, maxResults: 15 },
  })),
  call('POST /filter/create', ({ mark }) => ({
    body: { resourceType: 'Task', name: mark, query: {}, properties: {} },
  })),
  call('PUT /filter/{id}', async (world) => ({
    ...(await onFilter(world)),
    body: { resourceType: 'Task', name: world.mark, query: {}, properties: {} },
  })),
  call('DELETE /filter/{id}', onFilter),
  call('OPTIONS /filter', ANY),

  call('GET /process-definition', PAGE),
  call('GET /process-definition/count', ANY),
  call('GET /process-definition/{id}', onProcess),
  call('GET /process-definition/key/{key}', ({ deployed: { key } }) => ({ path: { key } })),
  call('GET /process-definition/key/{key}/tenant-id/{tenant-id}', ({ deployed: { key }, tenantId }) => ({
    path: { key, 'tenant-id': tenantId },
  })),
  call('GET /process-definition/{id}/xml', onProcess),
  call('GET /process-definition/{id}/startForm', onProcess),
  call('GET /process-definition/{id}/statistics', onProcess),
  call('GET /process-definition/{id}/form-variables', onProcess),
  call('POST /process-definition/{id}/start', (world) => ({
    ...onProcess(world),
    body: { businessKey: world.mark, variables: { a: VALUE } },
  })),
  call('POST /process-definition/{id}/submit-form', (world) => ({
    ...onProcess(world),
    body: { variables: { wish: VALUE } },
  })),
  call('DELETE /process-definition/{id}', async ({ deploy }) => ({
    path: { id: (await deploy()).process },
    query: { cascade: true, skipCustomListeners: true, skipIoMappings: true },
  })),
  call('PUT /process-definition/{id}/history-time-to-live', (world) => ({
    ...onProcess(world),
    body: { historyTimeToLive: 5 },
  })),
  call('POST /process-definition/{id}/restart', restart),
  call('POST /process-definition/{id}/restart-async', restart),
  call('GET /process-definition/{id}/static-called-process-definitions', onProcess),

  call('POST /process-instance', { ...PAGE, body: {} }),
  call('POST /process-instance/count', { body: {} }),
  call('GET /process-instance/{id}/activity-instances', onInstance),
  call('POST /process-instance/{id}/modification', async (world) => ({
    ...(await onInstance(world)),
    body: { instructions: START },
  })),
  call('POST /process-instance/{id}/modification-async', async (world) => ({
    ...(await onInstance(world)),
    body: { instructions: START },
  })),
  call('POST /process-instance/delete', async (world) => ({ body: await ofInstances(world) })),
  call('POST /process-instance/suspended-async', async (world) => ({
    body: { ...(await ofInstances(world)), suspended: true },
  })),
  call('POST /process-instance/job-retries', async ({ instance }) => ({
    body: { processInstances: [await instance()], retries: 1 },
  })),
  call('POST /process-instance/variables-async', async (world) => ({
    body: { ...(await ofInstances(world)), variables: { b: VALUE } },
  })),
  call('POST /process-instance/message-async', async (world) => ({
    body: { ...(await ofInstances(world)), messageName: 'calls-message' },
  })),
  call('PUT /process-instance/{id}/variables/{varName}', async ({ instance }) => ({
    path: { id: await instance(), varName: 'b' },
    body: VALUE,
  })),

  call('POST /deployment/create', ({ mark }) => {
    const body = new FormData();
    body.set('deployment-name', mark);
    body.set('data', new Blob(['x']), 'calls.txt');
    return { body };
  }),
  call('POST /deployment/{id}/redeploy', async ({ deploy, mark }) => ({
    path: { id: (await deploy()).id },
    body: { source: mark },
  })),

  call('GET /batch', PAGE),
  call('GET /batch/statistics', PAGE),
  caseCall('GET /case-definition', () => PAGE),
  caseCall('GET /case-definition/{id}', onCase),
  caseCall('GET /case-definition/{id}/xml', onCase),
  caseCall('POST /case-definition/{id}/create', (world) => ({ ...onCase(world), body: {} })),
  caseCall('GET /case-instance/{id}', async ({ caseInstance }) => ({ path: { id: await caseInstance() } })),
  caseCall('POST /case-instance/{id}/terminate', async ({ caseInstance }) => ({
    path: { id: await caseInstance() },
    body: {},
  })),
  caseCall('POST /case-execution/{id}/manual-start', async ({ caseExecution }) => ({
    path: { id: await caseExecution('itemWaiting') },
    body: {},
  })),
  caseCall('POST /case-execution/{id}/complete', async ({ caseExecution }) => ({
    path: { id: await caseExecution('itemRunning') },
    body: {},
  })),
  call('POST /execution/{id}/localVariables', async ({ execution }) => ({
    path: { id: await execution() },
    body: { modifications: { b: VALUE } },
  })),
  call('GET /group', PAGE),
  call('GET /group/{id}', onGroup),
  call('PUT /group/{id}/members/{userId}', async ({ group, user }) => ({
    path: { id: await group(), userId: await user() },
  })),
  call('DELETE /group/{id}', onGroup),
  call('GET /tenant', PAGE),
  call('GET /tenant/{id}', onTenant),
  call('PUT /tenant/{id}/user-members/{userId}', async ({ tenant, user }) => ({
    path: { id: await tenant(), userId: await user() },
  })),
  call('PUT /tenant/{id}/group-members/{groupId}', async ({ tenant, group }) => ({
    path: { id: await tenant(), groupId: await group() },
  })),
  call('DELETE /tenant/{id}', onTenant),
  // The engine that is tested keeps no metrics.
  call('GET /metrics/{metrics-name}/sum', { path: { 'metrics-name': 'activity-instance-start' } }, /^500 /),
  call('POST /migration/generate', ({ deployed: { process } }) => ({
    body: { sourceProcessDefinitionId: process, targetProcessDefinitionId: process },
  })),
  call('POST /migration/validate', async (world) => ({ body: (await migration(world)).body.migrationPlan })),
  call('POST /migration/execute', migration),
  call('POST /migration/executeAsync', migration),
  call('POST /modification/execute', modification),
  call('POST /modification/executeAsync', modification),
  call('GET /variable-instance', PAGE),
  call('POST /variable-instance', { ...PAGE, body: {} }),
  call('GET /variable-instance/{id}/data', async ({ client, task }) => {
    const id = await task();
    const body = new FormData();
    body.set('data', new Blob(['x']), 'f.txt');
    body.set('valueType', 'File');
    const path = { id, varName: 'f' };
    await callEngine(client, 'POST /task/{id}/localVariables/{varName}/data', { path, body });
    const query = { taskIdIn: [id], variableName: 'f' };
    const found = firstId(await callEngine(client, 'GET /variable-instance', { query }));
    return { path: { id: found }, accept: 'blob' as const };
  }),
  call('GET /decision-definition', PAGE),
  call('GET /decision-definition/{id}', onDecision),
  call('GET /decision-definition/{id}/xml', onDecision),
  call('POST /decision-definition/{id}/evaluate', (world) => ({ ...onDecision(world), body: AMOUNT })),
  call('GET /decision-requirements-definition', PAGE),
  call('GET /decision-requirements-definition/{id}/xml', onGraph),

  call('POST /external-task', { ...PAGE, body: {} }),
  // Answers later, which the filters of the web applications do not let it.
  call(
    'POST /external-task/fetchAndLock',
    ({ mark }) => ({
      body: { workerId: mark, maxTasks: 1, topics: [{ topicName: 'calls-none', lockDuration: 1 }] },
    }),
    /^\d+ /,
  ),
  call('POST /external-task/{id}/complete', async (world) => ({
    ...(await onExternal(world)),
    body: { workerId: world.mark },
  })),
  call('POST /external-task/{id}/failure', async (world) => ({
    ...(await onExternal(world)),
    body: { workerId: world.mark, errorMessage: 'm', retries: 1, retryTimeout: 0 },
  })),
  call('POST /external-task/{id}/unlock', onExternal),
  call('PUT /external-task/{id}/retries', async (world) => ({
    ...(await onExternal(world)),
    body: { retries: 1 },
  })),
  call('GET /external-task/{id}/errorDetails', async ({ failedExternalTask }) => ({
    path: { id: await failedExternalTask() },
    accept: 'text',
  })),

  call('GET /user', PAGE),
  call('GET /user/count', ANY),
  call('OPTIONS /user', ANY),
  call('POST /user/create', ({ client, onRemove }) => {
    const id = ownId();
    onRemove(() => callEngine(client, 'DELETE /user/{id}', { path: { id } }));
    const profile = { id, firstName: 'Every', lastName: 'Call' };
    return { body: { profile, credentials: { password: SECRET } } };
  }),
  call('GET /user/{id}/profile', onUser),
  call('PUT /user/{id}/profile', async ({ user }) => {
    const id = await user();
    return { path: { id }, body: { id, firstName: 'Each', lastName: 'Call' } };
  }),
  call('PUT /user/{id}/credentials', async (world) => ({
    ...(await onUser(world)),
    body: { password: `${SECRET}2`, authenticatedUserPassword: 'demo' },
  })),
  call('POST /user/{id}/unlock', onUser),
  call('DELETE /user/{id}', onUser),

  call('POST /history/process-instance', { ...PAGE, body: {} }),
  call('GET /history/process-instance/report', {
    query: { reportType: 'duration', periodUnit: 'month' },
    accept: 'csv',
  }),
  call('POST /history/process-instance/delete', async ({ endedInstance }) => ({
    body: { historicProcessInstanceIds: [await endedInstance()] },
  })),
  call('POST /history/process-instance/set-removal-time', async ({ endedInstance }) => ({
    body: { ...REMOVAL, historicProcessInstanceIds: [await endedInstance()] },
  })),
  call('POST /history/decision-instance/set-removal-time', async ({ decisionInstance }) => ({
    body: { ...REMOVAL, historicDecisionInstanceIds: [await decisionInstance()] },
  })),
  call('POST /history/batch/set-removal-time', async ({ batch }) => ({
    body: { ...REMOVAL, historicBatchIds: [await batch()] },
  })),
  call('POST /history/task', { ...PAGE, body: {} }),
  call('GET /history/task/report', { query: { reportType: 'count', groupBy: 'taskName' } }),
  caseCall('POST /history/case-instance', () => ({ ...PAGE, body: {} })),
  caseCall('GET /history/case-activity-instance', () => PAGE),
  call('GET /history/activity-instance', PAGE),
  call('GET /history/decision-instance', PAGE),
  call('GET /history/incident', PAGE),
  call('POST /history/variable-instance', { ...PAGE, body: {} }),
  call('GET /history/batch', PAGE),
  call('GET /history/job-log', PAGE),
  call('GET /history/user-operation', PAGE),
  call('PUT /history/user-operation/{operationId}/set-annotation', operation),
  call('GET /history/cleanup/configuration', ANY),
  // The engine that is tested cleans up no history.
  call('POST /history/cleanup', { query: { immediatelyDue: false } }, /^\d+ /),
  call('GET /history/process-definition/cleanable-process-instance-report', PAGE),
  call('GET /history/decision-definition/cleanable-decision-instance-report', PAGE),
  call('GET /history/batch/cleanable-batch-report', PAGE),
  call('GET /history/external-task-log/{id}/error-details', async ({ client, failedExternalTask }) => {
    const query = { externalTaskId: await failedExternalTask(), failureLog: true };
    const id = firstId(await callEngine(client, 'GET /history/external-task-log', { query }));
    return { path: { id }, accept: 'text' as const };
  }),

  call('GET /incident', PAGE),
  call('GET /incident/{id}', onIncident),
  call('PUT /incident/{id}/annotation', async (world) => ({
    ...(await onIncident(world)),
    body: { annotation: 'x' },
  })),
  call('DELETE /incident/{id}/annotation', onIncident),

  call('POST /job', { ...PAGE, body: {} }),
  call('PUT /job/{id}/retries', async (world) => ({ ...(await onJob(world)), body: { retries: 1 } })),
  call('PUT /job/{id}/duedate', async (world) => ({ ...(await onJob(world)), body: { duedate: SOON } })),
  call('GET /job/{id}/stacktrace', async (world) => ({ ...(await onJob(world)), accept: 'text' as const })),
  call('PUT /job/{id}/suspended', async (world) => ({ ...(await onJob(world)), body: { suspended: true } })),
  call('PUT /job-definition/{id}/retries', async (world) => ({
    ...(await onJobDefinition(world)),
    body: { retries: 3 },
  })),
  call('PUT /job-definition/{id}/suspended', async (world) => ({
    ...(await onJobDefinition(world)),
    body: { suspended: false, includeJobs: true },
  })),

  call('POST /message', async ({ instance }) => ({
    body: { messageName: 'calls-message', processInstanceId: await instance() },
  })),
  call('GET /telemetry/configuration', ANY),
  call('POST /telemetry/configuration', { body: { enableTelemetry: false } }),
  call('GET /telemetry/data', ANY),
  // The engine that is tested has no policy, which it says with a bare 404.
  call('GET /identity/password-policy', ANY, /^404 /),
  call('POST /identity/password-policy', { body: { password: SECRET, profile: { id: 'calls' } } }, /^404 /),
];
