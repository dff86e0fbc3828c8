// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useAddressParam, writeAddressParams } from './useAddressParam';

const source = {
  subscribe(listener: () => void) {
    addEventListener('popstate', listener);
    return () => removeEventListener('popstate', listener);
  },
};

beforeEach(() => history.replaceState({ idx: 3 }, '', '/app/?lang=de#/risk?filter=7'));

it('keeps the path and the other parameters', () => {
  const { result } = renderHook(() => useAddressParam(source, 'riskTab'));
  expect(result.current[0]).toBeNull();
  act(() => result.current[1]('all', { replace: true }));
  expect(result.current[0]).toBe('all');
  expect(location.href).toMatch(/\/app\/\?lang=de#\/risk\?filter=7&riskTab=all$/);
});

it('adds an entry to the history unless it replaces one, whose state stays', () => {
  const before = history.length;
  writeAddressParams({ riskTab: 'a' }, { replace: true });
  expect([history.length, history.state]).toEqual([before, { idx: 3 }]);
  writeAddressParams({ riskTab: 'b' });
  expect(history.length).toBe(before + 1);
});

it('removes what is null, and does nothing where nothing changes', () => {
  writeAddressParams({ filter: null, riskTab: null });
  expect(location.hash).toBe('#/risk');
  const before = history.length;
  writeAddressParams({ riskTab: null });
  expect(history.length).toBe(before);
});
