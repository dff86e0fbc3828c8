import { expect, it } from 'vitest';
import { rowHeight } from './rowHeight';

it.each([
  ['cards', 0, '', 76],
  ['cards', 0, 'compact', 56],
  ['cards', 1, '', 98],
  ['cards', 4, 'spacious', 140],
  ['table', 0, '', 40],
  ['table', 4, 'compact', 32],
] as const)('%s with %i variables, %s: %i px', (presentation, variables, density, height) => {
  expect(rowHeight(presentation, density, variables)).toBe(height);
});
