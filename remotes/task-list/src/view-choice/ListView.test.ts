import { expect, it } from 'vitest';
import { parseListView, USUAL_VIEW } from './ListView';

it.each([
  [null, USUAL_VIEW],
  ['table', USUAL_VIEW],
  [{ presentation: 7, group: {}, columns: 'all' }, USUAL_VIEW],
  [{ presentation: 'table' }, { presentation: 'table', group: null, columns: null }],
  [
    { presentation: 'table', columns: [{ id: 'a', width: 90 }, { id: 'b', width: -3 }, 7, { id: 'a' }] },
    { presentation: 'table', group: null, columns: [{ id: 'a' }, { id: 'b' }] },
  ],
])('a stored %j is read as %j', (stored, view) => {
  expect(parseListView(stored)).toEqual(view);
});
