import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { REST_ROOT, useFakeEngine } from '../../testing/fakeEngine';
import { listPassedActivities } from './instanceState';

const engine = useFakeEngine('demo');

it('counts how often each activity has been left', async () => {
  const found = ['start', 'check', 'check'].map((activityId) => ({ activityId }));
  engine.answer(http.get(`${REST_ROOT}/history/activity-instance`, () => HttpResponse.json(found)));
  expect(await listPassedActivities(engine.connect(), 'pi')).toEqual([
    { activityId: 'start', count: 1 },
    { activityId: 'check', count: 2 },
  ]);
});
