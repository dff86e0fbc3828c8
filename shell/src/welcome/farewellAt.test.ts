import { expect, it } from 'vitest';
import { farewellAt } from './farewellAt';

/** 2 March 2026 is a Monday. */
const at = (day: number, hour: number, minute = 0) => farewellAt(new Date(2026, 2, day, hour, minute));

it.each([
  [3, 59, 'night'],
  [4, 0, 'morning'],
  [6, 59, 'morning'],
  [7, 0, 'day'],
  [11, 59, 'day'],
  [12, 0, 'afternoon'],
  [17, 0, 'evening'],
  [21, 59, 'evening'],
  [22, 0, 'night'],
  [0, 0, 'night'],
])('at %i:%i on a Monday wishes a good %s', (hour, minute, farewell) => {
  expect(at(2, hour, minute)).toBe(farewell);
});

it('wishes a good weekend from Friday to Sunday, at any hour', () => {
  expect([5, 6, 7, 8, 9].map((day) => at(day, 9))).toEqual(['day', 'weekend', 'weekend', 'weekend', 'day']);
});
