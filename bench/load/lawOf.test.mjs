import { expect, it } from 'vitest';
import { lawOf } from './lawOf.mjs';

/** @param {(size: number) => number} cost */
const at = (cost) => [10, 100, 1000].map((size) => ({ size, cost: cost(size) }));

it.each(
  /** @type {const} */ ([
    ['constant', () => 40],
    ['constant', (/** @type {number} */ size) => 40 + size / 100],
    ['linear, 2.0 each', (/** @type {number} */ size) => 2 * size],
    ['slower than linear, 0.20 each', (/** @type {number} */ size) => 100 + size / 5],
    ['faster than linear', (/** @type {number} */ size) => size ** 2],
    ['falling', (/** @type {number} */ size) => 1000 / size],
  ]),
)('reads "%s"', (law, cost) => {
  expect(lawOf(at(cost))).toBe(law);
});

it('says nothing of two sizes, or of no cost', () => {
  expect(lawOf(at(() => 1).slice(1))).toBe('not measured');
  expect(lawOf(at(() => 0))).toBe('not measured');
});
