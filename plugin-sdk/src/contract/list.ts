import type { Filter } from '@taskweave/engine-client/resources/filter/filter';
import type { TaskSorting } from '@taskweave/engine-client/resources/task/taskPageRequest';
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
  /**
   * For work without a way back: `apply` only checks each task, and this takes those that it let pass, to do the work when the
   * message goes. The message says `done` at once, and offers Undo until then. Called once, unless no task has passed.
   *
   * @param closeMessage closes the message where the wait has ended by itself: neither end is called then
   *
   * @example
   * hold: (tasks) => ({ milliseconds: 6_000, undo: () => restore(tasks), send: () => void sendAll(tasks) })
   */
  readonly hold?: (tasks: readonly Task[], closeMessage: () => void) => BulkHold;
  /** Does it another way, for the tasks that `apply` has skipped. Beside the result the bar has a button for it: "Assign to me". */
  readonly forSkipped?: {
    readonly label: string;
    readonly operation: BulkOperation;
    /** Whether it is worth a try for a task that was skipped, such as for want of a right. Without any there is no button. */
    readonly fits?: (task: Task) => boolean;
  };
  /** Leads to what was done: the message has a button "Show" for it. Where the work waits, `send` is called with the same press. */
  readonly show?: () => void;
}

/** Work on several tasks that waits, and can be taken back until then. Only one of its two ends is called, and once. */
export interface BulkHold {
  /** For so long the message offers Undo; a line in it runs out. Longer under the pointer, or with the focus. */
  readonly milliseconds: number;
  /** The person takes it back. */
  readonly undo: () => void;
  /** The message has gone: its time is over, or somebody has closed it. */
  readonly send: () => void;
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
  /** It was chosen by its command, a key or the palette, and not by its button. An action that a slip must not run asks first then. */
  readonly isByCommand: boolean;
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
  /** Name of the engine's sort key (`priority`, `created` …); without it and `sortVariable`, the header does not sort. */
  readonly sortBy?: string;
  /** Name of the variable that the header sorts by where there is no `sortBy`, in whichever scope the tasks have it. */
  readonly sortVariable?: string;
  /**
   * Names of the variables that its cells show. They are fetched once per page, and only while the column is shown. Or the
   * option of the plugin's configuration that has the name, or the list of names.
   *
   * @example variables: { config: 'amountVariable' }
   */
  readonly variables?: readonly string[] | FromConfig;
  /** Sorts in descending order at first: the latest dates, the highest numbers. */
  readonly sortsDescending?: boolean;
  /** Which edge its header and its cells stand at: `end` for numbers, which people compare figure by figure. `start` by default. */
  readonly align?: 'start' | 'end';
  /** In the table unless the user hides it. */
  readonly isDefault?: boolean;
}

/**
 * Conditions for tasks by their names in the engine's task query, as the body of `POST /task` has them. All of them hold.
 *
 * @example { dueAfter: '2026-11-20T23:59:59.999+0000', dueBefore: '2026-11-22T00:00:00.000+0000' }
 */
export type TaskConditions = Readonly<Record<string, unknown>>;

/** Some rows of the list. */
export interface TaskRange {
  /** Index of the first row, from 0. */
  readonly first: number;
  /** So many rows at most. */
  readonly count: number;
  /** Only those of its tasks that meet these as well. Expressions are refused by the engine. */
  readonly conditions?: TaskConditions;
  readonly signal?: AbortSignal;
}

/** The tasks that filter, search and order of the address ask for, and the way to read them. */
export interface TaskList {
  /** Other tasks or another order have another key: for caches, and for what begins again with another list. */
  readonly key: string;
  readonly filterId: string;
  /** Absent until the filters are known. */
  readonly filter: Filter | undefined;
  /** What search and choices of the person add to the filter: the body of `POST /filter/{id}/list`. Empty where they add nothing. */
  readonly query: TaskConditions;
  readonly sorting: readonly TaskSorting[];
  /** Whether a search will have more tasks once nobody types on, so that their number need not be asked for yet. */
  readonly isPartial?: boolean;
  /** Rows in the order of the list. Rejects with the engine's error. */
  readonly load: (range: TaskRange) => Promise<readonly Task[]>;
  /** How many tasks there are. It costs the engine more than rows do: ask when somebody needs the number. */
  readonly count: (range?: Pick<TaskRange, 'conditions' | 'signal'>) => Promise<number>;
}

/** The tasks that the person has selected: actions for several tasks stand above the list while there are any. */
export interface TaskSelection {
  /** By id, in the order of their selection. */
  readonly tasks: ReadonlyMap<string, Task>;
  /** Selects these and no others. */
  readonly select: (tasks: readonly Task[]) => void;
}

/**
 * Props of a contribution to `tasklist.list.view`: it fills the column below the search. Open a task with
 * `navigation.openInbox({ task: id })`, or with a link whose address `useInboxHref({ task: id })` gives. Read again after task events.
 */
export interface ListViewProps {
  readonly list: TaskList;
  /** Id of the open task. */
  readonly taskId: string | null;
  readonly selection: TaskSelection;
  /** Index of the row that the page of the address begins with. */
  readonly startRow: number;
  /** Somebody searches: an empty list says so. */
  readonly isSearching: boolean;
  /** The list leaves out tasks until their follow-up date. */
  readonly hidesSnoozed: boolean;
  /**
   * An element in the head of the column, for news that must not move the rows somebody reads; null until it is drawn. Draw into it
   * with React's `createPortal`.
   */
  readonly noticeHost: HTMLElement | null;
}

/** Metadata of a contribution to `tasklist.list.view`: its entry in the menu *View*. */
export interface ListViewMeta {
  readonly label: Label;
  readonly icon?: IconName;
}
