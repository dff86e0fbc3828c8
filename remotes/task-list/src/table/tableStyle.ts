import type { CSSProperties } from 'react';
import type { TableColumn } from './TableColumn';

export function tableStyle(columns: readonly TableColumn[]): CSSProperties {
  const [name = '', ...others] = columns.map(({ width }) => `${width}px`);
  // Beside an open task, the sticky column leaves the others more than half of the list.
  const widths = [`min(${name}, 45cqi)`, ...others];
  return {
    minInlineSize: `calc(${widths.join(' + ')})`,
    '--columns': [...widths, 'minmax(0, 1fr)'].join(' '),
  } as CSSProperties;
}
