import type { Task, VariableValue } from '@taskweave/engine-client/Task';
import type { ShortcutName } from '../commands/Command';
import type { IconName, Label } from './labels';

/** The work to do for each of the selected tasks. */
export interface BulkOperation {
  /** Shown while it runs: "Claiming tasks". */
  readonly title: string;
  /** Shown when it is over, with the number of tasks: "5 tasks claimed". Without it, "5 tasks changed". */
  readonly done?: (count: number) => string;
  /**
   * Does it for one task. If it throws, the error is shown with that task, and the task can be retried. If it returns
   * `skipped`, nothing was done, and the reason is shown: "has a form".
   */
  readonly apply: (task: Task, signal: AbortSignal) => Promise<void> | Promise<BulkSkip | undefined>;
  /**
   * Gives one task back what it had, for the Undo of the message. If it throws or returns `skipped`, the task is named as
   * one that could not be restored. Without it, no Undo is offered.
   */
  readonly undo?: (task: Task, signal: AbortSignal) => Promise<void> | Promise<BulkSkip | undefined>;
}

/** Why a task was left as it is. */
export interface BulkSkip {
  /** Completes "2 skipped: …". */
  readonly skipped: string;
}

/** Props of a contribution to `tasklist.list.bulk-action`: it is mounted when its button is pressed. */
export interface BulkActionProps {
  /** The selected tasks, as the list has them. */
  readonly tasks: readonly Task[];
  /**
   * Starts the work and closes the action. The list runs it a few tasks at a time, shows the progress, can stop it, and
   * gives the reason for each task that failed.
   */
  readonly run: (operation: BulkOperation) => void;
  /** Closes the action without doing anything. */
  readonly close: () => void;
}

/** Metadata of a contribution to `tasklist.list.bulk-action`: the button above the selected tasks. */
export interface BulkActionMeta {
  readonly label: Label;
  readonly icon?: IconName;
  /** Id of the command that does the same for the open task, `task.claim`: while tasks are selected, it does this instead. */
  readonly command?: string;
  /** The keys of that command. */
  readonly keys?: readonly string[];
  readonly shortcut?: ShortcutName;
}

/** Names that the list has looked up for all rows at once, so that no cell has to. */
export interface ListCellNames {
  /** First and last name of the assignee, or the id until it is known; null for an unassigned task. */
  readonly assignee: string | null;
  /** Name of the process or case; empty until it is known. */
  readonly definition: string;
  readonly businessKey: string;
}

/** Props of a contribution to `tasklist.list.column`: one cell of the table. */
export interface ListCellProps {
  readonly task: Task;
  readonly names: ListCellNames;
  /** The variables that the column declares, by name; those that a task does not have are absent. */
  readonly variables: Readonly<Record<string, VariableValue>>;
  /** The current time, updated every minute: the reference for texts such as "5 min ago". */
  readonly now: Date;
}

/** A value of the plugin's configuration in the metadata of a contribution, by the name of the option. */
export interface FromConfig {
  readonly config: string;
}

/** Metadata of a contribution to `tasklist.list.column`: all that the table needs to know before it draws a cell. */
export interface ListColumnMeta {
  /** Header of the column. */
  readonly label: Label;
  /** Initial width in pixels; people can change it. 160 by default. */
  readonly width?: number;
  /** Name of the engine's sort key (`priority`, `created` …); without it, the header does not sort. */
  readonly sortBy?: string;
  /**
   * Names of the variables that its cells show. They are fetched once per page, and only while the column is shown. Or the
   * option of the plugin's configuration that has the name, or the list of names.
   *
   * @example variables: { config: 'amountVariable' }
   */
  readonly variables?: readonly string[] | FromConfig;
  /** Sorts in descending order at first: the latest dates, the highest numbers. */
  readonly sortsDescending?: boolean;
  /** In the table unless the user hides it. */
  readonly isDefault?: boolean;
}
