import type { Comment } from '@taskweave/engine-client/resources/task/comment';
import type { UserOperation } from '@taskweave/engine-client/resources/task/userOperation';
import { expect, it } from 'vitest';
import { historyDays } from './historyEvents';

let count = 0;

function operation(given: Partial<UserOperation>): UserOperation {
  count += 1;
  return {
    id: `o${count}`,
    operationId: `act${count}`,
    type: 'Update',
    entityType: 'Task',
    userId: 'mary',
    time: '2026-11-21T10:00:00.000+0000',
    property: 'priority',
    oldValue: '50',
    newValue: '70',
    ...given,
  };
}

const comment = (time: string): Comment => ({ id: time, userId: 'john', time, message: 'Seen.' });

it('makes one event of the rows of one act @T3.33 @T3.34', () => {
  const [day] = historyDays(
    [operation({ operationId: 'a' }), operation({ operationId: 'a', property: 'name' })],
    [],
    false,
  );
  expect(day?.events).toHaveLength(1);
  expect(day?.events[0]?.what).toMatchObject({
    type: 'Update',
    changes: [{ property: 'priority' }, { property: 'name' }],
  });
});

it('groups by days, newest first, with the comments in their places @T2.40', () => {
  const days = historyDays(
    [
      operation({ time: '2026-11-20T10:00:00.000+0000' }),
      operation({ time: '2026-11-18T10:00:00.000+0000' }),
    ],
    [comment('2026-11-19T10:00:00.000+0000'), comment('2026-11-20T12:00:00.000+0000')],
    false,
  );
  expect(days.map(({ events }) => events.map(({ what }) => what.kind))).toEqual([
    ['comment', 'operation'],
    ['comment'],
    ['operation'],
  ]);
});

it('keeps comments back that are older than the changes loaded so far', () => {
  const operations = [operation({ time: '2026-11-20T10:00:00.000+0000' })];
  const comments = [comment('2026-11-19T10:00:00.000+0000')];
  expect(historyDays(operations, comments, true).flatMap(({ events }) => events)).toHaveLength(1);
  expect(historyDays(operations, comments, false).flatMap(({ events }) => events)).toHaveLength(2);
});

it('leaves out what the title says already', () => {
  const [day] = historyDays(
    [operation({ type: 'Complete', property: 'delete', newValue: 'true' })],
    [],
    false,
  );
  expect(day?.events[0]?.what).toEqual({ kind: 'operation', type: 'Complete', changes: [] });
});
