import type { CSSProperties } from 'react';

/** How the rows of a list are laid out. Below a head they have cells, and only the name of a task is a link; else all of a row is. */
export interface GridLayout {
  /** Pixels of a row. */
  readonly height: number;
  readonly headHeight: number;
  /** Rows before the first task. */
  readonly headRows: number;
  /** Of the grid. */
  readonly style?: CSSProperties;
}
