import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { expectAccessible } from '../testing/expectAccessible';
import { CopyButton } from './CopyButton';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});

async function press() {
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

it('copies the text, and says so for 1,200 milliseconds @S1.10 @S4.29 @S9.8', async () => {
  render(<CopyButton label="Copy business key" text="4711" />);
  await press();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('4711');
  expect(screen.getByRole('status').textContent).toBe('Copied');
  await act(() => vi.advanceTimersByTimeAsync(1199));
  expect(screen.getByRole('status').textContent).toBe('Copied');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('button', { name: 'Copy business key' })).toBeTruthy();
});

it('shows its name, and the outcome in its place', async () => {
  render(<CopyButton hasText label="Copy input" text="4711" />);
  expect(screen.getByRole('button').textContent).toBe('Copy input');
  await press();
  expect(screen.getByRole('button').textContent).toBe('Copied');
});

it('restarts its time when it is pressed again', async () => {
  render(<CopyButton label="Copy" text="4711" />);
  await press();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await press();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

it('says that the browser did not let it, and clears that as well @S4.29 @S8.25', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  render(<CopyButton label="Copy" text="4711" />);
  await press();
  expect(screen.getByRole('status').textContent).toBe('Could not copy');
  await act(() => vi.advanceTimersByTimeAsync(1200));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('has a name and can be reached', async () => {
  vi.useRealTimers();
  render(<CopyButton icon="link" label="Copy link" text="4711" />);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
  await expectAccessible(document.body);
});
