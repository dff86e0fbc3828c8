import { callByName } from '../../shared/engine-client/src/rest-api/callByName';
import { resourceOf } from '../../shared/engine-client/src/rest-api/resourceOf';
import { bytes, type CallWorld, firstId, idOf, newId } from './CallWorld';

export type Arguments = Readonly<Record<string, unknown>>;
/** What a call is made with. Absent: the example of its resource as `id`, and an empty body. */
export type ArgumentsOf = (world: CallWorld) => Promise<Arguments> | Arguments;

const VALUE = { value: 'x', type: 'String' };
const PATCH = { modifications: { a: VALUE } };
const SOON = new Date(Date.now() + 3_600_000);

/** Calls on the variables of something, which are the same everywhere. */
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

const onTask = (body?: object): ArgumentsOf => {
  return async (world) => ({ id: await world.task(), ...(body && { body }) });
};
const onJob = (body?: object): ArgumentsOf => {
  return async (world) => ({ id: await world.job(), ...(body && { body }) });
};
const onExternalTask = (body: object = {}): ArgumentsOf => {
  return async (world) => ({
    id: await world.externalTask(),
    body: { workerId: world.mark, ...body },
  });
};
const onInstance = (body?: object): ArgumentsOf => {
  return async (world) => ({ id: await world.instance(), ...(body && { body }) });
};
const onInstances = (body: object = {}): ArgumentsOf => {
  return async (world) => ({ body: { processInstanceIds: [await world.instance()], ...body } });
};

async function comment(world: CallWorld) {
  const id = await world.taskOf('fill');
  const { processInstanceId } = await resourceOf(world.client, 'task').get({ id });
  const body = { message: 'x', processInstanceId: processInstanceId ?? null };
  const made = await resourceOf(world.client, 'task').createComment({ id, body });
  return { task: id, instance: processInstanceId ?? '', comment: idOf(made) };
}

async function attachment(world: CallWorld) {
  const id = await world.task();
  const form = bytes();
  form.set('attachment-name', 'x');
  form.set('content', new Blob(['x']), 'x.txt');
  return {
    id,
    attachmentId: idOf(await resourceOf(world.client, 'task').createAttachment({ id, body: form })),
  };
}

const START = [{ type: 'startBeforeActivity', activityId: 'signalled' }];

/** What runs: tasks, jobs, instances, executions, external tasks, incidents. */
export const RUNTIME_ARGUMENTS: Readonly<Record<string, ArgumentsOf>> = {
  'condition.evaluate': () => ({ body: { variables: { everyCall: VALUE }, withoutTenantId: true } }),
  'execution.get': async (world) => ({ id: await world.execution('signalled') }),
  'execution.createIncident': async (world) => ({
    id: await world.execution('signalled'),
    body: { incidentType: 'calls', configuration: 'c' },
  }),
  'execution.signal': async (world) => ({ id: await world.execution('signalled'), body: {} }),
  'execution.localVariables': async (world) => ({ id: await world.execution('signalled') }),
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
  'external-task.get': async (world) => ({ id: await world.externalTask() }),
  'external-task.fetchAndLock': (world) => ({
    body: { workerId: world.mark, maxTasks: 1, topics: [{ topicName: 'calls-none', lockDuration: 1 }] },
  }),
  'external-task.setRetriesOfMany': async (world) => ({
    body: { externalTaskIds: [await world.externalTask()], retries: 3 },
  }),
  'external-task.setRetriesAsync': async (world) => ({
    body: { externalTaskIds: [await world.externalTask()], retries: 3 },
  }),
  'external-task.errorDetails': async (world) => {
    const id = await world.externalTask();
    const body = { workerId: world.mark, errorMessage: 'm', errorDetails: 'd', retries: 1, retryTimeout: 0 };
    await resourceOf(world.client, 'external-task').failure({ id, body });
    return { id };
  },
  'external-task.bpmnError': onExternalTask({ errorCode: 'calls' }),
  'external-task.complete': onExternalTask(),
  'external-task.extendLock': onExternalTask({ newDuration: 1000 }),
  'external-task.failure': onExternalTask({ errorMessage: 'm', retries: 1, retryTimeout: 0 }),
  'external-task.lock': onExternalTask({ lockDuration: 1000 }),
  'external-task.setPriority': onExternalTask({ priority: 1 }),
  'external-task.setRetries': onExternalTask({ retries: 1 }),
  'external-task.unlock': onExternalTask(),
  'incident.get': async (world) => ({ id: await world.incident() }),
  'incident.delete': async (world) => ({ id: await world.incident() }),
  'incident.setAnnotation': async (world) => ({ id: await world.incident(), body: { annotation: 'x' } }),
  'incident.deleteAnnotation': async (world) => ({ id: await world.incident() }),
  'job.get': onJob(),
  'job.delete': onJob(),
  'job.execute': onJob(),
  'job.stacktrace': onJob(),
  'job.setRetriesAsync': async (world) => ({ body: { jobIds: [await world.job()], retries: 1 } }),
  'job.setSuspendedOfMany': async (world) => ({
    body: { processInstanceId: await world.instance(), suspended: true },
  }),
  'job.setDuedate': onJob({ duedate: SOON }),
  'job.recalculateDuedate': onJob(),
  'job.setPriority': onJob({ priority: 1 }),
  'job.setRetries': onJob({ retries: 1 }),
  'job.setSuspended': onJob({ suspended: true }),
  'message.correlate': async (world) => ({
    body: { messageName: 'calls-message', processInstanceId: await world.instance() },
  }),
  'metrics.deleteTaskWorkers': () => ({ query: { date: new Date('2000-01-01T00:00:00Z') } }),
  'metrics.sum': () => ({ name: 'activity-instance-start' }),
  'process-instance.get': onInstance(),
  'process-instance.delete': onInstance(),
  'process-instance.deleteAsync': onInstances(),
  'process-instance.deleteAsyncByHistory': onInstances(),
  'process-instance.setJobRetriesAsync': async (world) => ({
    body: { processInstances: [await world.instance()], retries: 1 },
  }),
  'process-instance.setJobRetriesAsyncByHistory': async (world) => ({
    body: { processInstances: [await world.instance()], retries: 1 },
  }),
  'process-instance.correlateAsync': onInstances({ messageName: 'calls-message' }),
  'process-instance.setSuspendedOfMany': onInstances({ suspended: true }),
  'process-instance.setSuspendedAsync': onInstances({ suspended: true }),
  'process-instance.setVariablesAsync': onInstances({ variables: { b: VALUE } }),
  'process-instance.activityInstances': onInstance(),
  'process-instance.comments': onInstance(),
  'process-instance.updateComment': async (world) => {
    const made = await comment(world);
    return { id: made.instance, body: { id: made.comment, message: 'y' } };
  },
  'process-instance.deleteComments': async (world) => ({ id: (await comment(world)).instance }),
  'process-instance.deleteComment': async (world) => {
    const made = await comment(world);
    return { id: made.instance, commentId: made.comment };
  },
  'process-instance.modification': onInstance({ instructions: START }),
  'process-instance.modificationAsync': onInstance({ instructions: START }),
  'process-instance.setSuspended': onInstance({ suspended: true }),
  'process-instance.variables': onInstance(),
  ...variables('process-instance', 'variable', (world) => world.instance()),
  'signal.throwSignal': () => ({ body: { name: 'calls-none' } }),
  'task.create': (world) => {
    const id = newId(world.mark);
    world.onRemove(() => resourceOf(world.client, 'task').delete({ id }));
    return { body: { id, name: world.mark } };
  },
  'task.get': onTask(),
  'task.update': onTask({ name: 'x', priority: 50 }),
  'task.delete': onTask(),
  'task.setAssignee': onTask({ userId: 'demo' }),
  'task.attachments': onTask(),
  'task.createAttachment': async (world) => {
    const body = bytes();
    body.set('attachment-name', 'x');
    body.set('content', new Blob(['x']), 'x.txt');
    return { id: await world.task(), body };
  },
  'task.attachment': attachment,
  'task.deleteAttachment': attachment,
  'task.attachmentData': attachment,
  'task.bpmnError': async (world) => ({ id: await world.taskOf('fill'), body: { errorCode: 'calls' } }),
  'task.bpmnEscalation': async (world) => ({
    id: await world.taskOf('fill'),
    body: { escalationCode: 'calls' },
  }),
  'task.claim': onTask({ userId: 'demo' }),
  'task.comments': onTask(),
  'task.updateComment': async (world) => {
    const made = await comment(world);
    return { id: made.task, body: { id: made.comment, message: 'y' } };
  },
  'task.deleteComments': onTask(),
  'task.createComment': onTask({ message: 'x' }),
  'task.comment': async (world) => {
    const made = await comment(world);
    return { id: made.task, commentId: made.comment };
  },
  'task.deleteComment': async (world) => {
    const made = await comment(world);
    return { id: made.task, commentId: made.comment };
  },
  'task.complete': onTask({}),
  'task.delegate': onTask({ userId: 'demo' }),
  'task.deployedForm': async (world) => ({ id: await world.taskOf('read') }),
  'task.form': async (world) => ({ id: await world.taskOf('read') }),
  'task.formVariables': async (world) => ({ id: await world.taskOf('fill') }),
  'task.identityLinks': onTask(),
  'task.addIdentityLink': onTask({ groupId: 'sales', type: 'candidate' }),
  'task.deleteIdentityLink': onTask({ groupId: 'sales', type: 'candidate' }),
  'task.localVariables': onTask(),
  ...variables('task', 'localVariable', (world) => world.task()),
  'task.renderedForm': async (world) => ({ id: await world.taskOf('fill') }),
  'task.resolve': onTask({}),
  'task.submitForm': async (world) => ({
    id: await world.taskOf('fill'),
    body: { variables: { note: VALUE } },
  }),
  'task.unclaim': onTask(),
  'task.variables': onTask(),
  ...variables('task', 'variable', (world) => world.task()),
  // Of one instance: all that a large engine has would take it seconds.
  'variable-instance.list': async (world) => ({ query: { processInstanceIdIn: [await world.instance()] } }),
  'variable-instance.count': async (world) => ({ query: { processInstanceIdIn: [await world.instance()] } }),
  'variable-instance.query': async (world) => ({ body: { processInstanceIdIn: [await world.instance()] } }),
  'variable-instance.queryCount': async (world) => ({
    body: { processInstanceIdIn: [await world.instance()] },
  }),
  'variable-instance.get': async (world) => {
    const query = { taskIdIn: [await world.task()] };
    return { id: firstId(await resourceOf(world.client, 'variable-instance').list({ query })) };
  },
  'variable-instance.data': async (world) => {
    const query = { taskIdIn: [await world.taskWithFile()], variableName: 'f' };
    return { id: firstId(await resourceOf(world.client, 'variable-instance').list({ query })) };
  },
};
