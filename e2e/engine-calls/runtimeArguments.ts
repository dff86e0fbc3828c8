import { callByName } from '../../shared/engine-client/src/rest-api/callByName';
import { resourceOf } from '../../shared/engine-client/src/rest-api/resourceOf';
import { bytes, type CallWorld, firstId, idOf, newId } from './CallWorld';

export type Arguments = Readonly<Record<string, unknown>>;
export type ArgumentsOf = Arguments | ((world: CallWorld) => Promise<Arguments> | Arguments);

const VALUE = { value: 'x', type: 'String' };
const PATCH = { modifications: { a: VALUE } };
const SOON = new Date(Date.now() + 3_600_000);

export function variables(resource: string, noun: string, subject: (world: CallWorld) => Promise<string>) {
  const own = noun === 'variable' ? 'Variable' : 'LocalVariable';
  const calls: Record<string, ArgumentsOf> = {
    [`${resource}.${noun}`]: async (world) => ({ id: await withValue(world), varName: 'a' }),
    [`${resource}.set${own}`]: async (world) => ({ id: await subject(world), varName: 'b', body: VALUE }),
    [`${resource}.delete${own}`]: async (world) => ({ id: await withValue(world), varName: 'a' }),
    [`${resource}.modify${own}s`]: async (world) => ({ id: await subject(world), body: PATCH }),
    [`${resource}.set${own}Data`]: async (world) => ({
      id: await subject(world),
      varName: 'f',
      body: bytes(),
    }),
    [`${resource}.${noun}Data`]: async (world) => ({ id: await withFile(world), varName: 'f' }),
  };
  async function withValue(world: CallWorld) {
    const id = await subject(world);
    await callByName(world.client, `${resource}.set${own}`, { id, varName: 'a', body: VALUE });
    return id;
  }
  async function withFile(world: CallWorld) {
    const id = await subject(world);
    await callByName(world.client, `${resource}.set${own}Data`, { id, varName: 'f', body: bytes() });
    return id;
  }
  return calls;
}

const byWorker = (body: object = {}): ArgumentsOf => {
  return (world) => ({ body: { workerId: world.mark, ...body } });
};
const onInstances = (body: object = {}): ArgumentsOf => {
  return async (world) => ({ body: { processInstanceIds: [await world.instance()], ...body } });
};

export async function failedExternalTask(world: CallWorld): Promise<string> {
  const id = await world.externalTask();
  const body = { workerId: world.mark, errorMessage: 'm', errorDetails: 'd', retries: 1, retryTimeout: 0 };
  await resourceOf(world.client, 'external-task').failure({ id, body });
  return id;
}

async function comment(world: CallWorld) {
  const id = await world.taskOf('fill');
  const { processInstanceId } = await resourceOf(world.client, 'task').get({ id });
  const body = { message: 'x', processInstanceId: processInstanceId ?? null };
  const made = await resourceOf(world.client, 'task').createComment({ id, body });
  return { task: id, instance: processInstanceId ?? '', comment: idOf(made) };
}

const ofInstance = async (world: CallWorld) => ({ processInstanceIdIn: [await world.instance()] });
const retries = async (world: CallWorld) => ({
  body: { processInstances: [await world.instance()], retries: 1 },
});
const retriesOfExternalTasks = async (world: CallWorld) => ({
  body: { externalTaskIds: [await world.externalTask()], retries: 3 },
});

async function commentOfTask(world: CallWorld) {
  const made = await comment(world);
  return { id: made.task, commentId: made.comment };
}

function attachedFile(): FormData {
  const form = bytes();
  form.set('attachment-name', 'x');
  form.set('content', new Blob(['x']), 'x.txt');
  return form;
}

async function attachment(world: CallWorld) {
  const id = await world.task();
  const made = await resourceOf(world.client, 'task').createAttachment({ id, body: attachedFile() });
  return { id, attachmentId: idOf(made) };
}

const START = [{ type: 'startBeforeActivity', activityId: 'signalled' }];

export const RUNTIME_ARGUMENTS: Readonly<Record<string, ArgumentsOf>> = {
  'condition.evaluate': { body: { variables: { everyCall: VALUE }, withoutTenantId: true } },
  'execution.createIncident': { body: { incidentType: 'calls', configuration: 'c' } },
  'execution.signal': { body: {} },
  'execution.messageSubscription': async (world) => ({
    id: await world.execution('receive'),
    messageName: 'calls-message',
  }),
  'execution.triggerMessage': async (world) => ({
    id: await world.execution('receive'),
    messageName: 'calls-message',
    body: {},
  }),
  ...variables('execution', 'localVariable', (world) => world.execution('signalled')),
  'external-task.fetchAndLock': (world) => ({
    body: { workerId: world.mark, maxTasks: 1, topics: [{ topicName: 'calls-none', lockDuration: 1 }] },
  }),
  'external-task.setRetriesOfMany': retriesOfExternalTasks,
  'external-task.setRetriesAsync': retriesOfExternalTasks,
  'external-task.errorDetails': async (world) => ({ id: await failedExternalTask(world) }),
  'external-task.bpmnError': byWorker({ errorCode: 'calls' }),
  'external-task.complete': byWorker(),
  'external-task.extendLock': byWorker({ newDuration: 1000 }),
  'external-task.failure': byWorker({ errorMessage: 'm', retries: 1, retryTimeout: 0 }),
  'external-task.lock': byWorker({ lockDuration: 1000 }),
  'external-task.setPriority': byWorker({ priority: 1 }),
  'external-task.setRetries': byWorker({ retries: 1 }),
  'external-task.unlock': byWorker(),
  'incident.setAnnotation': { body: { annotation: 'x' } },
  'job.setRetriesAsync': async (world) => ({ body: { jobIds: [await world.job()], retries: 1 } }),
  'job.setSuspendedOfMany': async (world) => ({
    body: { processInstanceId: await world.instance(), suspended: true },
  }),
  'job.setDuedate': { body: { duedate: SOON } },
  'job.setPriority': { body: { priority: 1 } },
  'job.setRetries': { body: { retries: 1 } },
  'job.setSuspended': { body: { suspended: true } },
  'message.correlate': async (world) => ({
    body: { messageName: 'calls-message', processInstanceId: await world.instance() },
  }),
  'metrics.deleteTaskWorkers': { query: { date: new Date('2000-01-01T00:00:00Z') } },
  'metrics.sum': { name: 'activity-instance-start' },
  'process-instance.deleteAsync': onInstances(),
  'process-instance.deleteAsyncByHistory': onInstances(),
  'process-instance.setJobRetriesAsync': retries,
  'process-instance.setJobRetriesAsyncByHistory': retries,
  'process-instance.correlateAsync': onInstances({ messageName: 'calls-message' }),
  'process-instance.setSuspendedOfMany': onInstances({ suspended: true }),
  'process-instance.setSuspendedAsync': onInstances({ suspended: true }),
  'process-instance.setVariablesAsync': onInstances({ variables: { b: VALUE } }),
  'process-instance.updateComment': async (world) => {
    const made = await comment(world);
    return { id: made.instance, body: { id: made.comment, message: 'y' } };
  },
  'process-instance.deleteComments': async (world) => ({ id: (await comment(world)).instance }),
  'process-instance.deleteComment': async (world) => {
    const made = await comment(world);
    return { id: made.instance, commentId: made.comment };
  },
  'process-instance.modification': { body: { instructions: START } },
  'process-instance.modificationAsync': { body: { instructions: START } },
  'process-instance.setSuspended': { body: { suspended: true } },
  ...variables('process-instance', 'variable', (world) => world.instance()),
  'signal.throwSignal': { body: { name: 'calls-none' } },
  'task.create': (world) => {
    const id = newId(world.mark);
    world.onRemove(() => resourceOf(world.client, 'task').delete({ id }));
    return { body: { id, name: world.mark } };
  },
  'task.update': { body: { name: 'x', priority: 50 } },
  'task.setAssignee': { body: { userId: 'demo' } },
  'task.createAttachment': () => ({ body: attachedFile() }),
  'task.attachment': attachment,
  'task.deleteAttachment': attachment,
  'task.attachmentData': attachment,
  'task.bpmnError': async (world) => ({ id: await world.taskOf('fill'), body: { errorCode: 'calls' } }),
  'task.bpmnEscalation': async (world) => ({
    id: await world.taskOf('fill'),
    body: { escalationCode: 'calls' },
  }),
  'task.claim': { body: { userId: 'demo' } },
  'task.updateComment': async (world) => {
    const made = await comment(world);
    return { id: made.task, body: { id: made.comment, message: 'y' } };
  },
  'task.createComment': { body: { message: 'x' } },
  'task.comment': commentOfTask,
  'task.deleteComment': commentOfTask,
  'task.complete': { body: {} },
  'task.delegate': { body: { userId: 'demo' } },
  'task.deployedForm': async (world) => ({ id: await world.taskOf('read') }),
  'task.form': async (world) => ({ id: await world.taskOf('read') }),
  'task.formVariables': async (world) => ({ id: await world.taskOf('fill') }),
  'task.addIdentityLink': { body: { groupId: 'sales', type: 'candidate' } },
  'task.deleteIdentityLink': { body: { groupId: 'sales', type: 'candidate' } },
  ...variables('task', 'localVariable', (world) => world.task()),
  'task.renderedForm': async (world) => ({ id: await world.taskOf('fill') }),
  'task.resolve': { body: {} },
  'task.submitForm': async (world) => ({
    id: await world.taskOf('fill'),
    body: { variables: { note: VALUE } },
  }),
  ...variables('task', 'variable', (world) => world.task()),
  // Listing all variables takes seconds on a large engine.
  'variable-instance.list': async (world) => ({ query: await ofInstance(world) }),
  'variable-instance.count': async (world) => ({ query: await ofInstance(world) }),
  'variable-instance.query': async (world) => ({ body: await ofInstance(world) }),
  'variable-instance.queryCount': async (world) => ({ body: await ofInstance(world) }),
  'variable-instance.data': async (world) => {
    const query = { taskIdIn: [await world.taskWithFile()], variableName: 'f' };
    return { id: firstId(await resourceOf(world.client, 'variable-instance').list({ query })) };
  },
};
