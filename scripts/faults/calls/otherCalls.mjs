import { COUNT, DEFINITION, DEPLOYMENT, INCIDENT, LINKS, USER } from './samples.mjs';

/** @typedef {import('./samples.mjs').CallRow} CallRow */

const EVALUATION = {
  id: '{id}',
  decisionDefinitionId: 'assign:1',
  decisionDefinitionKey: 'assign',
  evaluationTime: '2026-01-23T13:42:42.657+0200',
};
const LOST = { name: 'Invoices', tenantId: null, files: [], since: new Date(0), known: new Set() };
const FAILED = { type: 'failedJob', configuration: '{id}' };
const FILES = [{ name: 'a.form', content: '{}' }];
const PROFILE = { id: '{id}', firstName: 'Mary', lastName: 'Anne', email: '' };

/** @param {string} _key @param {(signal: AbortSignal) => Promise<unknown>} ask */
const askOnce = (_key, ask) => ask(new AbortController().signal);

/** The pages beside the inbox, and the shell. @type {readonly CallRow[]} */
export const OTHER_CALLS = [
  {
    call: 'resources/decision#listEvaluations',
    places: ['decisions'],
    make: ({ listEvaluations }, client) =>
      listEvaluations(client, '{id}', { firstResult: 0, maxResults: 50 }),
    answer: [EVALUATION],
  },
  {
    call: 'resources/decision#getDecisionXml',
    places: ['decisions', 'start'],
    make: ({ getDecisionXml }, client) => getDecisionXml(client, '{id}'),
    answer: { dmnXml: '<definitions/>' },
  },
  {
    call: 'resources/decision#findDecision',
    places: ['start'],
    make: ({ findDecision }, client) => findDecision(client, { key: 'assign', tenantId: null }),
    answer: [DEFINITION],
  },
  {
    call: 'resources/deployment#createDeployment',
    places: ['deployments'],
    isChange: true,
    make: ({ createDeployment }, client) => createDeployment(client, { name: 'Invoices', files: FILES }),
    answer: DEPLOYMENT,
    lost: 'a deployment of this name with these files since then; without the right to read all, the next try asks first',
  },
  {
    call: 'resources/deployment#redeploy',
    places: ['deployments'],
    isChange: true,
    make: ({ redeploy }, client) => redeploy(client, { id: '{id}', source: null }),
    answer: DEPLOYMENT,
    lost: 'as with a first deployment',
  },
  {
    call: 'resources/deployment#deleteDeployment',
    places: ['deployments'],
    isChange: true,
    make: ({ deleteDeployment }, client) => deleteDeployment(client, '{id}', { cascade: false }),
    lost: 'the deployment is gone',
  },
  {
    call: 'resources/deployment#isThere',
    places: ['look'],
    make: ({ isThere }, client) => isThere(client, '{id}'),
    answer: DEPLOYMENT,
  },
  {
    call: 'resources/deployment#readDeployed',
    places: ['look'],
    make: ({ readDeployed }, client) => readDeployed(client, { id: '{id}' }),
    answer: [],
  },
  {
    call: 'resources/deployment#listDeployments',
    places: ['deployments'],
    make: ({ listDeployments }, client) => listDeployments(client, { firstResult: 0, maxResults: 50 }),
    answers: { 'GET deployment': [DEPLOYMENT], 'GET deployment/count': COUNT },
  },
  {
    call: 'resources/deployment#listResources',
    places: ['deployments', 'look'],
    make: ({ listResources }, client) => listResources(client, '{id}'),
    answer: [{ name: 'a.form' }],
  },
  {
    call: 'resources/deployment#findDeployment',
    places: ['look'],
    make: ({ findDeployment }, client) => findDeployment(client, LOST),
    answers: { 'GET deployment': [], 'GET authorization/check': { authorized: true } },
  },
  {
    call: 'resources/incident#listIncidents',
    places: ['operations'],
    make: ({ listIncidents }, client) => listIncidents(client, '{id}'),
    answer: [INCIDENT],
  },
  {
    call: 'resources/incident#getIncident',
    places: ['look'],
    make: ({ getIncident }, client) => getIncident(client, '{id}'),
    answer: INCIDENT,
  },
  {
    call: 'resources/incident#getIncidentTrace',
    places: ['operations'],
    make: ({ getIncidentTrace }, client) =>
      getIncidentTrace(client, {
        ...{ id: '{id}', rootId: '{id}', type: 'failedJob', configuration: '{id}' },
      }),
    answer: 'java.lang.IllegalStateException',
  },
  {
    call: 'resources/incident#getRootIncident',
    places: ['operations'],
    make: ({ getRootIncident }, client) => getRootIncident(client, { id: '', rootId: '{id}' }),
    answer: INCIDENT,
  },
  {
    call: 'resources/retries#retryIncident',
    places: ['operations'],
    isChange: true,
    make: ({ retryIncident }, client) => retryIncident(client, FAILED),
    answers: { 'GET job/{id}': { retries: 0 } },
    lost: 'the job or external task has retries again, or is gone',
  },
  {
    call: 'resources/retries#getTryState',
    places: ['operations', 'look'],
    make: ({ getTryState }, client) => getTryState(client, FAILED),
    answer: { retries: 1 },
  },
  {
    call: 'resources/incident#annotateIncident',
    places: ['operations'],
    isChange: true,
    make: ({ annotateIncident }, client) => annotateIncident(client, '{id}', 'Known.'),
    lost: 'the incident has the annotation',
  },
  {
    call: 'resources/batch#deleteInstances',
    places: ['operations'],
    isChange: true,
    make: ({ deleteInstances }, client) => deleteInstances(client, { processInstanceIds: ['{id}'] }),
    answer: { id: '{batchId}' },
    lost: 'a batch of the person for as many instances since then; else nobody can say, and it is not sent again',
  },
  {
    call: 'resources/batch#findDeletion',
    places: ['look'],
    make: ({ findDeletion }, client) => findDeletion(client, { userId: '', since: new Date(0), count: 1 }),
    answer: [],
  },
  {
    call: 'resources/batch#readBatch',
    places: ['operations'],
    make: ({ readBatch }, client) => readBatch(client, '{id}'),
    answer: [],
  },
  {
    call: 'resources/batch#suspendBatch',
    places: ['operations'],
    isChange: true,
    make: ({ suspendBatch }, client) => suspendBatch(client, '{id}', true),
    unguarded:
      'how far the batch is, is read every few seconds, and shows whether it rests; to press again ends the same',
  },
  {
    call: 'remotes/workload/src/counting/askTasks.ts',
    places: ['workload'],
    make: ({ countTasks }, client) =>
      countTasks({ client, scope: null, signal: new AbortController().signal }),
    answer: COUNT,
  },
  {
    call: 'remotes/workload/src/reports/doneReport.ts',
    places: ['workload'],
    make: ({ getDurations }, client) => getDurations(client, new Date(0), new AbortController().signal),
    answer: [],
  },
  {
    call: 'remotes/workload/src/reports/groupReport.ts',
    places: ['workload'],
    make: ({ groupReportOf }, client) => groupReportOf({ client, once: askOnce }),
    answer: [],
  },
  {
    call: 'resources/userProfile#getProfile',
    places: ['account'],
    make: ({ getProfile }, client) => getProfile(client, '{id}'),
    answer: { id: '{id}' },
  },
  {
    call: 'resources/userProfile#updateProfile',
    places: ['account'],
    isChange: true,
    make: ({ updateProfile }, client) => updateProfile(client, PROFILE),
    unguarded: 'what was typed stays, and to save again ends the same',
  },
  {
    call: 'resources/userProfile#mayUpdateUser',
    places: ['account'],
    make: ({ mayUpdateUser }, client) => mayUpdateUser(client, '{id}'),
    answer: LINKS,
  },
  {
    call: 'resources/userProfile#changePassword',
    places: ['account'],
    isChange: true,
    make: ({ changePassword }, client) =>
      changePassword(client, '{id}', { newPassword: 'b', ownPassword: 'a' }),
    lost: 'the engine takes the new password as the person’s',
  },
  {
    call: 'resources/userProfile#isPassword',
    places: ['look'],
    make: ({ isPassword }, client) => isPassword(client, 'demo', 'b'),
    answer: { authenticated: true },
  },
  {
    call: 'resources/userProfile#getMemberGroups',
    places: ['account'],
    make: ({ getMemberGroups }, client) => getMemberGroups(client, 'demo'),
    answer: { groups: [] },
  },
  {
    call: 'resources/userProfile#getMemberTenants',
    places: ['account', 'deployments'],
    make: ({ getMemberTenants }, client) => getMemberTenants(client, 'demo'),
    answer: [],
  },
  {
    call: 'resources/passwordPolicy#getPasswordPolicy',
    places: ['account'],
    make: ({ getPasswordPolicy }, client) => getPasswordPolicy(client),
    answer: { rules: [] },
  },
  {
    call: 'resources/passwordPolicy#checkPassword',
    places: ['account'],
    make: ({ checkPassword }, client) => checkPassword(client, { password: 'b', profile: PROFILE }),
    answer: { valid: true, rules: [] },
  },
  {
    call: 'resources/setup#createFirstUser',
    places: ['account'],
    isChange: true,
    make: ({ createFirstUser }, client) => createFirstUser(client, { profile: PROFILE, password: 'b' }),
    unguarded:
      'what was typed stays; once there is an administrator the engine refuses another, and the page leads to the sign-in',
  },
  {
    call: 'resources/setup#isSetupWanted',
    places: ['account'],
    make: ({ isSetupWanted }, client) => isSetupWanted(client),
    answer: '<html></html>',
  },
  {
    call: 'resources/permission#isPermitted',
    places: ['shell', 'look'],
    make: ({ isPermitted }, client) => isPermitted(client, { permission: 'CREATE', resource: 'Task' }),
    answer: { authorized: true },
  },
  {
    call: 'resources/user#getUserProfile',
    places: ['shell', 'task'],
    make: ({ getUserProfile }, client) => getUserProfile(client, '{id}'),
    answer: USER,
  },
  {
    call: 'resources/user#getGroupIds',
    places: ['shell', 'workload'],
    make: ({ getGroupIds }, client) => getGroupIds(client, 'demo'),
    answer: { groups: [] },
  },
  {
    call: 'resources/caseInstance#getCaseBusinessKey',
    places: ['form'],
    make: ({ getCaseBusinessKey }, client) => getCaseBusinessKey(client, '{id}'),
    answer: { businessKey: null },
  },
  {
    call: 'shell/src/plugins/platform/fetchPlugins.ts',
    places: ['shell'],
    make: (_, client) => client.get('version'),
    answer: { version: '7.24.0' },
  },
  {
    call: 'shell/src/telemetry/askTelemetry.tsx',
    places: ['shell'],
    isChange: true,
    make: (_, client) => client.post('telemetry/configuration', { body: { enableTelemetry: false } }),
    unguarded: 'the question stays open with the reason, and to answer again ends the same',
  },
  {
    call: 'Session#createSession whoAmI',
    places: ['session', 'look'],
    make: ({ createSession }, client) => createSession(client).whoAmI(),
    answer: { userId: 'demo', authorizedApps: ['tasklist'] },
  },
  {
    call: 'Session#createSession listEngines',
    places: ['session'],
    make: ({ createSession }, client) => createSession(client).listEngines(),
    answer: [{ name: 'default' }],
  },
  {
    call: 'Session#createSession signIn',
    places: ['session'],
    isChange: true,
    make: ({ createSession }, client) => createSession(client).signIn('demo', 'demo'),
    answer: { userId: 'demo', authorizedApps: ['tasklist'] },
    unguarded: 'name and password stay; to sign in again ends the same',
  },
  {
    call: 'Session#createSession signOut',
    places: ['session'],
    isChange: true,
    make: ({ createSession }, client) => createSession(client).signOut(),
    lost: 'nobody is signed in any more',
  },
];
