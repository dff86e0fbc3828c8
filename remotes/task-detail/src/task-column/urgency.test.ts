import { expect, it } from 'vitest';
import { urgencyOf } from './urgency';

const NOW = new Date('2026-11-21T12:00:00+01:00');

it.each([
  ['2026-11-21T11:59:59.000+0100', 'danger'],
  ['2026-11-21T23:00:00.000+0100', 'warning'],
  ['2026-11-22T00:00:00.000+0100', null],
])('is for a task due at %s: %s', (due, urgency) => {
  expect(urgencyOf(due, NOW)).toBe(urgency);
});
