import { expect, it, vi } from 'vitest';
import { dueSpanOf, dueSpans } from './dueSpans';

const MONDAY = 1;

function criteriaOf(now: Date, firstWeekday = MONDAY) {
  return Object.fromEntries(
    dueSpans(now, firstWeekday).map(({ span, conditions }) => [
      span,
      conditions?.map(({ criterion: { type, operator, value } }) => `${type} ${operator} ${value}`.trim()) ??
        null,
    ]),
  );
}

it('has words for its moments that stay true in a link', () => {
  expect(criteriaOf(new Date(2026, 10, 18, 14, 3, 2, 7))).toEqual({
    overdue: ['due Before now'],
    today: ['due After now', 'due Before tomorrow'],
    week: ['due After today', 'due Before next-week'],
    later: ['due After this-week'],
    none: ['withoutDueDate eq'],
  });
});

it.each([
  ['Monday', MONDAY, null],
  ['Sunday', 0, ['due After today', 'due Before next-week']],
])('ends the week where weeks begin on %s', (_day, firstWeekday, week) => {
  const sunday = new Date(2026, 10, 22, 12);
  expect(criteriaOf(sunday, firstWeekday).week).toEqual(week);
});

it('asks the engine for the same moments in the time zone of the person', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  const [, today] = dueSpans(new Date('2026-11-18T20:00:00Z'), MONDAY);
  expect(today?.conditions?.map(({ query }) => query)).toEqual([
    { dueAfter: '2026-11-19T01:29:59.999+0530' },
    { dueBefore: '2026-11-20T00:00:00.000+0530' },
  ]);
});

it.each([
  ['a moment ago', new Date(2026, 10, 18, 14, 3, 2, 6), 'overdue'],
  ['now', new Date(2026, 10, 18, 14, 3, 2, 7), 'today'],
  ['at midnight', new Date(2026, 10, 19), 'week'],
  ['on Sunday', new Date(2026, 10, 22, 23, 59), 'week'],
  ['on Monday', new Date(2026, 10, 23), 'later'],
  ['never', null, 'none'],
] as const)('puts a task that is due %s where the engine is asked for it', (_when, due, span) => {
  expect(dueSpanOf(due, new Date(2026, 10, 18, 14, 3, 2, 7), MONDAY)).toBe(span);
});
