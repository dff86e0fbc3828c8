import type { DrawnRow } from './scroll/useRowWindow';
import type { RowPropsOptions } from './useRowProps';

/** What the rows of a grid are drawn with. */
export interface GridRowsProps extends RowPropsOptions {
  /** The rows to draw, and where. */
  readonly visible: readonly DrawnRow[];
  /** For what was done to the list, to be read out. */
  readonly onSay: (text: string) => void;
  /** The focus goes from the head of the table to its rows. */
  readonly onLeaveHead: () => void;
}
