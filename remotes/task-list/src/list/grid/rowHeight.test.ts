import { expect, it } from 'vitest';
import { rowHeight } from './rowHeight';

it.each([
  ['cards', '', 60],
  ['cards', 'compact', 44],
  ['cards', 'spacious', 76],
  ['table', '', 40],
  ['table', 'compact', 32],
] as const)('%s, %s: %i px', (presentation, density, height) => {
  expect(rowHeight(presentation, density)).toBe(height);
});
