import { describe, expect, it } from 'vitest';
import { offsetOf, seenRows } from '../../list/scroll/seenRows';
import { type CountedGroup, inKnownOrder } from './CountedGroup';
import { isHead, placeIn, sectionLayout, sectionsOf } from './Sections';

const group = (id: string, count: number | null): CountedGroup => ({
  id,
  count,
  conditions: {},
  tasks: null,
  sample: undefined,
});
const GROUPS = [group('a', 3), group('b', 100_000), group('c', null), group('d', 2)];
const sections = sectionsOf(GROUPS, ({ id }) => id !== 'b');
const layout = sectionLayout(sections, { head: 28, row: 60 });

it('counts heads and the rows of opened groups together', () => {
  expect(sections.map(({ head, rows }) => [head, rows])).toEqual([
    [0, 3],
    [4, 0],
    [5, 0],
    [6, 2],
  ]);
  expect([layout.count, layout.size]).toEqual([9, 412]);
});

it.each([
  [0, 'a', -1],
  [3, 'a', 2],
  [4, 'b', -1],
  [8, 'd', 1],
])('row %i stands in %s at %i', (row, id, index) => {
  const place = placeIn(sections, row);
  expect([place?.section.group.id, place?.index, isHead(sections, row)]).toEqual([id, index, index < 0]);
});

it('has no row past the end', () => {
  expect(placeIn(sections, 9)).toBeNull();
});

describe('in pixels', () => {
  it.each([
    [0, 0],
    [27, 0],
    [28, 1],
    [207, 3],
    [208, 4],
    [264, 6],
    [292, 7],
  ])('%i lies in row %i', (offset, row) => {
    expect(layout.rowAt(offset)).toBe(row);
  });

  it('every row begins where the one before it ends', () => {
    for (let row = 1; row < layout.count; row += 1) expect(layout.topOf(row)).toBe(layout.endOf(row - 1));
  });

  it('a row is brought below the head that covers the top, a head to the very top', () => {
    const from = { offset: 300, room: 100, layout };
    expect([offsetOf(2, 'auto', from), offsetOf(4, 'auto', from)]).toEqual([60, 208]);
  });

  it('no row is drawn of a folded group', () => {
    expect(seenRows(190, 60, layout)).toEqual({ first: 3, last: 5 });
  });
});

it('keeps the order in which groups came up, whatever their numbers are now', () => {
  const now = [group('d', 9), group('new', 8), group('a', 1)];
  expect(inKnownOrder(now, ['a', 'b', 'd']).map(({ id }) => id)).toEqual(['a', 'd', 'new']);
});
