/** How the rows lie below each other, in pixels of the list that is scrolled. None need be measured. */
export interface RowLayout {
  readonly count: number;
  /** Pixels of all rows. */
  readonly size: number;
  /** The row at so many pixels from the top of the list; past its ends any number. */
  readonly rowAt: (offset: number) => number;
  readonly topOf: (row: number) => number;
  readonly endOf: (row: number) => number;
  /** How far the list is scrolled where the row is the first that nothing covers. */
  readonly startOf: (row: number) => number;
}

/**
 * Rows of one height.
 *
 * @param headHeight of the head, under which the rows scroll by
 */
export function evenRows(count: number, height: number, headHeight: number): RowLayout {
  const startOf = (row: number) => row * height;
  return {
    count,
    size: count * height,
    rowAt: (offset) => Math.floor((offset - headHeight) / height),
    topOf: (row) => headHeight + startOf(row),
    endOf: (row) => headHeight + startOf(row + 1),
    startOf,
  };
}
