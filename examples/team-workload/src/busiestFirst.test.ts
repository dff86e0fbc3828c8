import { expect, test } from 'vitest';
import { busiestFirst } from './busiestFirst';

test('the busiest group comes first, and what has no group last', () => {
  const counts = [
    { groupName: null, taskCount: 90 },
    { groupName: 'sales', taskCount: 3 },
    { groupName: 'accounting', taskCount: 12 },
  ];

  expect(busiestFirst(counts).map(({ groupName }) => groupName)).toEqual(['accounting', 'sales', null]);
});
