import { COUNT, DEFINITION, DEPLOYMENT, INCIDENT } from './samples.mjs';

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

/** @param {string} _key @param {(signal: AbortSignal) => Promise<unknown>} ask */
const askOnce = (_key, ask) => ask(new AbortController().signal);

/** The pages beside the inbox: decisions, deployments, incidents, workload. @type {readonly CallRow[]} */
export const PAGE_CALLS = [
  {
    call: 'resources/definition/decision#listEvaluations',
    places: ['decisions'],
    make: ({ listEvaluations }, client) =>
      listEvaluations(client, '{id}', { firstResult: 0, maxResults: 50 }),
    answer: [EVALUATION],
  },
  {
    call: 'resources/definition/decision#getDecisionXml',
    places: ['decisions', 'start'],
    make: ({ getDecisionXml }, client) => getDecisionXml(client, '{id}'),
    answer: { dmnXml: '<definitions/>' },
  },
  {
    call: 'resources/definition/decision#findDecision',
    places: ['start'],
    make: ({ findDecision }, client) => findDecision(client, { key: 'assign', tenantId: null }),
    answer: [DEFINITION],
  },
  {
    call: 'resources/definition/deployment#createDeployment',
    places: ['deployments'],
    isChange: true,
    make: ({ createDeployment }, client) => createDeployment(client, { name: 'Invoices', files: FILES }),
    answer: DEPLOYMENT,
    lost: 'a deployment of this name with these files since then; without the right to read all, the next try asks first',
  },
  {
    call: 'resources/definition/deployment#redeploy',
    places: ['deployments'],
    isChange: true,
    make: ({ redeploy }, client) => redeploy(client, { id: '{id}', source: null }),
    answer: DEPLOYMENT,
    lost: 'as with a first deployment',
  },
  {
    call: 'resources/definition/deployment#deleteDeployment',
    places: ['deployments'],
    isChange: true,
    make: ({ deleteDeployment }, client) => deleteDeployment(client, '{id}', { cascade: false }),
    lost: 'the deployment is gone',
  },
  {
    call: 'resources/definition/deployment#isThere',
    places: ['look'],
    make: ({ isThere }, client) => isThere(client, '{id}'),
    answer: DEPLOYMENT,
  },
  {
    call: 'resources/definition/deployment#readDeployed',
    places: ['look'],
    make: ({ readDeployed }, client) => readDeployed(client, { id: '{id}' }),
    answer: [],
  },
  {
    call: 'resources/definition/deployment#listDeployments',
    places: ['deployments'],
    make: ({ listDeployments }, client) => listDeployments(client, { firstResult: 0, maxResults: 50 }),
    answers: { 'GET deployment': [DEPLOYMENT], 'GET deployment/count': COUNT },
  },
  {
    call: 'resources/definition/deployment#listResources',
    places: ['deployments', 'look'],
    make: ({ listResources }, client) => listResources(client, '{id}'),
    answer: [{ name: 'a.form' }],
  },
  {
    call: 'resources/definition/deployment#findDeployment',
    places: ['look'],
    make: ({ findDeployment }, client) => findDeployment(client, LOST),
    answers: { 'GET deployment': [], 'GET authorization/check': { authorized: true } },
  },
  {
    call: 'resources/instance/incident#listIncidents',
    places: ['operations'],
    make: ({ listIncidents }, client) => listIncidents(client, '{id}'),
    answer: [INCIDENT],
  },
  {
    call: 'resources/instance/incident#getIncident',
    places: ['look'],
    make: ({ getIncident }, client) => getIncident(client, '{id}'),
    answer: INCIDENT,
  },
  {
    call: 'resources/instance/incident#getIncidentTrace',
    places: ['operations'],
    make: ({ getIncidentTrace }, client) =>
      getIncidentTrace(client, {
        ...{ id: '{id}', rootId: '{id}', type: 'failedJob', configuration: '{id}' },
      }),
    answer: 'java.lang.IllegalStateException',
  },
  {
    call: 'resources/instance/incident#getRootIncident',
    places: ['operations'],
    make: ({ getRootIncident }, client) => getRootIncident(client, { id: '', rootId: '{id}' }),
    answer: INCIDENT,
  },
  {
    call: 'resources/instance/retries#retryIncident',
    places: ['operations'],
    isChange: true,
    make: ({ retryIncident }, client) => retryIncident(client, FAILED),
    answers: { 'GET job/{id}': { retries: 0 } },
    lost: 'the job or external task has retries again, or is gone',
  },
  {
    call: 'resources/instance/retries#getTryState',
    places: ['operations', 'look'],
    make: ({ getTryState }, client) => getTryState(client, FAILED),
    answer: { retries: 1 },
  },
  {
    call: 'resources/instance/incident#annotateIncident',
    places: ['operations'],
    isChange: true,
    make: ({ annotateIncident }, client) => annotateIncident(client, '{id}', 'Known.'),
    lost: 'the incident has the annotation',
  },
  {
    call: 'resources/instance/batch#deleteInstances',
    places: ['operations'],
    isChange: true,
    make: ({ deleteInstances }, client) => deleteInstances(client, { processInstanceIds: ['{id}'] }),
    answer: { id: '{batchId}' },
    lost: 'a batch of the person for as many instances since then; else nobody can say, and it is not sent again',
  },
  {
    call: 'resources/instance/batch#findDeletion',
    places: ['look'],
    make: ({ findDeletion }, client) => findDeletion(client, { userId: '', since: new Date(0), count: 1 }),
    answer: [],
  },
  {
    call: 'resources/instance/batch#readBatch',
    places: ['operations'],
    make: ({ readBatch }, client) => readBatch(client, '{id}'),
    answer: [],
  },
  {
    call: 'resources/instance/batch#suspendBatch',
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
    call: 'remotes/workload/src/cards/doneReport.ts',
    places: ['workload'],
    make: ({ getDurations }, client) => getDurations(client, new Date(0), new AbortController().signal),
    answer: [],
  },
  {
    call: 'remotes/workload/src/cards/groupReport.ts',
    places: ['workload'],
    make: ({ groupReportOf }, client) => groupReportOf({ client, once: askOnce }),
    answer: [],
  },
];
