import type { CSSProperties } from 'react';

/** With a head, rows have cells and only the task's name is a link; without one, the whole row is. */
export interface GridLayout {
  readonly height: number;
  readonly headHeight: number;
  readonly headRows: number;
  readonly style?: CSSProperties;
}
