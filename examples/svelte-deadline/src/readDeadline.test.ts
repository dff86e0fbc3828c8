import { expect, test } from 'vitest';
import { readDeadline } from './readDeadline';

const CREATED = '2026-03-01T00:00:00.000+0000';
const DUE = '2026-03-11T00:00:00.000+0000';

test.each([
  ['days before', '2026-03-06T00:00:00Z', { amount: 5, unit: 'day', used: 0.5 }],
  ['hours before', '2026-03-10T21:00:00Z', { amount: 3, unit: 'hour' }],
  ['minutes before', '2026-03-10T23:50:00Z', { amount: 10, unit: 'minute' }],
  ['afterwards', '2026-03-13T00:00:00Z', { amount: -2, unit: 'day', used: 1 }],
])('%s', (_, now, deadline) => {
  expect(readDeadline({ created: CREATED, due: DUE }, Date.parse(now))).toMatchObject(deadline);
});

test('a task without a due date has no deadline', () => {
  expect(readDeadline({ created: CREATED, due: null }, 0)).toBeNull();
});
