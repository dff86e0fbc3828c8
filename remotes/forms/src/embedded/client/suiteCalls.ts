import { deploymentForm } from '@taskweave/engine-client/resources/definition/deploymentForm';
import { MissingOptionError } from '@taskweave/engine-client/rest-api/preconditions';
import {
  idOf,
  pick,
  record,
  type ScriptCall,
  type ScriptRoute,
  type Shape,
  shapeAsking,
  shapeWith,
  usualShape,
  without,
} from './callShape';

const DURATION = { reportType: 'duration', periodUnit: 'month' };
const HISTORY_CALLS: Readonly<Record<string, ScriptRoute | Shape>> = {
  userOperation: 'GET /history/user-operation',
  userOperationCount: 'GET /history/user-operation/count',
  setUserOperationAnnotation: 'PUT /history/user-operation/{operationId}/set-annotation',
  clearUserOperationAnnotation: 'PUT /history/user-operation/{operationId}/clear-annotation',
  processInstance: 'POST /history/process-instance',
  processInstanceCount: 'POST /history/process-instance/count',
  deleteProcessInstancesAsync: 'POST /history/process-instance/delete',
  setRemovalTimeToHistoricProcessInstancesAsync: 'POST /history/process-instance/set-removal-time',
  setRemovalTimeToHistoricDecisionInstancesAsync: 'POST /history/decision-instance/set-removal-time',
  setRemovalTimeToHistoricBatchesAsync: 'POST /history/batch/set-removal-time',
  decisionInstance: 'GET /history/decision-instance',
  decisionInstanceCount: 'GET /history/decision-instance/count',
  deleteDecisionInstancesAsync: 'POST /history/decision-instance/delete',
  batch: 'GET /history/batch',
  batchCount: 'GET /history/batch/count',
  singleBatch: 'GET /history/batch/{id}',
  batchDelete: 'DELETE /history/batch/{id}',
  report: shapeAsking('GET /history/process-instance/report', DURATION),
  reportAsCsv: shapeAsking('GET /history/process-instance/report', DURATION),
  task: 'POST /history/task',
  taskCount: 'POST /history/task/count',
  taskDurationReport: shapeAsking('GET /history/task/report', DURATION),
  taskReport: shapeAsking('GET /history/task/report', { reportType: 'count' }),
  caseInstance: 'POST /history/case-instance',
  caseInstanceCount: 'POST /history/case-instance/count',
  caseActivityInstance: 'GET /history/case-activity-instance',
  caseActivityInstanceCount: 'GET /history/case-activity-instance/count',
  caseActivityStatistics: 'GET /history/case-definition/{id}/statistics',
  activityInstance: 'GET /history/activity-instance',
  incident: 'GET /history/incident',
  variableInstance: 'POST /history/variable-instance',
  variableInstanceCount: 'POST /history/variable-instance/count',
  deleteVariable: 'DELETE /history/variable-instance/{id}',
  deleteAllVariables: 'DELETE /history/process-instance/{id}/variable-instances',
  drdStatistics: 'GET /history/decision-requirements-definition/{id}/statistics',
  cleanup: (params) => ({ route: 'POST /history/cleanup', args: { query: record(params) } }),
  cleanupConfiguration: 'GET /history/cleanup/configuration',
  cleanupJobs: 'GET /history/cleanup/jobs',
  cleanableProcess: 'GET /history/process-definition/cleanable-process-instance-report',
  cleanableProcessCount: 'GET /history/process-definition/cleanable-process-instance-report/count',
  cleanableCase: 'GET /history/case-definition/cleanable-case-instance-report',
  cleanableCaseCount: 'GET /history/case-definition/cleanable-case-instance-report/count',
  cleanableDecision: 'GET /history/decision-definition/cleanable-decision-instance-report',
  cleanableDecisionCount: 'GET /history/decision-definition/cleanable-decision-instance-report/count',
  cleanableBatch: 'GET /history/batch/cleanable-batch-report',
  cleanableBatchCount: 'GET /history/batch/cleanable-batch-report/count',
  jobLogList: 'GET /history/job-log',
  jobLogCount: 'GET /history/job-log/count',
  externalTaskLogList: 'GET /history/external-task-log',
  externalTaskLogCount: 'GET /history/external-task-log/count',
};

type Calls = Readonly<Record<string, ScriptRoute | Shape>>;

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
const started = shapeWith('POST /process-definition/{id}/submit-form', sending('businessKey', 'variables'));

const names = ({ names: wanted, deserializeValues }: { names?: unknown; deserializeValues?: unknown }) => ({
  query: {
    variableNames: Array.isArray(wanted) ? wanted.map(String) : undefined,
    deserializeValues: typeof deserializeValues === 'boolean' ? deserializeValues : undefined,
  },
});

const withUser =
  (route: ScriptRoute): Shape =>
  (task, userId) => {
    const { taskId, userId: inside } = record(task);
    return {
      route,
      args: { path: { id: taskId ?? idOf(task) }, body: { userId: inside ?? userId ?? null } },
    };
  };

const withKey =
  (route: ScriptRoute): Shape =>
  (key, tenantId) =>
    usualShape(route)({ key: idOf(key), tenantId });

const options =
  (resource: 'filter' | 'group' | 'tenant' | 'user'): Shape =>
  (given) =>
    usualShape(idOf(given) ? `OPTIONS /${resource}/{id}` : `OPTIONS /${resource}`)(given);

const saved =
  (resource: 'authorization' | 'filter'): Shape =>
  (given) =>
    usualShape(idOf(given) ? `PUT /${resource}/{id}` : `POST /${resource}/create`)(given);

const found = <Name extends string>(name: Name) =>
  ({ list: `GET /${name}`, count: `GET /${name}/count`, get: `GET /${name}/{id}` }) as const;
const kept = <Name extends string>(name: Name) =>
  ({
    ...found(name),
    create: `POST /${name}/create`,
    update: `PUT /${name}/{id}`,
    delete: `DELETE /${name}/{id}`,
  }) as const;

/** The resources of the suite's own client. A text is a call of the engine, made in the usual way. */
export const SUITE_CALLS: Readonly<Record<string, Calls>> = {
  modification: {
    execute: 'POST /modification/execute',
    executeAsync: 'POST /modification/executeAsync',
  },
  migration: {
    generate: 'POST /migration/generate',
    execute: 'POST /migration/execute',
    executeAsync: 'POST /migration/executeAsync',
    validate: 'POST /migration/validate',
  },
  message: {
    correlate: 'POST /message',
  },
  'job-definition': {
    ...found('job-definition'),
    setRetries: 'PUT /job-definition/{id}/retries',
  },
  'case-instance': {
    ...found('case-instance'),
    close: 'POST /case-instance/{id}/close',
    terminate: 'POST /case-instance/{id}/terminate',
    setVariable: 'PUT /case-instance/{id}/variables/{varName}',
  },
  authorization: {
    ...kept('authorization'),
    check: 'GET /authorization/check',
    save: saved('authorization'),
  },
  batch: {
    ...found('batch'),
    statistics: 'GET /batch/statistics',
    statisticsCount: 'GET /batch/statistics/count',
    suspended: shapeWith('PUT /batch/{id}/suspended', suspended),
    delete: shapeWith('DELETE /batch/{id}', ({ cascade }) => ({ query: cascade ? { cascade: true } : {} })),
  },
  'case-definition': {
    ...found('case-definition'),
    create: 'POST /case-definition/{id}/create',
    xml: 'GET /case-definition/{id}/xml',
    getByKey: withKey('GET /case-definition/{id}'),
    updateHistoryTimeToLive: 'PUT /case-definition/{id}/history-time-to-live',
  },
  'case-execution': {
    ...found('case-execution'),
    disable: 'POST /case-execution/{id}/disable',
    reenable: 'POST /case-execution/{id}/reenable',
    manualStart: 'POST /case-execution/{id}/manual-start',
    complete: 'POST /case-execution/{id}/complete',
    deleteVariable: 'DELETE /case-execution/{id}/localVariables/{varName}',
    modifyVariables: 'POST /case-execution/{id}/localVariables',
  },
  'decision-definition': {
    ...found('decision-definition'),
    evaluate: 'POST /decision-definition/{id}/evaluate',
    getXml: 'GET /decision-definition/{id}/xml',
    updateHistoryTimeToLive: 'PUT /decision-definition/{id}/history-time-to-live',
  },
  deployment: {
    ...found('deployment'),
    delete: 'DELETE /deployment/{id}',
    create: deployedFiles,
    getResources: 'GET /deployment/{id}/resources',
    getResource: 'GET /deployment/{id}/resources/{resourceId}',
    getResourceData: 'GET /deployment/{id}/resources/{resourceId}/data',
    redeploy: shapeWith('POST /deployment/{id}/redeploy', (given) => ({ body: without(given, 'id') })),
  },
  drd: {
    list: 'GET /decision-requirements-definition',
    count: 'GET /decision-requirements-definition/count',
    get: 'GET /decision-requirements-definition/{id}',
    getByKey: withKey('GET /decision-requirements-definition/{id}'),
    getXML: 'GET /decision-requirements-definition/{id}/xml',
    getXMLByKey: withKey('GET /decision-requirements-definition/{id}/xml'),
  },
  execution: {
    ...found('execution'),
    deleteVariable: 'DELETE /execution/{id}/localVariables/{varName}',
    modifyVariables: 'POST /execution/{id}/localVariables',
  },
  'external-task': {
    ...found('external-task'),
    fetchAndLock: 'POST /external-task/fetchAndLock',
    complete: 'POST /external-task/{id}/complete',
    failure: 'POST /external-task/{id}/failure',
    unlock: 'POST /external-task/{id}/unlock',
    list: shapeAsking('POST /external-task', FIFTEEN),
    count: 'POST /external-task/count',
    retries: 'PUT /external-task/{id}/retries',
    retriesAsync: 'POST /external-task/retries-async',
  },
  filter: {
    ...kept('filter'),
    getTasks: (given) => shapeAsking('POST /filter/{id}/list', FIFTEEN)(idOf(given), without(given, 'id')),
    save: saved('filter'),
    authorizations: options('filter'),
  },
  group: {
    ...kept('group'),
    options: options('group'),
    list: 'POST /group',
    createMember: 'PUT /group/{id}/members/{userId}',
    deleteMember: 'DELETE /group/{id}/members/{userId}',
  },
  history: HISTORY_CALLS,
  incident: {
    ...found('incident'),
    get: 'GET /incident',
    setAnnotation: 'PUT /incident/{id}/annotation',
    clearAnnotation: 'DELETE /incident/{id}/annotation',
  },
  job: {
    ...found('job'),
    setRetries: 'PUT /job/{id}/retries',
    delete: 'DELETE /job/{id}',
    stacktrace: 'GET /job/{id}/stacktrace',
    setDuedate: 'PUT /job/{id}/duedate',
    list: shapeAsking('POST /job', { firstResult: 0 }),
    recalculateDuedate: shapeWith('POST /job/{id}/duedate/recalculate', asking('creationDateBased')),
    suspended: shapeWith('PUT /job/{id}/suspended', suspended),
  },
  metrics: {
    byInterval: 'GET /metrics',
    sum: (given) => ({
      route: 'GET /metrics/{metrics-name}/sum',
      args: { path: { 'metrics-name': record(given).name }, query: without(given, 'name') },
    }),
  },
  'password-policy': {
    get: 'GET /identity/password-policy',
    validate: (given) => ({
      route: 'POST /identity/password-policy',
      args: { body: typeof given === 'string' ? { password: given } : record(given) },
    }),
  },
  'process-definition': {
    ...found('process-definition'),
    startForm: 'GET /process-definition/{id}/startForm',
    xml: 'GET /process-definition/{id}/xml',
    start: 'POST /process-definition/{id}/start',
    restart: 'POST /process-definition/{id}/restart',
    restartAsync: 'POST /process-definition/{id}/restart-async',
    getByKey: withKey('GET /process-definition/{id}'),
    formVariables: shapeWith('GET /process-definition/{id}/form-variables', names),
    submitForm: started,
    submit: started,
    delete: shapeWith(
      'DELETE /process-definition/{id}',
      asking('cascade', 'skipCustomListeners', 'skipIoMappings'),
    ),
    statistics: (given) => {
      const args = { query: without(given, 'id', 'key') };
      return Object.keys(pick(given, 'id', 'key')).length === 0
        ? { route: 'GET /process-definition/statistics', args }
        : shapeWith('GET /process-definition/{id}/statistics', () => args)(given);
    },
    suspend: (ids, params) => ({
      route: 'PUT /process-definition/{id}/suspended',
      args: { path: { id: [ids].flat()[0] }, body: { suspended: true, ...record(params) } },
    }),
    updateHistoryTimeToLive: 'PUT /process-definition/{id}/history-time-to-live',
  },
  'process-instance': {
    get: 'GET /process-instance/{id}',
    setVariable: 'PUT /process-instance/{id}/variables/{varName}',
    deleteAsync: 'POST /process-instance/delete',
    setVariablesAsync: 'POST /process-instance/variables-async',
    list: shapeAsking('POST /process-instance', FIFTEEN),
    count: 'POST /process-instance/count',
    getActivityInstances: 'GET /process-instance/{id}/activity-instances',
    getVariables: 'GET /process-instance/{id}/variables',
    modify: 'POST /process-instance/{id}/modification',
    modifyAsync: 'POST /process-instance/{id}/modification-async',
    deleteAsyncHistoricQueryBased: 'POST /process-instance/delete-historic-query-based',
    setJobsRetriesAsync: 'POST /process-instance/job-retries',
    setJobsRetriesAsyncHistoricQueryBased: 'POST /process-instance/job-retries-historic-query-based',
    suspendAsync: 'POST /process-instance/suspended-async',
    correlateMessageAsync: 'POST /process-instance/message-async',
    modifyVariables: shapeWith(
      'POST /process-instance/{id}/variables',
      sending('modifications', 'deletions'),
    ),
  },
  task: {
    ...kept('task'),
    comments: 'GET /task/{id}/comment',
    identityLinks: 'GET /task/{id}/identity-links',
    form: 'GET /task/{id}/form',
    localVariables: 'GET /task/{id}/localVariables',
    update: shapeWith('PUT /task/{id}', (given) => ({ body: without(given, '_links', '_embedded') })),
    createComment: (id, comment) =>
      usualShape('POST /task/{id}/comment/create')(
        id,
        typeof comment === 'string' ? { message: comment } : comment,
      ),
    identityLinksAdd: 'POST /task/{id}/identity-links',
    identityLinksDelete: 'POST /task/{id}/identity-links/delete',
    assignee: withUser('POST /task/{id}/assignee'),
    delegate: withUser('POST /task/{id}/delegate'),
    claim: withUser('POST /task/{id}/claim'),
    unclaim: (task) => ({
      route: 'POST /task/{id}/unclaim',
      args: { path: { id: record(task).taskId ?? idOf(task) } },
    }),
    submitForm: shapeWith('POST /task/{id}/submit-form', sending('variables')),
    complete: shapeWith('POST /task/{id}/complete', sending('variables')),
    resolve: shapeWith('POST /task/{id}/resolve', sending('variables')),
    bpmnError: shapeWith('POST /task/{id}/bpmnError', sending('variables', 'errorCode', 'errorMessage')),
    bpmnEscalation: shapeWith('POST /task/{id}/bpmnEscalation', sending('variables', 'escalationCode')),
    formVariables: shapeWith('GET /task/{id}/form-variables', names),
    localVariable: 'PUT /task/{id}/localVariables/{varName}',
    modifyVariables: 'POST /task/{id}/localVariables',
    deleteVariable: 'DELETE /task/{id}/localVariables/{varName}',
  },
  'task-report': {
    countByCandidateGroup: 'GET /task/report/candidate-group-count',
    countByCandidateGroupAsCsv: 'GET /task/report/candidate-group-count',
  },
  telemetry: {
    get: 'GET /telemetry/configuration',
    configure: (given) => ({
      route: 'POST /telemetry/configuration',
      args: { body: typeof given === 'boolean' ? { enableTelemetry: given } : record(given) },
    }),
    fetchData: 'GET /telemetry/data',
  },
  tenant: {
    ...kept('tenant'),
    options: options('tenant'),
    createUserMember: 'PUT /tenant/{id}/user-members/{userId}',
    createGroupMember: 'PUT /tenant/{id}/group-members/{groupId}',
    deleteUserMember: 'DELETE /tenant/{id}/user-members/{userId}',
    deleteGroupMember: 'DELETE /tenant/{id}/group-members/{groupId}',
  },
  user: {
    list: 'GET /user',
    count: 'GET /user/count',
    profile: 'GET /user/{id}/profile',
    updateProfile: 'PUT /user/{id}/profile',
    delete: 'DELETE /user/{id}',
    unlock: 'POST /user/{id}/unlock',
    options: options('user'),
    create: (given) => {
      const { email, password } = record(given);
      const profile = { ...pick(given, 'id', 'firstName', 'lastName'), ...(email ? { email } : {}) };
      return { route: 'POST /user/create', args: { body: { profile, credentials: { password } } } };
    },
    get: 'GET /user/{id}/profile',
    updateCredentials: shapeWith(
      'PUT /user/{id}/credentials',
      sending('password', 'authenticatedUserPassword'),
    ),
  },
  variable: {
    instances: 'POST /variable-instance',
    list: 'GET /variable-instance',
    count: 'POST /variable-instance/count',
  },
  'variable-instance': { instances: 'POST /variable-instance' },
};

function deployedFiles(given: unknown): ScriptCall {
  const { deploymentName, deploymentSource, enableDuplicateFiltering, deployChangedOnly, tenantId, files } =
    record(given);
  const all = [files ?? []].flat().map((file) => {
    const { name, content } = record(file);
    return {
      name: needed('name', name),
      content: content instanceof Blob || content === '' ? content : needed('content', content),
    };
  });
  const body = deploymentForm({
    name: needed('deploymentName', deploymentName),
    ...(deploymentSource ? { source: String(deploymentSource) } : {}),
    ...(tenantId ? { tenantId: String(tenantId) } : {}),
    enableDuplicateFiltering: Boolean(enableDuplicateFiltering),
    deployChangedOnly: Boolean(deployChangedOnly),
    files: all,
  });
  return { route: 'POST /deployment/create', args: { body } };
}

function needed(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '')
    throw new MissingOptionError('POST /deployment/create', [field], 'create deployment');
  return String(value);
}
