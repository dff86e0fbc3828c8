import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { token, useColorScheme } from './theme';

let isDark: boolean;
let tell: () => void;

beforeEach(() => {
  isDark = false;
  tell = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isDark;
    },
    addEventListener: (_: string, listener: () => void) => {
      tell = listener;
    },
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  delete document.documentElement.dataset.theme;
});

it('gives a token as styles take it', () => {
  expect(token('--ink-soft')).toBe('var(--ink-soft)');
});

it('follows the device', () => {
  const { result } = renderHook(useColorScheme);
  expect(result.current).toBe('light');
  isDark = true;
  act(() => tell());
  expect(result.current).toBe('dark');
});

it('follows what the person chose on the page before the device', async () => {
  const { result } = renderHook(useColorScheme);
  await act(async () => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(result.current).toBe('dark');
});
