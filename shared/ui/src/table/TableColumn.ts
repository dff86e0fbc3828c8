import type { ReactNode } from 'react';
import type { SortValue } from './sortRows';

/** A column of a `Table`: its header, and how it draws the cell of a row. */
export interface TableColumn<Row> {
  readonly id: string;
  /** The header. */
  readonly label: string;
  /** For screen readers only, as over a column of buttons. */
  readonly isLabelHidden?: boolean | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers, so that their digits align. */
  readonly align?: 'start' | 'end' | undefined;
  /** Without it the header does not sort. `true` where the caller or the engine sorts the rows: then `sort` and `onSortChange` are required. */
  readonly sortBy?: ((row: Row) => SortValue) | true | undefined;
  /** The first press sorts the highest first: numbers, the latest dates. */
  readonly sortsDescending?: boolean | undefined;
}
