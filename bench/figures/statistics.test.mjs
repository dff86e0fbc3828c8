import { expect, it } from 'vitest';
import { median, medianInterval, summarize } from './statistics.mjs';

it('takes the middle of an odd number of samples, whatever their order', () => {
  expect(median([9, 1, 5])).toBe(5);
});

it('takes the mean of the two in the middle of an even number', () => {
  expect(median([4, 1, 10, 2])).toBe(3);
});

it('has no median without samples', () => {
  expect(median([])).toBeNaN();
});

it('gives bounds that hold the median and lie within the samples', () => {
  const samples = [10, 12, 11, 30, 9];
  const { least, from, median: middle, to, most } = summarize(samples);
  expect(least).toBe(9);
  expect(middle).toBe(11);
  expect(most).toBe(30);
  expect(from).toBeGreaterThanOrEqual(least);
  expect(from).toBeLessThan(middle);
  expect(to).toBeGreaterThan(middle);
  expect(to).toBeLessThanOrEqual(most);
});

it('says the same of the same samples', () => {
  const samples = [3, 1, 4, 1, 5, 9, 2, 6];
  expect(medianInterval(samples)).toEqual(medianInterval([...samples]));
});

it('knows no bounds around a single sample', () => {
  expect(medianInterval([7])).toEqual([7, 7]);
});
