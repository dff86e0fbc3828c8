import { expect, it } from 'vitest';
import { farewellAt } from './farewellAt';

const at = (day: number, hour: number, minute = 0) => farewellAt(new Date(2026, 2, day, hour, minute));

it.each([
  [3, 59, 'night', '@S2.15'],
  [4, 0, 'morning', '@S2.11'],
  [6, 59, 'morning', '@S2.11'],
  [7, 0, 'day', '@S2.12'],
  [11, 59, 'day', '@S2.12'],
  [12, 0, 'afternoon', '@S2.13'],
  [16, 59, 'afternoon', '@S2.13'],
  [17, 0, 'evening', '@S2.14'],
  [21, 59, 'evening', '@S2.14'],
  [22, 0, 'night', '@S2.15'],
  [0, 0, 'night', '@S2.15'],
])('at %i:%i on a Monday wishes a good %s %s', (hour, minute, farewell) => {
  expect(at(2, hour, minute)).toBe(farewell);
});

it('wishes a good weekend from Friday to Sunday, at any hour @S2.10', () => {
  expect([5, 6, 7, 8, 9].map((day) => at(day, 9))).toEqual(['day', 'weekend', 'weekend', 'weekend', 'day']);
});
