import { expect, it } from 'vitest';
import { durationUnit } from './doneReport';

const HOUR = 3_600_000;

it.each([
  [[], 'seconds'],
  [[146], 'seconds'],
  [[HOUR], 'minutes'],
  [[HOUR, 2 * HOUR], 'hours'],
  [[50 * HOUR, HOUR], 'days'],
])('%j is shown in %s', (durations, unit) => {
  expect(durationUnit(durations).unit).toBe(unit);
});
