import { expect, it } from 'vitest';
import { setUpScriptClient } from '../testing/setUpScriptClient';
import { SUITE_CALLS } from './suiteCalls';

const CALLS: readonly (readonly [
  call: string,
  given: readonly unknown[],
  out: string,
  sent: object,
  tags: string,
])[] = [
  ['task.get', ['a/b'], 'GET task/a%252Fb', { accept: 'hal' }, '@S7.10'],
  ['task.list', [{ assignee: 'demo' }], 'GET task', { query: { assignee: 'demo' }, accept: 'hal' }, '@S7.10'],
  ['task.claim', ['T', 'demo'], 'POST task/T/claim', { body: { userId: 'demo' } }, '@T7.17 @S7.13'],
  ['task.claim', [{ taskId: 'T', userId: 'demo' }], 'POST task/T/claim', { body: { userId: 'demo' } }, ''],
  ['task.unclaim', ['T'], 'POST task/T/unclaim', {}, '@T7.17 @S7.13'],
  ['task.assignee', ['T'], 'POST task/T/assignee', { body: { userId: null } }, '@S7.13'],
  [
    'task.createComment',
    ['T', 'x'],
    'POST task/T/comment/create',
    { body: { message: 'x' } },
    '@T7.15 @S7.10',
  ],
  [
    'task.identityLinksAdd',
    [{ id: 'T', groupId: 'g' }],
    'POST task/T/identity-links',
    { body: { id: 'T', groupId: 'g' } },
    '@T7.19 @S7.11',
  ],
  [
    'task.identityLinksDelete',
    [{ id: 'T' }, { groupId: 'g' }],
    'POST task/T/identity-links/delete',
    { body: { groupId: 'g' } },
    '',
  ],
  ['task.localVariable', [{ id: 'T', varId: 'v', value: 1 }], 'PUT task/T/localVariables/v', {}, '@S7.18'],
  [
    'task.formVariables',
    [{ id: 'T', names: ['a', 'b'] }],
    'GET task/T/form-variables',
    { query: { variableNames: ['a', 'b'] } },
    '',
  ],
  [
    'task.submitForm',
    [{ id: 'T', variables: {}, x: 1 }],
    'POST task/T/submit-form',
    { body: { variables: {} } },
    '@S7.14',
  ],
  [
    'task-report.countByCandidateGroupAsCsv',
    [],
    'GET task/report/candidate-group-count',
    { accept: 'csv' },
    '@S7.19',
  ],
  [
    'process-definition.start',
    [{ key: 'invoice', variables: {} }],
    'POST process-definition/key/invoice/start',
    {},
    '@S7.28',
  ],
  [
    'process-definition.submitForm',
    [{ key: 'k', tenantId: 't', businessKey: 'b' }],
    'POST process-definition/key/k/tenant-id/t/submit-form',
    { body: { businessKey: 'b' } },
    '@S7.28',
  ],
  [
    'process-definition.delete',
    [{ id: 'P', cascade: true }],
    'DELETE process-definition/P',
    { query: { cascade: true } },
    '@S7.29',
  ],
  [
    'process-definition.statistics',
    [{ incidents: true }],
    'GET process-definition/statistics',
    { query: { incidents: true } },
    '@S7.27',
  ],
  [
    'process-instance.list',
    [{ active: true, maxResults: 5 }],
    'POST process-instance',
    { query: { firstResult: 0, maxResults: 5 }, body: { active: true } },
    '@S7.33 @S9.1',
  ],
  [
    'process-instance.suspendAsync',
    [{ suspended: true }],
    'POST process-instance/suspended-async',
    {},
    '@S7.36',
  ],
  [
    'external-task.fetchAndLock',
    [{ workerId: 'w' }],
    'POST external-task/fetchAndLock',
    { body: { workerId: 'w' } },
    '@S7.45',
  ],
  [
    'job.suspended',
    [{ id: 'J', suspended: 0 }],
    'PUT job/J/suspended',
    { body: { suspended: false } },
    '@S4.15 @S7.49',
  ],
  [
    'job.recalculateDuedate',
    [{ id: 'J', creationDateBased: false }],
    'POST job/J/duedate/recalculate',
    { query: { creationDateBased: false } },
    '@S7.49',
  ],
  ['drd.getXMLByKey', ['d', 't'], 'GET decision-requirements-definition/key/d/tenant-id/t/xml', {}, '@S7.44'],
  ['deployment.delete', ['D', { cascade: true }], 'DELETE deployment/D', { query: { cascade: true } }, ''],
  [
    'deployment.redeploy',
    [{ id: 'D', source: 's' }],
    'POST deployment/D/redeploy',
    { body: { source: 's' } },
    '@S7.40',
  ],
  [
    'filter.getTasks',
    ['F'],
    'POST filter/F/list',
    { query: { firstResult: 0, maxResults: 15 }, accept: 'hal' },
    '@S7.22 @S9.1',
  ],
  ['filter.authorizations', [], 'OPTIONS filter', {}, ''],
  ['filter.authorizations', ['F'], 'OPTIONS filter/F', {}, ''],
  ['authorization.save', [{ id: 'A' }], 'PUT authorization/A', {}, '@S7.8'],
  ['authorization.save', [{ type: 1 }], 'POST authorization/create', { body: { type: 1 } }, '@S7.8'],
  ['group.createMember', [{ id: 'g', userId: 'u' }], 'PUT group/g/members/u', {}, '@S7.43'],
  ['user.profile', [{ id: 'demo' }], 'GET user/demo/profile', {}, '@S7.46'],
  [
    'user.create',
    [{ id: 'u', firstName: 'a', lastName: 'b', password: 'p' }],
    'POST user/create',
    { body: { profile: { id: 'u', firstName: 'a', lastName: 'b' }, credentials: { password: 'p' } } },
    '@S7.46',
  ],
  [
    'history.task',
    [{ taskId: 'T', firstResult: 5 }],
    'POST history/task',
    { query: { firstResult: 5 }, body: { taskId: 'T' } },
    '@S7.47',
  ],
  [
    'history.report',
    [],
    'GET history/process-instance/report',
    { query: { reportType: 'duration', periodUnit: 'month' } },
    '@S7.47 @S9.11',
  ],
  ['incident.setAnnotation', [{ id: 'I', annotation: 'x' }], 'PUT incident/I/annotation', {}, '@S7.48'],
  ['message.correlate', [{ messageName: 'm' }], 'POST message', { body: { messageName: 'm' } }, '@S7.50'],
  [
    'metrics.sum',
    [{ name: 'n', startDate: 's' }],
    'GET metrics/n/sum',
    { query: { startDate: 's' } },
    '@S7.43',
  ],
  ['password-policy.validate', ['p'], 'POST identity/password-policy', { body: { password: 'p' } }, '@S7.54'],
  ['telemetry.configure', [true], 'POST telemetry/configuration', { body: { enableTelemetry: true } }, ''],
  [
    'variable.instances',
    [{ name: 'v', maxResults: 1 }],
    'POST variable-instance',
    { query: { maxResults: 1 } },
    '@S7.43',
  ],
  ['schema.log', [], 'GET schema/log', {}, ''],
  ['condition.evaluate', [{ variables: {} }], 'POST condition', { body: { variables: {} } }, ''],
];

it.each(CALLS)('%s(%j) asks %s with %j %s', async (call, given, out, sent) => {
  const { client, request } = setUpScriptClient();
  const [resource = '', name = ''] = call.split('.');
  const [method, path] = out.split(' ');
  await client.resource(resource)?.[name]?.(...given);
  expect(request).toHaveBeenCalledExactlyOnceWith(path, expect.objectContaining({ method, ...sent }));
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
  for (const name of Object.keys(SUITE_CALLS)) {
    for (const [method, call] of Object.entries(client.resource(name) ?? {})) {
      await call(sample, sample).catch((error: Error) => {
        if (/has no call/.test(error.message)) missing.push(`${name}.${method}`);
      });
    }
  }
  expect(missing).toEqual([]);
  expect(request.mock.calls.length).toBeGreaterThan(300);
});
