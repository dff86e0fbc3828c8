// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createAddressSource } from '../testing/createAddressSource';
import { useAddressParam } from './useAddressParam';

it('gives the parameter as it is, and draws again when it changes', () => {
  const source = createAddressSource();
  const { result } = renderHook(() => useAddressParam(source, 'riskTab'));
  expect(result.current[0]).toBeNull();
  act(() => result.current[1]('all'));
  expect(result.current[0]).toBe('all');
});
