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
  const widths = columns.map(({ width }) => `${width}px`);
  return {
    ...row,
    minInlineSize: columns.reduce((sum, { width }) => sum + width, 0),
    '--columns': [...widths, 'minmax(0, 1fr)'].join(' '),
  } as CSSProperties;
}
