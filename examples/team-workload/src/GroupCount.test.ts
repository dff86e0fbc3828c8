import { expect, test } from 'vitest';
import { loadOf } from './GroupCount';

test('a group has the load of its tasks', () => {
  expect(loadOf({ groupName: 'sales', taskCount: 3 })).toBe(3);
});

test('a count without a group is the load of nobody', () => {
  expect(loadOf({ groupName: null, taskCount: 90 })).toBeNull();
});
