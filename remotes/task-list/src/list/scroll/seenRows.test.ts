import { describe, expect, it } from 'vitest';
import { evenRows } from './RowLayout';
import { offsetOf, seenRows } from './seenRows';

const CARDS = evenRows(100, 50, 0);
const TABLE = evenRows(100, 30, 34);

describe('seenRows', () => {
  it.each([
    ['at the top', 0, { first: 0, last: 9 }],
    ['by a pixel into the next row', 1, { first: 0, last: 10 }],
    ['where a row begins', 100, { first: 2, last: 11 }],
    ['at the end', 4500, { first: 90, last: 99 }],
    ['past the end, as where rows have gone', 9000, { first: 99, last: 99 }],
    ['past the top, as where a finger pulls', -40, { first: 0, last: 9 }],
  ])('are those of which any pixel is on screen, %s', (_, offset, seen) => {
    expect(seenRows(offset, 500, CARDS)).toEqual(seen);
  });

  it('begin below the head of a table', () => {
    expect(seenRows(0, 334, TABLE)).toEqual({ first: 0, last: 9 });
    expect(seenRows(64, 334, TABLE)).toEqual({ first: 1, last: 12 });
  });

  it('are none where there are no rows, or the list is not drawn', () => {
    expect(seenRows(0, 500, evenRows(0, 50, 0))).toBeNull();
    expect(seenRows(0, 0, CARDS)).toBeNull();
  });
});

describe('offsetOf', () => {
  const from = (offset: number, layout = CARDS) => ({ offset, room: 500, layout });

  it('leaves the list where the row is on screen', () => {
    expect(offsetOf(5, 'auto', from(0))).toBeNull();
    expect(offsetOf(0, 'auto', from(0))).toBeNull();
    expect(offsetOf(9, 'auto', from(0))).toBeNull();
  });

  it('brings a row from below to the lower edge, and one from above to the upper', () => {
    expect(offsetOf(20, 'auto', from(0))).toBe(550);
    expect(offsetOf(3, 'auto', from(1000))).toBe(150);
  });

  it('brings a row of a table below its head', () => {
    expect(offsetOf(3, 'auto', from(600, TABLE))).toBe(90);
    expect(offsetOf(20, 'auto', from(0, TABLE))).toBe(34 + 630 - 500);
  });

  it('makes a row the first', () => {
    expect(offsetOf(20, 'start', from(0))).toBe(1000);
  });

  it('knows no row past the end', () => {
    expect(offsetOf(500, 'start', from(0))).toBe(4950);
  });
});
