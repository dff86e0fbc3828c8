// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTextScale } from './useTextScale';

it('follows the size of the text, whenever people change it', () => {
  let tell: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: () => void) {
        tell = listener;
      }
      observe() {}
      disconnect() {}
    },
  );
  const { result, unmount } = renderHook(() => useTextScale());
  expect(result.current).toBe(1);

  const probe = document.body.lastElementChild as HTMLElement;
  expect(probe.style.blockSize).toBe('1rem');
  const size = vi.spyOn(probe, 'getBoundingClientRect');
  size.mockReturnValue({ height: 32 } as DOMRect);
  act(() => tell());
  expect(result.current).toBe(2);

  size.mockReturnValue({ height: 16 } as DOMRect);
  act(() => tell());
  expect(result.current).toBe(1);

  unmount();
  expect(probe.isConnected).toBe(false);
});
