export interface Stream<T> {
  readonly id: string;
  readonly rows: readonly T[];
  readonly goesOn: boolean;
}

export interface Merged<T> {
  readonly rows: readonly T[];
  readonly taken: Readonly<Record<string, number>>;
}

/** The merge keeps the order within each list, because the engine may collate differently, and stops before a row that may follow one not yet loaded. */
export function mergePages<T>(
  streams: readonly Stream<T>[],
  compare: (one: T, other: T) => number,
  most: number,
): Merged<T> {
  const taken: Record<string, number> = Object.fromEntries(streams.map(({ id }) => [id, 0]));
  const rows: T[] = [];
  while (rows.length < most) {
    let first: { readonly id: string; readonly row: T } | null = null;
    for (const { id, rows: own, goesOn } of streams) {
      const row = own[taken[id] ?? 0];
      if (row === undefined && goesOn) return { rows, taken };
      if (row !== undefined && (first === null || compare(row, first.row) < 0)) first = { id, row };
    }
    if (first === null) break;
    rows.push(first.row);
    taken[first.id] = (taken[first.id] ?? 0) + 1;
  }
  return { rows, taken };
}
