import type { CSSProperties } from 'react';

/** How the rows of a list are laid out. */
export interface GridLayout {
  /** Rows have cells below a head, and only the name of a task is a link. Else all of a row is. */
  readonly isTable: boolean;
  /** Pixels of a row. */
  readonly height: number;
  readonly headHeight: number;
  /** Rows before the first task. */
  readonly headRows: number;
  /** Names of the variables that columns show; null for cards. */
  readonly variables: readonly string[] | null;
  /** Of the grid. */
  readonly style?: CSSProperties;
}
