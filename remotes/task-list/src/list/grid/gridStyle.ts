import type { CSSProperties } from 'react';
import type { TableColumn } from '../../table/TableColumn';

/**
 * The extent of the grid, and what its rows are laid out by.
 *
 * @param size height of all rows in pixels
 * @param columns of the table; null for cards
 */
export function gridStyle(
  size: number,
  rowHeight: number,
  columns: readonly TableColumn[] | null,
): CSSProperties {
  const row = { blockSize: size, '--row': `${rowHeight}px` };
  if (columns === null) return row;
  const [name = '', ...others] = columns.map(({ width }) => `${width}px`);
  // The first column stays while the others scroll by: beside an open task it leaves them more than half of the list.
  const widths = [`min(${name}, 45cqi)`, ...others];
  return {
    ...row,
    minInlineSize: `calc(${widths.join(' + ')})`,
    '--columns': [...widths, 'minmax(0, 1fr)'].join(' '),
  } as CSSProperties;
}
