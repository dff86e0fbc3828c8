import type { Task } from '@taskweave/engine-client/Task';
import type { Language } from '@taskweave/plugin-sdk';

/** What each row shows, whichever way it is drawn. */
export interface RowProps {
  /** Absent while it is on its way: the row holds its place, and keeps the focus when it comes. */
  readonly task: Task | undefined;
  readonly row: number;
  /** Distance from the top of the list in pixels, its head included. */
  readonly top: number;
  readonly isSelected: boolean;
  /** Ticked for what is done to several tasks at once. */
  readonly isTicked: boolean;
  /** The one row that the Tab key reaches. */
  readonly isTabStop: boolean;
  readonly assignee: string | null;
  readonly definition: string;
  readonly businessKey: string;
  /** Below the head of a group; absent in lists without. */
  readonly level?: number;
  readonly now: Date;
  readonly language: Language;
}
