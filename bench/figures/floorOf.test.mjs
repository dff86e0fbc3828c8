import { expect, it } from 'vitest';
import { floorOf, questionFloor, startFloor } from './floorOf.mjs';
import { Measurements } from './Measurements.mjs';

const frames = 2 * (1000 / 60);
const costs = { roundTrip: 40, bytesPerMs: 1250, bytes: 250_000, engine: 30, evaluation: 75 };

it('adds two round trips, the bytes, the evaluation and two frames', () => {
  expect(startFloor(costs)).toBeCloseTo(80 + 200 + 75 + frames);
});

it('waits for the engine where that takes longer than the bytes', () => {
  expect(startFloor({ ...costs, engine: 900 })).toBeCloseTo(80 + 900 + 75 + frames);
});

it('takes no time for bytes over loopback', () => {
  expect(startFloor({ ...costs, roundTrip: 0, bytesPerMs: Number.POSITIVE_INFINITY })).toBeCloseTo(
    30 + 75 + frames,
  );
});

it('takes the own bytes and the own code of a front end', () => {
  const measurements = new Measurements();
  for (const [driver, bytes] of /** @type {const} */ ([
    ['ours', 125_000],
    ['theirs', 1_250_000],
  ])) {
    measurements.add({ figure: 'bytes-first', driver, tasks: 300, cpu: 1 }, bytes);
    measurements.add({ figure: 'evaluation', driver, tasks: 300, cpu: 1 }, 50);
  }
  const at = { tasks: 300, engineTime: { list: 20, task: 5 } };
  expect(floorOf('cold-4g', measurements, { ...at, driver: 'ours' })).toBeCloseTo(80 + 100 + 50 + frames);
  expect(floorOf('cold-4g', measurements, { ...at, driver: 'theirs' })).toBeCloseTo(80 + 1000 + 50 + frames);
  expect(floorOf('warm-4g', measurements, { ...at, driver: 'ours' })).toBeUndefined();
});

it('asks the engine once for rows, and has no floor for what it does not know', () => {
  const measurements = new Measurements();
  const at = { driver: 'ours', tasks: 300, engineTime: { list: 20, task: 5 } };
  expect(floorOf('search', measurements, at)).toBe(questionFloor(20));
  expect(floorOf('claim', measurements, at)).toBeUndefined();
  expect(floorOf('search', measurements, { ...at, engineTime: undefined })).toBeUndefined();
});
