import type { ReactNode } from 'react';
import type { SortValue } from './sortRows';

/** A column of a `Table`: its header, and how it draws the cell of a row. */
export interface TableColumn<Row> {
  readonly id: string;
  /** The header. */
  readonly label: string;
  /** The header is for screen readers only, as over a column of buttons. */
  readonly isLabelHidden?: boolean | undefined;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers, so that their digits stand below each other. */
  readonly align?: 'start' | 'end' | undefined;
  /**
   * What its header sorts by; without it the header does not sort. `true` where the rows come in order already, because
   * the caller or the engine sorts them: then `sort` and `onSortChange` are needed.
   */
  readonly sortBy?: ((row: Row) => SortValue) | true | undefined;
  /** The first press sorts the highest first: numbers, the latest dates. */
  readonly sortsDescending?: boolean | undefined;
}
