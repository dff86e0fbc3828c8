import { expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { listIncidents } from './incident';

const engine = useFakeEngine('demo');

it('puts an incident where it has failed, which may be before the activity that waits', async () => {
  const incident = {
    ...{ id: 'i', incidentType: 'failedJob', activityId: 'wait', incidentMessage: 'no route' },
    incidentTimestamp: '2026-01-23T13:42:42.657+0200',
  };
  engine.on('GET incident', () => [{ ...incident, failedActivityId: 'pay' }]);
  expect(await listIncidents(engine.connect(), 'pi')).toMatchObject([
    { id: 'i', type: 'failedJob', activityId: 'pay', message: 'no route' },
  ]);
});
