import type { BatchFacts } from '@taskweave/engine-client/resources/instance/batch';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BatchProgress } from './BatchProgress';

const FACTS: BatchFacts = { total: 4, done: 1, failed: 0, remaining: 3, isSuspended: false };
let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  document.documentElement.lang = 'en';
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe = () => see(true);
      disconnect = () => undefined;
    },
  );
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('says how far the batch is, and asks again until it is over', async () => {
  const answers: (BatchFacts | null)[] = [FACTS, { ...FACTS, done: 4, remaining: 0 }];
  const read = vi.fn(async () => answers.shift() ?? null);
  const onEnd = vi.fn();
  const { container } = render(<BatchProgress label="Deleting" read={read} onEnd={onEnd} />);
  await pass(0);
  expect(screen.getByRole('status').textContent).toBe('1 of 4');
  expect(screen.getByText('3 remaining')).toBeDefined();
  await expectAccessible(container);
  await pass(3_000);
  expect(screen.getByText('Finished')).toBeDefined();
  await expectAccessible(container);
  await pass(60_000);
  expect([read.mock.calls.length, onEnd.mock.calls.length]).toEqual([2, 1]);
});

it('takes a batch that the engine has no longer for over', async () => {
  const answers = [FACTS];
  render(<BatchProgress label="Deleting" read={async () => answers.shift() ?? null} />);
  await pass(0);
  await pass(3_000);
  expect(screen.getByRole('status').textContent).toBe('4 of 4');
});

it.each([
  ['soon of a batch that has no jobs yet', { total: 0, done: 0, remaining: 0 }, 5],
  ['seldom where all that remains has failed', { failed: 3 }, 2],
  ['seldom while it is suspended', { isSuspended: true }, 2],
])('asks again %s', async (_, part, times) => {
  const read = vi.fn(async () => ({ ...FACTS, ...part }));
  render(<BatchProgress label="Deleting" read={read} />);
  await pass(0);
  for (let second = 0; second < 13; second++) await pass(1_000);
  expect(read).toHaveBeenCalledTimes(times);
});

it('asks for nothing while nobody sees it', async () => {
  const read = vi.fn(async () => FACTS);
  render(<BatchProgress label="Deleting" read={read} />);
  await pass(0);
  act(() => see(false));
  await pass(60_000);
  expect(read).toHaveBeenCalledOnce();
  act(() => see(true));
  await pass(0);
  expect(read).toHaveBeenCalledTimes(2);
});

it('suspends and goes on by its button, which those without the right do not have', async () => {
  let facts = FACTS;
  const read = async () => facts;
  const onSuspend = vi.fn(async (isSuspended: boolean) => {
    facts = { ...FACTS, isSuspended };
  });
  const { rerender } = render(<BatchProgress label="Deleting" read={read} onSuspend={onSuspend} />);
  await pass(0);
  await act(async () => screen.getByRole('button', { name: 'Suspend' }).click());
  await pass(0);
  expect(onSuspend).toHaveBeenCalledWith(true);
  expect(screen.getByText('Suspended')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Resume' })).toBeDefined();
  rerender(<BatchProgress label="Deleting" read={read} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('keeps what it knew where a question fails, and says why', async () => {
  const read = vi.fn(async () => FACTS);
  const { container } = render(<BatchProgress label="Deleting" read={read} />);
  await pass(0);
  read.mockRejectedValue(new Error('away'));
  await pass(3_000);
  expect(screen.getByText('1 of 4')).toBeDefined();
  expect(screen.getByText('The progress could not be read')).toBeDefined();
  await expectAccessible(container);
});
