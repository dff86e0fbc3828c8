// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createLeavers, finishWithPage } from './createLeavers';

beforeEach(() => void vi.useFakeTimers());

function openPage() {
  const leavers = createLeavers();
  finishWithPage(leavers);
  return leavers;
}

it('calls the leavers as soon as the page is closed', () => {
  const leavers = openPage();
  const finish = vi.fn();
  leavers.add(finish);
  window.dispatchEvent(new Event('pagehide'));
  expect(finish.mock.calls).toEqual([['page']]);
});

it('calls them each time that the page is out of sight, and not when it comes back', () => {
  const leavers = openPage();
  const finish = vi.fn();
  leavers.add(finish);
  for (const state of ['hidden', 'visible', 'hidden'] as const) {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(finish).toHaveBeenCalledTimes(2);
});

it('waits for all, also where one of them fails', async () => {
  const leavers = openPage();
  const order: string[] = [];
  leavers.add(() => Promise.reject(new Error('broken')));
  leavers.add(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    order.push('through');
  });
  const left = leavers.finish('sign-out').then(() => order.push('left'));
  await vi.advanceTimersByTimeAsync(300);
  await left;
  expect(order).toEqual(['through', 'left']);
});

it('waits for nobody longer than five seconds', async () => {
  const leavers = openPage();
  leavers.add(() => new Promise(() => undefined));
  const left = vi.fn();
  void leavers.finish('sign-out').then(left);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(left).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(left).toHaveBeenCalled();
});

it('does not call those that have left the list', () => {
  const leavers = openPage();
  const finish = vi.fn();
  leavers.add(finish)();
  window.dispatchEvent(new Event('pagehide'));
  expect(finish).not.toHaveBeenCalled();
});
