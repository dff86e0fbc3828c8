// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { printTask, useIsPrinting, usePrintEvents } from './printing';

function Task() {
  usePrintEvents();
  return <output>{useIsPrinting() ? 'paper' : 'screen'}</output>;
}

const shown = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  render(<Task />);
});

it('is drawn for paper before the browser has taken its picture', () => {
  window.dispatchEvent(new Event('beforeprint'));
  expect(shown()).toBe('paper');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(shown()).toBe('screen');
});

it.each([
  ['once nothing is asked for any more', [1, 1, 0, 0, 0], 500],
  ['in the end without an answer that does not come', [1], 4_000],
])('opens the dialog %s', async (_, asked, wait) => {
  const print = vi.fn(() => expect(shown()).toBe('paper'));
  vi.stubGlobal('print', print);
  const isFetching = vi.fn(() => asked[isFetching.mock.calls.length - 1] ?? asked.at(-1) ?? 0);
  const done = act(() => printTask({ isFetching }));
  await vi.advanceTimersByTimeAsync(wait - 1);
  expect(print).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(print).toHaveBeenCalledTimes(1);
});
