import type { Task } from '@taskweave/engine-client/Task';
import type { CommandGroup, ShortcutName } from '../commands/Command';
import type { CommandMeta, CommandProps } from '../commands/CommandMeta';
import type { FormEngineProps, FormType, FormViewProps } from './forms';
import type { IconName, Label } from './labels';
import type { BulkActionMeta, BulkActionProps, ListCellProps, ListColumnMeta } from './list';
import type { LoginDataProps, LoginProps } from './login';
import type { RouteParam } from './navigation';

/** What a plugin point hands to a contribution (`props`) and what a contribution must declare as data (`meta`). */
export interface PointContract<Props extends object, Meta extends object = object> {
  readonly props: Props;
  readonly meta: Meta;
}

/** The selected task, as every task-bound point hands it out. */
export interface TaskScope {
  readonly taskId: string;
  readonly task: Task;
}

/**
 * Props of a contribution that the shell shows as a button or menu entry: it is mounted when the person
 * activates the button, and `close` takes it away again (the focus returns to the button).
 */
export interface ActionProps {
  readonly close: () => void;
}

export interface ActionMeta {
  /** With a label the shell draws the button itself, and loads the code when it is pressed. Without one, the component is drawn in place. */
  readonly label?: Label;
  readonly icon?: IconName;
  /** A route parameter that opens the action when it is present in the URL, so that it can be linked to. */
  readonly param?: RouteParam;
  /** Drawn as the main action of its bar. */
  readonly primary?: boolean;
  /** The icon alone; the label is its hint and name. */
  readonly isIconOnly?: boolean;
  /**
   * Where it stands in the palette: actions with a label are commands by themselves, those of the navigation bar of the
   * group `create` and those of a task, while one is open, of the group `task` unless said otherwise.
   */
  readonly group?: CommandGroup;
  /** Keys that do the same, as in `useCommand`. */
  readonly keys?: readonly string[];
  readonly shortcut?: ShortcutName;
}

export interface ColumnProps {
  /** Id of the selected task, from the URL. */
  readonly taskId: string | null;
}

export interface ColumnMeta {
  readonly place: 'filters' | 'tasks' | 'task';
  readonly label: Label;
  /** With this, the column's code is loaded once a task is selected; until then `placeholder` is shown. */
  readonly needsTask?: boolean;
  readonly placeholder?: Label;
}

/**
 * Every plugin point, with the suite's ids. A plugin may add points of its own by module augmentation.
 * Contributions are ordered by priority, higher first.
 */
export interface PluginPoints {
  /** One of the three columns. The contribution with the highest priority of each place is shown. */
  'shell.column': PointContract<ColumnProps, ColumnMeta>;
  /** What the palette and the keys can do, known before its code is loaded; and what the palette can find. */
  'shell.command': PointContract<CommandProps, CommandMeta>;
  'tasklist.navbar.action': PointContract<ActionProps, ActionMeta>;
  'tasklist.header': PointContract<object>;
  'tasklist.list': PointContract<object>;
  'tasklist.card': PointContract<TaskScope>;
  /** A column of the table view. */
  'tasklist.list.column': PointContract<ListCellProps, ListColumnMeta>;
  /** Something that can be done to all selected tasks at once. */
  'tasklist.list.bulk-action': PointContract<BulkActionProps, BulkActionMeta>;
  'tasklist.task.action': PointContract<TaskScope & ActionProps, ActionMeta>;
  'tasklist.task.detail': PointContract<TaskScope, { readonly label: Label }>;
  /** Shows the form of a task or of a process start, whatever engine draws it. Highest priority wins. */
  'tasklist.form.view': PointContract<FormViewProps>;
  /** An engine for forms: of a type, or for particular form keys. */
  'tasklist.form': PointContract<
    FormEngineProps,
    {
      readonly formType: FormType | readonly FormType[];
      /** A form key, `*` stands for any text. */
      readonly formKey?: string;
      /** `none`: the form brings buttons of its own, or is sent elsewhere. */
      readonly buttons?: 'none';
    }
  >;
  /**
   * A page of its own beside the inbox, at `…/#<path>`: `/risk`, or `/risk/:id`, whose parameters are in `params`, decoded.
   * The shell draws its title (a heading of level 2, which gets the focus) and the way back; pages without parameters are
   * in the palette by themselves. Links to it are made by `navigation.routeHref`.
   */
  'tasklist.route': PointContract<
    { readonly params: Readonly<Record<string, string>> },
    { readonly path: `/${string}`; readonly label: Label }
  >;
  /** Stands on the sign-in page, in a stack; the form for name and password has the priority 0. */
  'tasklist.login': PointContract<LoginProps>;
  /** Hears of every attempt to sign in. Not seen. */
  'tasklist.login.data': PointContract<LoginDataProps>;
  /** A section of the settings dialog, below its label. */
  'shell.setting': PointContract<object, { readonly label: Label }>;
}

export type PointId = keyof PluginPoints & string;
export type PropsOf<P extends PointId> = PluginPoints[P]['props'];
export type MetaOf<P extends PointId> = PluginPoints[P]['meta'];
