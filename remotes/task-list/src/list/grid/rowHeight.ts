/** What rows are drawn as. */
export type RowKind = 'cards' | 'table';

/** The tokens `--row…` of the densities, and the rows of the table, which hold one line. */
const HEIGHTS: Readonly<Record<RowKind, Readonly<Record<string, number>>>> = {
  cards: { compact: 44, comfortable: 60, spacious: 76 },
  table: { compact: 32, comfortable: 40, spacious: 48 },
};

/**
 * Height of a row in pixels, at the usual size of text. All rows of a list have the same: so any row of any number can be scrolled to without
 * having been drawn.
 *
 * @param density as `useDensity` gives it
 */
export function rowHeight(kind: RowKind, density: string): number {
  const heights = HEIGHTS[kind];
  return heights[density] ?? heights.comfortable ?? 0;
}
