import { expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { listPassedActivities } from './instanceState';

const engine = useFakeEngine('demo');

it('counts how often each activity has been left', async () => {
  const found = ['start', 'check', 'check'].map((activityId) => ({ activityId }));
  engine.on('GET history/activity-instance', found);
  expect(await listPassedActivities(engine.connect(), 'pi')).toEqual([
    { activityId: 'start', count: 1 },
    { activityId: 'check', count: 2 },
  ]);
});
