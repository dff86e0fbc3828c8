// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useRowHeight } from './useRowHeight';

afterEach(() => {
  delete document.documentElement.dataset.density;
});

it.each([
  ['cards', undefined, 60],
  ['cards', 'compact', 44],
  ['cards', 'spacious', 76],
  ['table', undefined, 40],
  ['table', 'compact', 32],
] as const)('%s, %s: %i px', (kind, density, height) => {
  if (density !== undefined) document.documentElement.dataset.density = density;
  expect(renderHook(() => useRowHeight(kind)).result.current).toBe(height);
});
