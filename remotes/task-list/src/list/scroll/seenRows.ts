import type { RowLayout } from './RowLayout';

/** Less than any part of a pixel that browsers tell apart. */
const EDGE = 0.001;

/** The first and the last row of which any pixel is on screen. */
export interface SeenRows {
  readonly first: number;
  readonly last: number;
}

/**
 * The rows on screen; null where there are none, or no room for them.
 *
 * @param offset pixels that have been scrolled
 * @param room pixels that are on screen
 */
export function seenRows(offset: number, room: number, layout: RowLayout): SeenRows | null {
  const { count, rowAt } = layout;
  if (count === 0 || room === 0) return null;
  const first = clamp(rowAt(offset), count - 1);
  // The pixel at the lower edge is no longer on screen.
  const last = clamp(rowAt(offset + room - EDGE), count - 1);
  return { first, last: Math.max(first, last) };
}

/**
 * Where to scroll so that a row is on screen, below the head; null where it is and may stay.
 *
 * @param align `start`: as the first one. `auto`: by the shortest way
 */
export function offsetOf(
  row: number,
  align: 'start' | 'auto',
  place: { readonly offset: number; readonly room: number; readonly layout: RowLayout },
): number | null {
  const { offset, room, layout } = place;
  const known = clamp(row, layout.count - 1);
  const top = layout.startOf(known);
  const end = layout.endOf(known) - room;
  if (align === 'start') return top;
  if (end > offset) return Math.max(0, end);
  return top < offset ? top : null;
}

function clamp(row: number, last: number): number {
  return Math.max(0, Math.min(row, last));
}
