import {
  asked,
  counted,
  idOf,
  listed,
  namesQuery,
  of,
  ofDefinition,
  ofVariable,
  paged,
  pick,
  record,
  type Shape,
  type Shapes,
  sent,
  sentTo,
  sentToId,
  without,
} from './callShapes';

const FIFTEEN = { firstResult: 0, maxResults: 15 };
/** What the process and the form get: the key of the business, and variables. */
const started = (given: object) => ({ body: pick(given, 'businessKey', 'variables') });

/** A person for a task: `(taskId, userId)`, or both in one object. */
const withUser =
  (call: string): Shape =>
  (task, userId) => {
    const { taskId, userId: inside } = record(task);
    return typeof task === 'object'
      ? { call, args: { id: taskId ?? idOf(task), body: { userId: inside ?? userId ?? null } } }
      : { call, args: { id: task, body: { userId: userId ?? null } } };
  };

/** A link between a task and a person or group: `(taskId, link)`, or one object with the task's id in it. */
const withLink =
  (call: string): Shape =>
  (task, link) =>
    link === undefined
      ? { call, args: { id: idOf(task), body: record(task) } }
      : { call, args: { id: idOf(task), body: record(link) } };

const submitted =
  (call: string, ...names: readonly string[]): Shape =>
  (given) => ({ call, args: { id: idOf(given), body: pick(given, ...names) } });

const hal =
  (shape: Shape): Shape =>
  (...given) => ({ ...shape(...given), isHal: true });

/** What runs, by the names of the suite's own client. */
export const RUNTIME_SHAPES: Readonly<Record<string, Shapes>> = {
  task: {
    list: hal(asked('task.list')),
    count: counted('task.count'),
    get: hal(of('task.get')),
    create: sent('task.create'),
    update: (task) => ({
      call: 'task.update',
      args: { id: idOf(task), body: without(task, '_links', '_embedded') },
    }),
    delete: of('task.delete'),
    comments: of('task.comments'),
    createComment: (id, comment) => ({
      call: 'task.createComment',
      args: { id: idOf(id), body: typeof comment === 'string' ? { message: comment } : record(comment) },
    }),
    identityLinks: of('task.identityLinks'),
    identityLinksAdd: withLink('task.addIdentityLink'),
    identityLinksDelete: withLink('task.deleteIdentityLink'),
    assignee: withUser('task.setAssignee'),
    delegate: withUser('task.delegate'),
    claim: withUser('task.claim'),
    unclaim: (task) => ({ call: 'task.unclaim', args: { id: record(task).taskId ?? idOf(task) } }),
    submitForm: submitted('task.submitForm', 'variables'),
    complete: submitted('task.complete', 'variables'),
    resolve: submitted('task.resolve', 'variables'),
    bpmnError: submitted('task.bpmnError', 'variables', 'errorCode', 'errorMessage'),
    bpmnEscalation: submitted('task.bpmnEscalation', 'variables', 'escalationCode'),
    formVariables: (given) => ({
      call: 'task.formVariables',
      args: { id: idOf(given), ...namesQuery(record(given)) },
    }),
    form: of('task.form'),
    localVariable: (given) => ({
      call: 'task.setLocalVariable',
      args: { id: idOf(given), varName: record(given).varId, body: record(given) },
    }),
    localVariables: of('task.localVariables'),
    modifyVariables: sentTo('task.modifyLocalVariables'),
    deleteVariable: ofVariable('task.deleteLocalVariable'),
  },
  'task-report': {
    countByCandidateGroup: () => ({ call: 'task.countByCandidateGroup', args: {} }),
    countByCandidateGroupAsCsv: () => ({ call: 'task.countByCandidateGroup', args: {}, isCsv: true }),
  },
  'process-definition': {
    list: listed('process-definition'),
    count: counted('process-definition.count'),
    get: ofDefinition('process-definition.get'),
    getByKey: of('process-definition.get', 'key'),
    formVariables: ofDefinition('process-definition.formVariables', namesQuery),
    submitForm: ofDefinition('process-definition.submitForm', started),
    submit: ofDefinition('process-definition.submitForm', started),
    start: ofDefinition('process-definition.start', (body) => ({ body })),
    delete: ofDefinition('process-definition.delete', (given) => ({
      query: pick(given, 'cascade', 'skipCustomListeners', 'skipIoMappings'),
    })),
    startForm: ofDefinition('process-definition.startForm'),
    xml: ofDefinition('process-definition.xml'),
    statistics: (given) => {
      const query = without(given, 'id', 'key');
      return Object.keys(pick(given, 'id', 'key')).length === 0
        ? { call: 'process-definition.statisticsOfAll', args: { query } }
        : ofDefinition('process-definition.statistics', () => ({ query }))(given);
    },
    suspend: (ids, params) => ({
      call: 'process-definition.setSuspended',
      args: { id: [ids].flat()[0], body: { suspended: true, ...record(params) } },
    }),
    updateHistoryTimeToLive: sentToId('process-definition.setHistoryTimeToLive'),
    restart: sentToId('process-definition.restart'),
    restartAsync: sentToId('process-definition.restartAsync'),
    staticCalledProcessDefinitions: of('process-definition.staticCalledProcessDefinitions'),
  },
  'process-instance': {
    list: paged('process-instance.query', FIFTEEN),
    count: sent('process-instance.queryCount'),
    get: of('process-instance.get'),
    delete: of('process-instance.delete'),
    getActivityInstances: of('process-instance.activityInstances'),
    getVariables: of('process-instance.variables'),
    modify: sentTo('process-instance.modification'),
    modifyAsync: sentTo('process-instance.modificationAsync'),
    deleteAsync: sent('process-instance.deleteAsync'),
    deleteAsyncHistoricQueryBased: sent('process-instance.deleteAsyncByHistory'),
    setJobsRetriesAsync: sent('process-instance.setJobRetriesAsync'),
    setJobsRetriesAsyncHistoricQueryBased: sent('process-instance.setJobRetriesAsyncByHistory'),
    suspendAsync: sent('process-instance.setSuspendedAsync'),
    setVariablesAsync: sent('process-instance.setVariablesAsync'),
    correlateMessageAsync: sent('process-instance.correlateAsync'),
    setVariable: (id, variable) => ({
      call: 'process-instance.setVariable',
      args: { id: idOf(id), varName: record(variable).name, body: record(variable) },
    }),
    variables: of('process-instance.variables'),
    modifyVariables: submitted('process-instance.modifyVariables', 'modifications', 'deletions'),
  },
  execution: {
    list: listed('execution'),
    count: counted('execution.count'),
    deleteVariable: ofVariable('execution.deleteLocalVariable'),
    modifyVariables: sentTo('execution.modifyLocalVariables'),
  },
  'external-task': {
    list: paged('external-task.query', FIFTEEN),
    count: sent('external-task.queryCount'),
    get: of('external-task.get'),
    fetchAndLock: sent('external-task.fetchAndLock'),
    complete: sentTo('external-task.complete'),
    failure: sentTo('external-task.failure'),
    unlock: sentTo('external-task.unlock'),
    retries: sentTo('external-task.setRetries'),
    retriesAsync: sent('external-task.setRetriesAsync'),
  },
  job: {
    list: paged('job.query', { firstResult: 0 }),
    count: counted('job.count'),
    get: of('job.get'),
    delete: of('job.delete'),
    setRetries: sentTo('job.setRetries'),
    stacktrace: of('job.stacktrace'),
    recalculateDuedate: (given) => ({
      call: 'job.recalculateDuedate',
      args: { id: idOf(given), query: pick(given, 'creationDateBased') },
    }),
    setDuedate: sentTo('job.setDuedate'),
    suspended: (given) => ({
      call: 'job.setSuspended',
      args: { id: idOf(given), body: { suspended: Boolean(record(given).suspended) } },
    }),
  },
  'job-definition': {
    list: asked('job-definition.list'),
    count: counted('job-definition.count'),
    get: of('job-definition.get'),
    setRetries: sentTo('job-definition.setRetries'),
  },
  incident: {
    get: asked('incident.list'),
    list: listed('incident'),
    count: asked('incident.count'),
    setAnnotation: sentTo('incident.setAnnotation'),
    clearAnnotation: of('incident.deleteAnnotation'),
  },
  message: { correlate: sent('message.correlate') },
  migration: {
    generate: sent('migration.generate'),
    validate: sent('migration.validate'),
    execute: sent('migration.execute'),
    executeAsync: sent('migration.executeAsync'),
  },
  modification: { execute: sent('modification.execute'), executeAsync: sent('modification.executeAsync') },
  variable: {
    instances: paged('variable-instance.query'),
    list: listed('variable-instance'),
    count: sent('variable-instance.queryCount'),
  },
  'variable-instance': { instances: paged('variable-instance.query') },
};
