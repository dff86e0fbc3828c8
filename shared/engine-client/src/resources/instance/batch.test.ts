import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { useFakeEngine } from '../../testing/fakeEngine';
import { findDeletion, readBatch } from './batch';

const engine = useFakeEngine('demo');
const SINCE = new Date('2026-11-22T10:00:00Z');
const batch = (id: string, part: object = {}) => ({
  id,
  createUserId: 'demo',
  totalJobs: 3,
  startTime: '2026-11-22T10:00:01.000+0000',
  ...part,
});

it('finds the deletion of a person by when it began and of how many instances', async () => {
  engine.on('GET batch', ({ request }) =>
    new URL(request.url).searchParams.get('sortBy') === 'startTime'
      ? HttpResponse.json({ type: 'InvalidRequestException' }, { status: 400 })
      : HttpResponse.json([
          batch('of-another', { createUserId: 'mary' }),
          batch('of-more', { totalJobs: 4 }),
          batch('before', { startTime: '2026-11-22T09:00:00.000+0000' }),
          batch('ours'),
        ]),
  );
  const lost = { userId: 'demo', since: SINCE, count: 3 };
  expect(await findDeletion(engine.connect(), lost)).toEqual({ kind: 'done', value: 'ours' });
  expect(await findDeletion(engine.connect(), { ...lost, count: 9 })).toEqual({ kind: 'unclear' });
});

it('takes a batch that is not there for over', async () => {
  engine.on('GET batch/statistics', []);
  expect(await readBatch(engine.connect(), 'b')).toBeNull();
});
