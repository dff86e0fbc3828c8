import { expect, it } from 'vitest';
import { loadedRowOf, shownRowOf } from './hiddenRows';

it.each([
  { row: 3, hidden: [], loaded: 3 },
  { row: 3, hidden: [5], loaded: 3 },
  { row: 3, hidden: [3], loaded: 4 },
  { row: 3, hidden: [1, 4], loaded: 5 },
  { row: 0, hidden: [0, 1, 2], loaded: 3 },
])('shows the loaded row $loaded at $row while $hidden are hidden', ({ row, hidden, loaded }) => {
  expect(loadedRowOf(row, hidden)).toBe(loaded);
  expect(shownRowOf(loaded, hidden)).toBe(row);
});
