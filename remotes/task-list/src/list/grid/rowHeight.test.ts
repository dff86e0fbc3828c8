import { expect, it } from 'vitest';
import { rowHeight } from './rowHeight';

it.each([
  ['cards', 0, '', 60],
  ['cards', 0, 'compact', 44],
  ['cards', 1, '', 82],
  ['cards', 4, 'spacious', 120],
  ['table', 0, '', 40],
  ['table', 4, 'compact', 32],
] as const)('%s with %i variables, %s: %i px', (presentation, variables, density, height) => {
  expect(rowHeight(presentation, density, variables)).toBe(height);
});
