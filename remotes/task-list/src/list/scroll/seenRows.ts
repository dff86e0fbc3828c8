import type { RowLayout } from './RowLayout';

/** No browser distinguishes a smaller subpixel. */
const EDGE = 0.001;

export interface SeenRows {
  readonly first: number;
  readonly last: number;
}

export function seenRows(offset: number, room: number, layout: RowLayout): SeenRows | null {
  const { count, rowAt } = layout;
  if (count === 0 || room === 0) return null;
  const first = clamp(rowAt(offset), count - 1);
  const last = clamp(rowAt(offset + room - EDGE), count - 1);
  return { first, last: Math.max(first, last) };
}

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
