import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import type { Incident } from './incident';
import { getTryState, isRetriable, retryIncident, rightsToRetry } from './retries';

const engine = useFakeEngine('demo');

const INCIDENT: Incident = {
  id: 'i1',
  type: 'failedJob',
  since: '2026-11-22T10:00:00.000+0000',
  activityId: 'charge',
  message: null,
  annotation: null,
  rootId: 'i1',
  configuration: 'j1',
  processInstanceId: 'p1',
  processDefinitionKey: 'order',
};
const EXTERNAL: Incident = { ...INCIDENT, type: 'failedExternalTask', configuration: 'e1' };

it.each([
  [INCIDENT, 'job/j1'],
  [EXTERNAL, 'external-task/e1'],
])('gives what has failed one more try: %o', async (incident, path) => {
  engine.on(`PUT ${path}/retries`, 204);
  await retryIncident(engine.connect(), incident);
  expect(engine.calls.at(-1)?.body).toBe('{"retries":1}');
});

it.each([
  ['waiting', 200, { retries: 1 }],
  ['waiting', 200, { retries: null }],
  ['failed', 200, { retries: 0 }],
  ['done', 404, { message: 'Job with id j1 does not exist' }],
])('is %s where the engine answers %i %j', async (state, status, body) => {
  engine.on('GET job/j1', body, status);
  expect(await getTryState(engine.connect(), INCIDENT)).toBe(state);
});

it('takes a try whose answer was lost as set where the job has retries', async () => {
  engine.on('PUT job/j1/retries', () => HttpResponse.error());
  engine.on('GET job/j1', { retries: 1 });
  await expect(retryIncident(engine.connect(), INCIDENT)).resolves.toBeUndefined();
});

it('is offered for jobs and external tasks that the incident names', () => {
  const incidents = [INCIDENT, EXTERNAL, { ...INCIDENT, configuration: null }, { ...INCIDENT, type: 'own' }];
  expect(incidents.map(isRetriable)).toEqual([true, true, false, false]);
});

it('asks for the right to retry jobs where the person may not change the instance', () => {
  expect(rightsToRetry(INCIDENT).map(({ permission, resourceId }) => `${permission} ${resourceId}`)).toEqual([
    'UPDATE_INSTANCE order',
    'UPDATE p1',
    'RETRY_JOB order',
    'RETRY_JOB p1',
  ]);
  expect(rightsToRetry(EXTERNAL)).toHaveLength(2);
});
