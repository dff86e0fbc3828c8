import { toEngineDate } from '@taskweave/base/engineDate';
import { expect, it } from 'vitest';
import { openBoth } from '../testing/openBoth';

it.each(['GET', 'POST'] as const)('takes two days of a %s for two questions', async (method) => {
  const DAYS = ['2026-03-01', '2026-03-02'].map((day) => `${day}T00:00:00.000+0000`);
  const { client, sent } = openBoth({ op: () => ({ count: 1 }), c7: () => ({ count: 1 }) });
  const asked = DAYS.map((finishedAfter) => {
    const criteria = method === 'GET' ? { query: { finishedAfter } } : { body: { finishedAfter } };
    return client.request('history/task/count', { method, ...criteria });
  });
  await Promise.all(asked);
  expect(sent).toHaveLength(4);
});

it('takes the time of the page for the same question at any moment', async () => {
  const { client, sent } = openBoth({ op: () => ({ count: 1 }), c7: () => ({ count: 1 }) });
  const count = (at: number) =>
    client.post('task/count', { body: { dueBefore: toEngineDate(new Date(at)) } });
  await Promise.all([count(Date.now()), count(Date.now() + 1000)]);
  expect(sent).toHaveLength(2);
});
