/**
 * The row that a key leads to from another, within the list; null for keys that mean nothing here.
 *
 * @param perPage rows that Page Up and Page Down move by
 * @param last index of the last row
 */
export function nextRow(key: string, row: number, perPage: number, last: number): number | null {
  const target: Readonly<Record<string, number>> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + perPage,
    PageUp: row - perPage,
    Home: 0,
    End: last,
    j: row + 1,
    k: row - 1,
  };
  const next = target[key];
  return next === undefined ? null : Math.min(Math.max(next, 0), Math.max(last, 0));
}
