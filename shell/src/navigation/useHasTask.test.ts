// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHashNavigation } from './HashNavigation';
import { createPageRouter } from './PageRouter';
import { useHasTask } from './useHasTask';

beforeEach(() => history.pushState(null, '', '#/?filter=a'));
afterEach(() => history.replaceState(null, '', '/'));

it('draws when a task opens, and not when another one does', () => {
  const navigation = createHashNavigation(createPageRouter());
  const draw = vi.fn(() => useHasTask(navigation));
  const { result } = renderHook(draw);
  act(() => navigation.openInbox({ task: '1' }));
  expect(result.current).toBe(true);
  const before = draw.mock.calls.length;
  act(() => navigation.openInbox({ task: '2' }));
  expect(draw).toHaveBeenCalledTimes(before);
});
