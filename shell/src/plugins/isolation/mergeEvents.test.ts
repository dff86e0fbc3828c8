import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mergeEvents } from './mergeEvents';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('announces a change at once', () => {
  const { emit, wall } = events();
  wall.emit({ type: 'task-changed', taskId: '1' });
  expect(emit).toHaveBeenCalledExactlyOnceWith({ type: 'task-changed', taskId: '1' });
});

it('announces the same change at the beginning and at the end of a rush @P26', () => {
  const { emit, wall } = events();
  for (let index = 0; index < 100; index += 1) wall.emit({ type: 'tasks-changed' });
  vi.advanceTimersByTime(10_000);
  expect(emit).toHaveBeenCalledTimes(2);
});

it('announces changes of other tasks as well, and of other parts', () => {
  const { emit, wall } = events();
  wall.emit({ type: 'task-changed', taskId: '1' });
  wall.emit({ type: 'task-changed', taskId: '2' });
  wall.emit({ type: 'task-changed', taskId: '2', part: 'properties' });
  expect(emit).toHaveBeenCalledTimes(3);
});

it('announces a later change at once again', () => {
  const { emit, wall } = events();
  wall.emit({ type: 'tasks-changed' });
  vi.advanceTimersByTime(3000);
  wall.emit({ type: 'tasks-changed' });
  expect(emit).toHaveBeenCalledTimes(2);
});

function events() {
  const emit = vi.fn();
  return { emit, wall: mergeEvents({ emit, subscribe: () => () => undefined }) };
}
