import { COUNT, change, INCIDENT, read } from './samples.mjs';

/** @typedef {import('./samples.mjs').CallRow} CallRow */

const EVALUATION = {
  id: '{id}',
  decisionDefinitionId: 'assign:1',
  decisionDefinitionKey: 'assign',
  evaluationTime: '2026-01-23T13:42:42.657+0200',
};
const FAILED = { type: 'failedJob', configuration: '{id}' };

/** @type {readonly CallRow[]} */
export const PAGE_CALLS = [
  read(
    'definition/decision#listEvaluations',
    'decisions',
    ['{id}', { firstResult: 0, maxResults: 50 }],
    [EVALUATION],
  ),
  read('definition/decision#getDecisionXml', 'decisions', ['{id}'], { dmnXml: '<definitions/>' }),
  read('instance/incident#listIncidents', 'operations', ['{id}'], [INCIDENT]),
  read('instance/incident#getIncident', 'look', ['{id}'], INCIDENT),
  read(
    'instance/incident#getIncidentTrace',
    'operations',
    [
      {
        ...{ id: '{id}', rootId: '{id}', type: 'failedJob', configuration: '{id}' },
      },
    ],
    'java.lang.IllegalStateException',
  ),
  read('instance/incident#getRootIncident', 'operations', [{ id: '', rootId: '{id}' }], INCIDENT),
  change('instance/retries#retryIncident', 'operations', [FAILED], {
    answers: { 'GET job/{id}': { retries: 0 } },
    lost: 'the job or external task has retries again, or is gone',
  }),
  read('instance/retries#getTryState', 'operations', [FAILED], { retries: 1 }),
  change('instance/incident#annotateIncident', 'operations', ['{id}', 'Known.'], {
    lost: 'the incident has the annotation',
  }),
  read('report/doneReport#countDone', 'workload', [[new Date(0), new Date(0)]], COUNT),
  read('report/doneReport#reportDoneByProcess', 'workload', [new Date(0)], []),
  read('report/doneReport#reportDurations', 'workload', [new Date(0)], []),
  read('report/groupReport#reportByGroup', 'workload', [], []),
  read('report/runningReport#reportRunning', 'workload', [], []),
];
