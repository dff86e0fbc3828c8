// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useRowFocus } from './useRowFocus';

it('shows the whole row whose first field it puts the focus into, with the buttons below', () => {
  document.body.innerHTML =
    '<div id="t"><div data-row="a"><input id="x-name"><button>Save</button></div></div>';
  const current = document.getElementById('t');
  const row = document.querySelector('[data-row]') as HTMLElement;
  row.scrollIntoView = vi.fn();
  const { result } = renderHook(() => useRowFocus({ current }));

  act(() => result.current('a'));
  expect(row.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  expect(document.activeElement?.id).toBe('x-name');
});
