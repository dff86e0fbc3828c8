import type { DrawnRow } from './scroll/useRowWindow';
import type { RowPropsOptions } from './useRowProps';

export interface GridRowsProps extends RowPropsOptions {
  readonly visible: readonly DrawnRow[];
  readonly onSay: (text: string) => void;
  readonly onLeaveHead: () => void;
}
