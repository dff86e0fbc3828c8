import { expect, test, vi } from 'vitest';
import { createLegacyScope } from './legacyScope';

type Scope = Record<string, (work?: unknown) => unknown>;

test('reports each member once', () => {
  const tell = vi.fn();
  const scope = createLegacyScope(tell) as Scope;
  void scope.task;
  void scope.task;
  void scope.taskData;
  expect(tell.mock.calls).toEqual([['task'], ['taskData']]);
});

test('runs what it is to apply', () => {
  const scope = createLegacyScope(() => undefined) as Scope;
  expect(scope.$apply?.(() => 'done')).toBe('done');
});

test('gives listeners that never hear anything a way to leave', () => {
  const scope = createLegacyScope(() => undefined) as Scope;
  const leave = scope.$on?.('tasklist.task.complete');
  expect(leave).toBeTypeOf('function');
});
