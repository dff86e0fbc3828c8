import * as query from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { guardQuery } from './guardQuery';

const given = guardQuery(query) as typeof query;

afterEach(() => query.onlineManager.setOnline(true));

it('does not let a plugin hold up the calls of the page @P21', () => {
  given.onlineManager.setOnline(false);
  expect(query.onlineManager.isOnline()).toBe(true);
});

it('does not let a plugin decide when answers are drawn', () => {
  const scheduler = vi.fn();
  given.notifyManager.setScheduler(scheduler);
  query.notifyManager.schedule(() => undefined);
  expect(scheduler).not.toHaveBeenCalled();
});

it('does not let a plugin ask for everything again', () => {
  const listener = vi.fn();
  const stop = query.focusManager.subscribe(listener);
  given.focusManager.onFocus();
  stop();
  expect(listener).not.toHaveBeenCalled();
});

it('shows plugins what the managers know', () => {
  query.onlineManager.setOnline(false);
  expect(given.onlineManager.isOnline()).toBe(false);
});

it('lets plugins hear of changes', () => {
  const listener = vi.fn();
  given.onlineManager.subscribe(listener);
  query.onlineManager.setOnline(false);
  expect(listener).toHaveBeenCalledWith(false);
});

it('hands everything else on as it is', () => {
  expect(given.useQuery).toBe(query.useQuery);
});
