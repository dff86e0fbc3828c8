import type { PermissionCheck } from '@taskweave/engine-client/resources/identity/permission';
import type { FormVariables, Task, VariableValue } from '@taskweave/engine-client/Task';
import type { PagePlaceholder, TaskPlaceholder } from '@taskweave/plugin-files/manifest/linkTemplate';
import type { CommandGroup, ShortcutName } from '../commands/Command';
import type { CommandMeta, CommandProps } from './CommandMeta';
import type { FormEngineProps, FormType, FormViewProps } from './forms';
import type { IconName, Label } from './labels';
import type {
  BulkActionMeta,
  BulkActionProps,
  FromConfig,
  ListCellProps,
  ListColumnMeta,
  ListViewMeta,
  ListViewProps,
} from './list';
import type { LoginDataProps, LoginMeta, LoginProps } from './login';
import type { InboxParam } from './navigation';

/**
 * What a plugin point passes to a contribution (`props`) and what a contribution must declare as data (`meta`). Where
 * contributions may be links instead of code, `link` has the placeholders of their addresses.
 */
export interface PointContract<
  Props extends object,
  Meta extends object = object,
  Placeholder extends string = never,
> {
  readonly props: Props;
  readonly meta: Meta;
  readonly link?: Placeholder;
}

/** The selected task, passed by every point that is about a task. */
export interface TaskProps {
  readonly taskId: string;
  readonly task: Task;
}

/**
 * Props of a contribution that the shell shows as a button or menu entry: it is mounted when the user
 * presses the button, and `close` unmounts it (the focus returns to the button).
 */
export interface ActionProps {
  readonly close: () => void;
}

/** Props of an action of the open task. */
export interface TaskActionProps extends TaskProps, ActionProps {}

/** Metadata of the actions in the bar at the top and of the open task: their button, and how else they are reached. */
export interface ActionMeta {
  /** With a label, the shell draws the button itself and loads the code when it is pressed. Without one, the component is rendered in place. */
  readonly label?: Label;
  readonly icon?: IconName;
  /** A URL parameter that opens the action, so that it can be linked to. */
  readonly openedBy?: InboxParam;
  /** Drawn as the main action of its bar. */
  readonly isPrimary?: boolean;
  /**
   * In the bar at the top: stands in a menu instead. `main` is the menu beside the main action, if there is a main action;
   * `user` the one behind the initials of the person. In `main`, links stay in the bar.
   */
  readonly menu?: 'main' | 'user';
  /** Shows only the icon; the label is its tooltip and accessible name. */
  readonly isIconOnly?: boolean;
  /**
   * Its group in the palette: every action with a label is also a command. The default is `create` for the navigation bar,
   * and `task` for a task's actions, which are listed while a task is open.
   */
  readonly group?: CommandGroup;
  /** Keys that do the same, as in `useCommand`. */
  readonly keys?: readonly string[];
  readonly shortcut?: ShortcutName;
  /**
   * At `tasklist.task.action`, in place of code: the button stands beside *Complete*, and completes the task with these variables
   * over those of its form. Forms that bring their own buttons do not have it.
   *
   * @example completesWith: { approved: { type: 'Boolean', value: true } }
   */
  readonly completesWith?: FormVariables;
  /** With `completesWith`: a question that is asked first. */
  readonly confirm?: Label;
}

/** Props of a part of each card. */
export interface CardProps extends TaskProps {
  /** The variables that the part declares, by name; those that a task does not have are absent. */
  readonly variables: Readonly<Record<string, VariableValue>>;
}

/** Metadata of a part of each card. */
export interface CardMeta {
  /**
   * Names of the variables that it shows: they are fetched once per page. Or the option of the plugin's configuration that has the
   * name, or the list of names.
   *
   * @example variables: ['amount']
   */
  readonly variables?: readonly string[] | FromConfig;
  /** Never higher than a line, so that cards do not measure it. */
  readonly isInline?: boolean;
}

/** Props of a contribution to `shell.column`. */
export interface ColumnProps {
  /** Id of the selected task, from the URL. */
  readonly taskId: string | null;
}

/** A command that a part of the page offers once it is there, known before its code is. */
export interface OfferedCommand {
  /** Its id: `task.claim`. */
  readonly id: string;
  readonly label: Label;
  /** As in `useCommand`. */
  readonly keys: readonly string[];
  readonly shortcut?: ShortcutName;
}

/** What a part of the page says of its commands before its code is loaded. */
export interface OffersCommands {
  /**
   * Those that work while a task is open. Without a task, the list of shortcuts names them in grey, with the reason.
   *
   * @example commands: [{ id: 'acme-risk.rate', label: '%rate%', keys: ['r'] }]
   */
  readonly commands?: readonly OfferedCommand[];
}

/** Metadata of a contribution to `shell.column`: its place, and what is there before its code is. */
export interface ColumnMeta extends OffersCommands {
  readonly place: 'filters' | 'tasks' | 'task';
  readonly label: Label;
  /**
   * If set, the column's code is loaded once a task is selected; until then, what contributes to `tasklist.task.empty` is shown, or
   * `placeholder`.
   */
  readonly needsTask?: boolean;
  readonly placeholder?: Label;
}

/** Props of a tab of the open task. */
export interface TaskTabProps extends TaskProps {
  /**
   * Says how much the tab holds: the number stands beside its label, and is read out with it. Null takes it away. It counts from when
   * the tab was first opened, or from before with `countsUnopened`, and asks the engine for nothing by itself.
   *
   * @example useEffect(() => onCount?.(risks.length), [onCount, risks.length]);
   */
  readonly onCount?: (count: number | null) => void;
}

/** What a tab of the open task declares: its name and its place. */
export interface TaskTabMeta {
  readonly label: Label;
  /** Only tasks of a process have the tab: not those of a case, nor standalone ones. */
  readonly needsProcess?: boolean;
  /**
   * Properties of the task: where none of them has a value, the tab has nothing to show, and stands in the menu *More*.
   *
   * @example needsOneOf: ['description']
   */
  readonly needsOneOf?: readonly (keyof Task)[];
  /**
   * The tab is drawn out of sight once a person is at the tabs of a task, so that it calls `onCount` before it is
   * opened. For tabs that cost the engine little.
   */
  readonly countsUnopened?: boolean;
  /**
   * Only people who have this permission see the tab in the row, once the engine has said so. Others find it in the menu *More* and by
   * its address: the tab itself says what they lack. Or the option of the plugin's configuration that has it; `false` is for all.
   *
   * @example permission: { permission: 'UPDATE_TASK', resource: 'Process Definition' }
   */
  readonly permission?: PermissionCheck | false | FromConfig;
}

/** What a page declares: where it is, where it is listed, and who sees it. */
export interface RouteMeta {
  readonly path: `/${string}`;
  readonly label: Label;
  /** Drawn beside the page's name in the user menu. */
  readonly icon?: IconName;
  /**
   * `main`: the page is listed in the header's menu of pages, too. `user`: in the user menu. `none`: it is listed nowhere, not even
   * in the palette.
   */
  readonly menu?: 'main' | 'user' | 'none';
  /**
   * What the page is called in the column of filters: with it, the page is listed there as well, below the filters, with its `icon` and
   * keys after `G`.
   *
   * @example entry: '%completedByMe%'
   */
  readonly filtersLabel?: Label;
  /**
   * `optional`: the page is shown to people who are not signed in as well. Its `useUser().id` is empty then, queries wait,
   * and the engine answers only calls that need no session. By default people sign in first.
   */
  readonly authentication?: 'required' | 'optional';
  /**
   * The page is listed only for people who have this permission, once the engine has said so. Others can still come by the
   * address: the page itself says what they lack.
   *
   * @example permission: { permission: 'CREATE', resource: 'Deployment' }
   */
  readonly permission?: PermissionCheck;
  /**
   * A key of the plugin's `storage`: while it holds true, the page is listed nowhere. The page sets it once it has said why it is of
   * no use to the person, and removes it when it is of use again. Its address still leads to it.
   *
   * @example hiddenBy: 'noHistory'
   */
  readonly hiddenBy?: string;
}

/**
 * Every plugin point, with the suite's ids. A plugin may add its own points by module augmentation.
 * Contributions are ordered by priority, higher first.
 */
export interface PluginPoints {
  /** One of the three columns. The contribution with the highest priority of each place is shown. */
  'shell.column': PointContract<ColumnProps, ColumnMeta>;
  /** A command for the palette and its shortcut, known before its code is loaded; or a search for the palette. */
  'shell.command': PointContract<CommandProps, CommandMeta, PagePlaceholder>;
  'tasklist.navbar.action': PointContract<ActionProps, ActionMeta, PagePlaceholder>;
  'tasklist.header': PointContract<object>;
  'tasklist.list': PointContract<object>;
  /** A way to show the tasks of the list, such as cards or a calendar. People choose one for each filter; the first is the usual one. */
  'tasklist.list.view': PointContract<ListViewProps, ListViewMeta>;
  'tasklist.card': PointContract<CardProps, CardMeta>;
  /** A column of the table view. */
  'tasklist.list.column': PointContract<ListCellProps, ListColumnMeta>;
  /** An action for all selected tasks at once. */
  'tasklist.list.bulk-action': PointContract<BulkActionProps, BulkActionMeta>;
  'tasklist.task.action': PointContract<TaskActionProps, ActionMeta, PagePlaceholder | TaskPlaceholder>;
  'tasklist.task.detail': PointContract<TaskTabProps, TaskTabMeta>;
  /**
   * A part of the task's column while no task is open, below the others there. Its code comes after the first list, and only where the
   * column is in sight. On a phone the column stands before the list, and the label of the first part leads back to it. Where nothing has
   * the focus, `Enter` presses the first link that has `data-begins`.
   *
   * @example <a href={useInboxHref({ task: first.id })} data-begins>{first.name}</a>
   */
  'tasklist.task.empty': PointContract<object, { readonly label: Label }>;
  /** A part beside the open task, under its label, where the window is wide enough. Its code comes once the form had its time. */
  'tasklist.task.rail': PointContract<TaskProps, { readonly label: Label }>;
  /** Shows the form of a task or of a process start, whichever form engine renders it. The highest priority wins. */
  'tasklist.form.view': PointContract<FormViewProps, OffersCommands>;
  /** A form engine: for a form type, or for particular form keys. */
  'tasklist.form': PointContract<
    FormEngineProps,
    {
      readonly formType: FormType | readonly FormType[];
      /** A form key; `*` matches any text. */
      readonly formKey?: string;
      /** `none`: the form has its own buttons, or is submitted elsewhere. */
      readonly buttons?: 'none';
    }
  >;
  /**
   * A separate page, at `…/#<path>`: `/risk`, or `/risk/:id`, whose parameters are in `params`, decoded.
   * The shell draws the title (a level 2 heading, which gets the focus) and a link back; pages without parameters are
   * listed in the palette automatically. Link to a page with `navigation.pageHref`. A page that shows a part of itself alone marks
   * its own way back with `data-back`: below 1024 pixels, it replaces the link of the shell.
   */
  'tasklist.route': PointContract<{ readonly params: Readonly<Record<string, string>> }, RouteMeta>;
  /** A part of the sign-in page, stacked with the others; the form for name and password has priority 0. */
  'tasklist.login': PointContract<LoginProps, LoginMeta, Exclude<PagePlaceholder, 'user'>>;
  /** Gets every sign-in attempt. Not visible. */
  'tasklist.login.data': PointContract<LoginDataProps>;
  /** A section of the settings dialog, under its label. */
  'shell.setting': PointContract<object, { readonly label: Label }>;
}

/** The id of a plugin point: `tasklist.task.detail`. */
export type PointId = keyof PluginPoints & string;
/** What the point `P` passes to its contributions. */
export type PropsOf<P extends PointId> = PluginPoints[P]['props'];
/** What the point `P` asks of its contributions as data. */
export type MetaOf<P extends PointId> = PluginPoints[P]['meta'];
/** The placeholders of links at a point; never where contributions are code alone. */
export type PlaceholderOf<P extends PointId> = PluginPoints[P] extends { readonly link?: infer Placeholder }
  ? Extract<Placeholder, string>
  : never;
