import { expect, it } from 'vitest';
import { formatValue } from './formatValue.mjs';

it.each(
  /** @type {const} */ ([
    [1021.4, 'ms', '1,021 ms'],
    [4.26, 'ms', '4.3 ms'],
    [41_234, 'ms', '41.2 s'],
    [256_183, 'bytes', '256 kB'],
    [2_634, 'bytes', '2.6 kB'],
    [0, 'bytes', '0.0 kB'],
    [10_019_236, 'bytes', '10.0 MB'],
    [12, 'count', '12'],
    [12.5, 'count', '12.5'],
  ]),
)('writes %d %s as %s', (value, unit, text) => {
  expect(formatValue(value, unit)).toBe(text);
});
