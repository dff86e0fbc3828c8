import { idOf, pick, record, type Shape, shapeAsking, shapeWith, usualShape, without } from './callShape';
import { deployedFiles } from './deployedFiles';
import { HISTORY_CALLS } from './historyCalls';

type Calls = Readonly<Record<string, string | Shape>>;

const FIFTEEN = { firstResult: 0, maxResults: 15 };

const sending =
  (...names: readonly string[]) =>
  (given: object) => ({ body: pick(given, ...names) });
const asking =
  (...names: readonly string[]) =>
  (given: object) => ({ query: pick(given, ...names) });
const suspended = (given: { readonly suspended?: unknown }) => ({
  body: { suspended: Boolean(given.suspended) },
});
const started = shapeWith('process-definition.submitForm', sending('businessKey', 'variables'));

const names = ({ names: wanted, deserializeValues }: { names?: unknown; deserializeValues?: unknown }) => ({
  query: {
    variableNames: Array.isArray(wanted) ? wanted.map(String) : undefined,
    deserializeValues: typeof deserializeValues === 'boolean' ? deserializeValues : undefined,
  },
});

const withUser =
  (call: string): Shape =>
  (task, userId) => {
    const { taskId, userId: inside } = record(task);
    return { call, args: { id: taskId ?? idOf(task), body: { userId: inside ?? userId ?? null } } };
  };

const byKey =
  (call: string): Shape =>
  (key, tenantId) => ({ call, args: { key: idOf(key), tenantId } });

const options =
  (resource: string): Shape =>
  (given) =>
    usualShape(`${resource}.${idOf(given) ? 'optionsOf' : 'options'}`)(given);

const saved =
  (resource: string): Shape =>
  (given) =>
    usualShape(`${resource}.${idOf(given) ? 'update' : 'create'}`)(given);

/** Calls of the old client whose names differ from the engine's API. A string is that API's call, with the usual arguments. */
export const SUITE_CALLS: Readonly<Record<string, Calls>> = {
  authorization: { save: saved('authorization') },
  batch: {
    suspended: shapeWith('batch.setSuspended', suspended),
    delete: shapeWith('batch.delete', ({ cascade }) => ({ query: cascade ? { cascade: true } : {} })),
  },
  'case-definition': {
    getByKey: byKey('case-definition.get'),
    updateHistoryTimeToLive: 'case-definition.setHistoryTimeToLive',
  },
  'case-execution': {
    deleteVariable: 'case-execution.deleteLocalVariable',
    modifyVariables: 'case-execution.modifyLocalVariables',
  },
  'decision-definition': {
    getXml: 'decision-definition.xml',
    updateHistoryTimeToLive: 'decision-definition.setHistoryTimeToLive',
  },
  deployment: {
    create: deployedFiles,
    getResources: 'deployment.resources',
    getResource: 'deployment.resource',
    getResourceData: 'deployment.resourceData',
    redeploy: shapeWith('deployment.redeploy', (given) => ({ body: without(given, 'id') })),
  },
  drd: {
    list: 'decision-requirements-definition.list',
    count: 'decision-requirements-definition.count',
    get: 'decision-requirements-definition.get',
    getByKey: byKey('decision-requirements-definition.get'),
    getXML: 'decision-requirements-definition.xml',
    getXMLByKey: byKey('decision-requirements-definition.xml'),
  },
  execution: {
    deleteVariable: 'execution.deleteLocalVariable',
    modifyVariables: 'execution.modifyLocalVariables',
  },
  'external-task': {
    list: shapeAsking('external-task.query', FIFTEEN),
    count: 'external-task.queryCount',
    retries: 'external-task.setRetries',
    retriesAsync: 'external-task.setRetriesAsync',
  },
  filter: {
    getTasks: (given) => shapeAsking('filter.queryTasks', FIFTEEN)(idOf(given), without(given, 'id')),
    save: saved('filter'),
    authorizations: options('filter'),
  },
  group: {
    options: options('group'),
    list: 'group.query',
    createMember: 'group.addMember',
    deleteMember: 'group.removeMember',
  },
  history: HISTORY_CALLS,
  incident: { get: 'incident.list', clearAnnotation: 'incident.deleteAnnotation' },
  job: {
    list: shapeAsking('job.query', { firstResult: 0 }),
    recalculateDuedate: shapeWith('job.recalculateDuedate', asking('creationDateBased')),
    suspended: shapeWith('job.setSuspended', suspended),
  },
  metrics: { sum: shapeWith('metrics.sum', (given) => ({ query: without(given, 'name') })) },
  'password-policy': {
    get: 'identity.passwordPolicy',
    validate: (given) => ({
      call: 'identity.validatePassword',
      args: { body: typeof given === 'string' ? { password: given } : record(given) },
    }),
  },
  'process-definition': {
    getByKey: byKey('process-definition.get'),
    formVariables: shapeWith('process-definition.formVariables', names),
    submitForm: started,
    submit: started,
    delete: shapeWith(
      'process-definition.delete',
      asking('cascade', 'skipCustomListeners', 'skipIoMappings'),
    ),
    statistics: (given) => {
      const args = { query: without(given, 'id', 'key') };
      return Object.keys(pick(given, 'id', 'key')).length === 0
        ? { call: 'process-definition.statisticsOfAll', args }
        : shapeWith('process-definition.statistics', () => args)(given);
    },
    suspend: (ids, params) => ({
      call: 'process-definition.setSuspended',
      args: { id: [ids].flat()[0], body: { suspended: true, ...record(params) } },
    }),
    updateHistoryTimeToLive: 'process-definition.setHistoryTimeToLive',
  },
  'process-instance': {
    list: shapeAsking('process-instance.query', FIFTEEN),
    count: 'process-instance.queryCount',
    getActivityInstances: 'process-instance.activityInstances',
    getVariables: 'process-instance.variables',
    modify: 'process-instance.modification',
    modifyAsync: 'process-instance.modificationAsync',
    deleteAsyncHistoricQueryBased: 'process-instance.deleteAsyncByHistory',
    setJobsRetriesAsync: 'process-instance.setJobRetriesAsync',
    setJobsRetriesAsyncHistoricQueryBased: 'process-instance.setJobRetriesAsyncByHistory',
    suspendAsync: 'process-instance.setSuspendedAsync',
    correlateMessageAsync: 'process-instance.correlateAsync',
    modifyVariables: shapeWith('process-instance.modifyVariables', sending('modifications', 'deletions')),
  },
  task: {
    update: shapeWith('task.update', (given) => ({ body: without(given, '_links', '_embedded') })),
    createComment: (id, comment) =>
      usualShape('task.createComment')(id, typeof comment === 'string' ? { message: comment } : comment),
    identityLinksAdd: 'task.addIdentityLink',
    identityLinksDelete: 'task.deleteIdentityLink',
    assignee: withUser('task.setAssignee'),
    delegate: withUser('task.delegate'),
    claim: withUser('task.claim'),
    unclaim: (task) => ({ call: 'task.unclaim', args: { id: record(task).taskId ?? idOf(task) } }),
    submitForm: shapeWith('task.submitForm', sending('variables')),
    complete: shapeWith('task.complete', sending('variables')),
    resolve: shapeWith('task.resolve', sending('variables')),
    bpmnError: shapeWith('task.bpmnError', sending('variables', 'errorCode', 'errorMessage')),
    bpmnEscalation: shapeWith('task.bpmnEscalation', sending('variables', 'escalationCode')),
    formVariables: shapeWith('task.formVariables', names),
    localVariable: 'task.setLocalVariable',
    modifyVariables: 'task.modifyLocalVariables',
    deleteVariable: 'task.deleteLocalVariable',
  },
  'task-report': {
    countByCandidateGroup: 'task.countByCandidateGroup',
    countByCandidateGroupAsCsv: 'task.countByCandidateGroup',
  },
  telemetry: {
    get: 'telemetry.configuration',
    configure: (given) => ({
      call: 'telemetry.configure',
      args: { body: typeof given === 'boolean' ? { enableTelemetry: given } : record(given) },
    }),
    fetchData: 'telemetry.data',
  },
  tenant: {
    options: options('tenant'),
    createUserMember: 'tenant.addUserMember',
    createGroupMember: 'tenant.addGroupMember',
    deleteUserMember: 'tenant.removeUserMember',
    deleteGroupMember: 'tenant.removeGroupMember',
  },
  user: {
    options: options('user'),
    create: (given) => {
      const { email, password } = record(given);
      const profile = { ...pick(given, 'id', 'firstName', 'lastName'), ...(email ? { email } : {}) };
      return { call: 'user.create', args: { body: { profile, credentials: { password } } } };
    },
    get: 'user.profile',
    updateCredentials: shapeWith('user.updateCredentials', sending('password', 'authenticatedUserPassword')),
  },
  variable: {
    instances: 'variable-instance.query',
    list: 'variable-instance.list',
    count: 'variable-instance.queryCount',
  },
  'variable-instance': { instances: 'variable-instance.query' },
};
