import { expect, it } from 'vitest';
import { chartHeight, countPerStep, shortText, stepsOfDay, stepText, valueLabels } from './ChartData';

it('a day has 96 steps of 900 seconds, the last one under way @S9.12', () => {
  const steps = stepsOfDay(new Date('2026-11-22T10:07:00Z'));
  expect(steps).toHaveLength(96);
  expect(steps.at(0)?.toISOString()).toBe('2026-11-21T10:15:00.000Z');
  expect(steps.at(-1)?.toISOString()).toBe('2026-11-22T10:00:00.000Z');
});

it('counts what lies within each step, and nothing outside', () => {
  const steps = stepsOfDay(new Date('2026-11-22T10:07:00Z'));
  const at = (text: string) => new Date(`2026-11-22T${text}Z`);
  const counts = countPerStep([at('09:45:00'), at('09:59:59'), at('10:00:00'), at('10:20:00')], steps);
  expect(counts.at(-2)).toBe(2);
  expect(counts.at(-1)).toBe(1);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
});

it.each([
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
  [[1], [0, 1]],
  [
    [3, 12],
    [0, 2, 4, 6, 8, 10, 12],
  ],
  [
    [0, 7],
    [0, 1, 2, 3, 4, 5, 6, 7],
  ],
  [
    [0, 8],
    [0, 2, 4, 6, 8],
  ],
  [[0.3], [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]],
  [
    [-5, 5],
    [-6, -4, -2, 0, 2, 4, 6],
  ],
  [
    [null, 950_000],
    [0, 200_000, 400_000, 600_000, 800_000, 1_000_000],
  ],
])('values %j get the labels %j', (values, labels) => {
  expect(valueLabels(values)).toEqual(labels);
});

it('never has more than eight labels @S9.12', () => {
  for (let most = 1; most < 5000; most += 7) {
    expect(valueLabels([-most / 3, most]).length).toBeLessThanOrEqual(8);
    expect(valueLabels([most]).at(-1)).toBeGreaterThanOrEqual(most);
  }
});

it.each([
  [100, 180],
  [240, 180],
  [320, 240],
  [400, 300],
  [1440, 300],
])('a chart of %d pixels is %d high @S9.12', (width, height) => {
  expect(chartHeight(width)).toBe(height);
});

it('names times as the language does', () => {
  const time = new Date(2026, 10, 22, 17, 0);
  expect([stepText(time, 'de', 'short'), stepText('sales', 'de', 'long')]).toEqual(['17:00', 'sales']);
});

it('keeps over a bar what a number says of itself, however short it is', () => {
  const valueText = (value: number) => `${value.toLocaleString('en')}+`;
  expect([85, 23_456].map((value) => shortText(value, { valueText }, 'en'))).toEqual(['85+', '23.5k+']);
});
