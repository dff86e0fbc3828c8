import type { Task } from '@taskweave/engine-client/Task';
import type { Language } from '@taskweave/plugin-sdk';

export interface RowProps {
  readonly task: Task | undefined;
  readonly row: number;
  readonly top: number;
  readonly isSelected: boolean;
  readonly isTicked: boolean;
  readonly isTabStop: boolean;
  readonly assignee: string | null;
  readonly definition: string;
  readonly businessKey: string;
  readonly tenant: string;
  readonly level?: number;
  readonly now: Date;
  readonly language: Language;
}
