import { expect, it } from 'vitest';
import { setUpScriptClient } from '../testing/setUpScriptClient';
import { RUNTIME_SHAPES } from './runtimeShapes';
import { STORED_SHAPES } from './storedShapes';

/** What a script calls, and what goes out: by resource, method, arguments; verb, path, and what is sent. */
const CALLS: readonly (readonly [string, string, readonly unknown[], string, string, object])[] = [
  ['task', 'get', ['a/b'], 'GET', 'task/a%252Fb', { accept: 'hal' }],
  ['task', 'list', [{ assignee: 'demo' }], 'GET', 'task', { query: { assignee: 'demo' }, accept: 'hal' }],
  ['task', 'claim', ['T', 'demo'], 'POST', 'task/T/claim', { body: { userId: 'demo' } }],
  ['task', 'claim', [{ taskId: 'T', userId: 'demo' }], 'POST', 'task/T/claim', { body: { userId: 'demo' } }],
  ['task', 'assignee', ['T'], 'POST', 'task/T/assignee', { body: { userId: null } }],
  ['task', 'createComment', ['T', 'x'], 'POST', 'task/T/comment/create', { body: { message: 'x' } }],
  ['task', 'identityLinksAdd', [{ id: 'T', groupId: 'g' }], 'POST', 'task/T/identity-links', {}],
  ['task', 'localVariable', [{ id: 'T', varId: 'v', value: 1 }], 'PUT', 'task/T/localVariables/v', {}],
  [
    'task',
    'formVariables',
    [{ id: 'T', names: ['a', 'b'] }],
    'GET',
    'task/T/form-variables',
    { query: { variableNames: ['a', 'b'] } },
  ],
  [
    'task',
    'submitForm',
    [{ id: 'T', variables: {}, x: 1 }],
    'POST',
    'task/T/submit-form',
    { body: { variables: {} } },
  ],
  [
    'task-report',
    'countByCandidateGroupAsCsv',
    [],
    'GET',
    'task/report/candidate-group-count',
    { accept: 'csv' },
  ],
  [
    'process-definition',
    'start',
    [{ key: 'invoice', variables: {} }],
    'POST',
    'process-definition/key/invoice/start',
    {},
  ],
  [
    'process-definition',
    'submitForm',
    [{ key: 'k', tenantId: 't', businessKey: 'b' }],
    'POST',
    'process-definition/key/k/tenant-id/t/submit-form',
    { body: { businessKey: 'b' } },
  ],
  ['process-definition', 'xml', [{ id: 'P:1' }], 'GET', 'process-definition/P%3A1/xml', {}],
  [
    'process-definition',
    'delete',
    [{ id: 'P', cascade: true }],
    'DELETE',
    'process-definition/P',
    { query: { cascade: true } },
  ],
  [
    'process-definition',
    'statistics',
    [{ incidents: true }],
    'GET',
    'process-definition/statistics',
    { query: { incidents: true } },
  ],
  [
    'process-instance',
    'list',
    [{ active: true, maxResults: 5 }],
    'POST',
    'process-instance',
    { query: { firstResult: 0, maxResults: 5 }, body: { active: true } },
  ],
  ['process-instance', 'suspendAsync', [{ suspended: true }], 'POST', 'process-instance/suspended-async', {}],
  [
    'external-task',
    'fetchAndLock',
    [{ workerId: 'w' }],
    'POST',
    'external-task/fetchAndLock',
    { body: { workerId: 'w' } },
  ],
  ['external-task', 'retries', [{ id: 'E', retries: 2 }], 'PUT', 'external-task/E/retries', {}],
  [
    'job',
    'recalculateDuedate',
    [{ id: 'J', creationDateBased: false }],
    'POST',
    'job/J/duedate/recalculate',
    { query: { creationDateBased: false } },
  ],
  [
    'batch',
    'suspended',
    [{ id: 'B', suspended: 1 }],
    'PUT',
    'batch/B/suspended',
    { body: { suspended: true } },
  ],
  ['case-execution', 'manualStart', ['C', {}], 'POST', 'case-execution/C/manual-start', {}],
  [
    'decision-definition',
    'evaluate',
    [{ key: 'd', variables: {} }],
    'POST',
    'decision-definition/key/d/evaluate',
    {},
  ],
  ['drd', 'getXMLByKey', ['d', 't'], 'GET', 'decision-requirements-definition/key/d/tenant-id/t/xml', {}],
  ['deployment', 'delete', ['D', { cascade: true }], 'DELETE', 'deployment/D', { query: { cascade: true } }],
  [
    'deployment',
    'redeploy',
    [{ id: 'D', source: 's' }],
    'POST',
    'deployment/D/redeploy',
    { body: { source: 's' } },
  ],
  [
    'filter',
    'getTasks',
    ['F'],
    'POST',
    'filter/F/list',
    { query: { firstResult: 0, maxResults: 15 }, accept: 'hal' },
  ],
  ['filter', 'authorizations', [], 'OPTIONS', 'filter', {}],
  ['filter', 'authorizations', ['F'], 'OPTIONS', 'filter/F', {}],
  ['authorization', 'save', [{ id: 'A' }], 'PUT', 'authorization/A', {}],
  ['authorization', 'save', [{ type: 1 }], 'POST', 'authorization/create', { body: { type: 1 } }],
  ['group', 'createMember', [{ id: 'g', userId: 'u' }], 'PUT', 'group/g/members/u', {}],
  ['tenant', 'deleteGroupMember', [{ id: 't', groupId: 'g' }], 'DELETE', 'tenant/t/group-members/g', {}],
  ['user', 'profile', [{ id: 'demo' }], 'GET', 'user/demo/profile', {}],
  [
    'user',
    'create',
    [{ id: 'u', firstName: 'a', lastName: 'b', password: 'p' }],
    'POST',
    'user/create',
    { body: { profile: { id: 'u', firstName: 'a', lastName: 'b' }, credentials: { password: 'p' } } },
  ],
  [
    'history',
    'task',
    [{ taskId: 'T', firstResult: 5 }],
    'POST',
    'history/task',
    { query: { firstResult: 5 }, body: { taskId: 'T' } },
  ],
  [
    'history',
    'report',
    [],
    'GET',
    'history/process-instance/report',
    { query: { reportType: 'duration', periodUnit: 'month' } },
  ],
  ['history', 'singleBatch', ['B'], 'GET', 'history/batch/B', {}],
  ['incident', 'setAnnotation', [{ id: 'I', annotation: 'x' }], 'PUT', 'incident/I/annotation', {}],
  ['message', 'correlate', [{ messageName: 'm' }], 'POST', 'message', { body: { messageName: 'm' } }],
  ['metrics', 'sum', [{ name: 'n', startDate: 's' }], 'GET', 'metrics/n/sum', { query: { startDate: 's' } }],
  ['migration', 'validate', [{}], 'POST', 'migration/validate', {}],
  ['modification', 'executeAsync', [{}], 'POST', 'modification/executeAsync', {}],
  ['password-policy', 'validate', ['p'], 'POST', 'identity/password-policy', { body: { password: 'p' } }],
  ['telemetry', 'configure', [true], 'POST', 'telemetry/configuration', { body: { enableTelemetry: true } }],
  [
    'variable',
    'instances',
    [{ name: 'v', maxResults: 1 }],
    'POST',
    'variable-instance',
    { query: { maxResults: 1 } },
  ],
  // Not of the suite's own client.
  ['schema', 'log', [], 'GET', 'schema/log', {}],
  ['condition', 'evaluate', [{ body: { variables: {} } }], 'POST', 'condition', { body: { variables: {} } }],
];

it.each(CALLS)('%s.%s(%o)', async (resource, method, given, verb, path, sent) => {
  const { client, request } = setUpScriptClient();
  await client.resource(resource)?.[method]?.(...given);
  expect(request).toHaveBeenCalledExactlyOnceWith(path, expect.objectContaining({ method: verb, ...sent }));
});

it('has no call that the engine does not have', async () => {
  const { client, request } = setUpScriptClient();
  const sample = {
    id: 'I',
    key: 'K',
    varId: 'v',
    name: 'n',
    userId: 'u',
    groupId: 'g',
    password: 'p',
    firstName: 'f',
    lastName: 'l',
    errorCode: 'e',
    escalationCode: 'e',
    operationId: 'o',
    taskId: 'T',
  };
  const missing: string[] = [];
  for (const name of Object.keys({ ...RUNTIME_SHAPES, ...STORED_SHAPES, history: {} })) {
    for (const [method, call] of Object.entries(client.resource(name) ?? {})) {
      await call(sample, sample).catch((error: Error) => {
        if (/has no call/.test(error.message)) missing.push(`${name}.${method}`);
      });
    }
  }
  expect(missing).toEqual([]);
  expect(request.mock.calls.length).toBeGreaterThan(300);
});
