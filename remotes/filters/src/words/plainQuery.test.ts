import { expect, it } from 'vitest';
import { plainQuery } from './plainQuery';

const ASKER = { userId: 'mary', groups: ['sales'], now: new Date('2026-11-26T10:00:00') };

it.each([
  ['#{currentUser()}', 'mary'],
  ['#{ currentUserGroups() }', ['sales']],
  ['#{now()}', '2026-11-26T10:00:00.000'],
  ['#{dateTime().withTimeAtStartOfDay().minusMillis(1)}', '2026-11-25T23:59:59.999'],
  ['#{dateTime().withTimeAtStartOfDay().plusWeeks(1).withDayOfWeek(1)}', '2026-11-30T00:00:00.000'],
  ['#{dateTime().withTimeAtStartOfDay().withDayOfMonth(1).plusMonths(1)}', '2026-12-01T00:00:00.000'],
  ['#{dateTime().minusHours(2).toDate()}', '2026-11-26T08:00:00.000'],
])('%s is %j', (expression, value) => {
  const text = typeof value === 'string' ? expect.stringContaining(value) : value;
  expect(plainQuery({ aExpression: expression, name: 'x' }, ASKER)).toEqual({ a: text, name: 'x' });
});

it.each(['#{other()}', '#{dateTime().foo(1)}', '#{dateTime() + 1}'])('%s is for the engine', (expression) => {
  expect(plainQuery({ orQueries: [{ aExpression: expression }] }, ASKER)).toBeNull();
});
