import type { CSSProperties } from 'react';
import type { TableColumn } from './TableColumn';

/** What the rows of a table are laid out by. */
export function tableStyle(columns: readonly TableColumn[]): CSSProperties {
  const [name = '', ...others] = columns.map(({ width }) => `${width}px`);
  // The first column stays while the others scroll by: beside an open task it leaves them more than half of the list.
  const widths = [`min(${name}, 45cqi)`, ...others];
  return {
    minInlineSize: `calc(${widths.join(' + ')})`,
    '--columns': [...widths, 'minmax(0, 1fr)'].join(' '),
  } as CSSProperties;
}
