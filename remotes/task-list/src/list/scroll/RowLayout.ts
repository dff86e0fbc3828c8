export interface RowLayout {
  readonly count: number;
  readonly size: number;
  readonly rowAt: (offset: number) => number;
  readonly topOf: (row: number) => number;
  readonly endOf: (row: number) => number;
  readonly startOf: (row: number) => number;
}

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
