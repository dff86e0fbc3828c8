import type { Task, VariableValue } from '@taskweave/engine-client/Task';
import type { IconName, Label } from './labels';

/** What is done to each of the selected tasks. */
export interface BulkOperation {
  /** Says what goes on, while it does: "Claiming tasks". */
  readonly title: string;
  /** Does it to one task. What it throws is shown beside that task, and can be tried again. */
  readonly apply: (task: Task, signal: AbortSignal) => Promise<void>;
}

/** Props of a contribution to `tasklist.list.bulk-action`: it is mounted when its button is pressed. */
export interface BulkActionProps {
  /** The selected tasks, as the list has them. */
  readonly tasks: readonly Task[];
  /**
   * Starts the work and takes the action away. The list does it a few tasks at a time, shows how far it is, can stop it,
   * and tells for each task that failed why.
   */
  readonly run: (operation: BulkOperation) => void;
  /** Takes the action away; nothing was done. */
  readonly close: () => void;
}

export interface BulkActionMeta {
  readonly label: Label;
  readonly icon?: IconName;
}

/** Names that the list has looked up for all rows at once, so that no cell has to. */
export interface ListCellNames {
  /** First and last name of the assignee, the id while it is not known; null while nobody holds the task. */
  readonly assignee: string | null;
  /** Name of the process or case; empty while it is not known. */
  readonly definition: string;
  readonly businessKey: string;
}

/** Props of a contribution to `tasklist.list.column`: one cell of the table. */
export interface ListCellProps {
  readonly task: Task;
  readonly names: ListCellNames;
  /** The variables that the column declares, by name; what a task does not have is absent. */
  readonly variables: Readonly<Record<string, VariableValue>>;
  /** The present, anew every minute: what texts such as "5 min ago" are relative to. */
  readonly now: Date;
}

export interface ListColumnMeta {
  /** Head of the column. */
  readonly label: Label;
  /** Width in pixels at the start; people change it. 160 unless said otherwise. */
  readonly width?: number;
  /** Name of the engine's sort key (`priority`, `created` …); without it the head does not sort. */
  readonly sortBy?: string;
  /** Names of the variables that its cells show. They are fetched once a page, only while the column is shown. */
  readonly variables?: readonly string[];
  /** Dates and numbers begin with the latest and the highest when they are sorted by. */
  readonly sortsDescending?: boolean;
  /** In the table unless the person takes it out. */
  readonly isDefault?: boolean;
}
