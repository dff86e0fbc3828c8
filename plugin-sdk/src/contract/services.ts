import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { PermissionCheck } from '@taskweave/engine-client/resources/identity/permission';
import type { InstallationSettings } from '@taskweave/plugin-files/settings/InstallationSettings';
import type { Commands } from '../commands/Command';
import type { Navigation } from './navigation';
import type { TextKey, Translation } from './register';

/** The person who is signed in. */
export interface User {
  readonly id: string;
  /** First and last name, or the id until it is known. */
  readonly name: string;
}

/** What a notification means; it decides the icon, the colour, and whether it stays. */
export type NotificationKind = 'info' | 'success' | 'warning' | 'error';

/** A link of a notification, fixed or following the address. */
export interface NotificationLink {
  readonly label: string;
  readonly href: string | (() => string);
}

/** A notification to show in the corner of the page. */
export interface NotificationRequest {
  /** Left out, `error` for what has one, and `info` for all else. */
  readonly kind?: NotificationKind;
  /** Left out, the `error` says what it is: "Access denied". */
  readonly title?: string;
  readonly detail?: string;
  /**
   * The error that was thrown: explained if there is no `detail`, with a button that copies its details. Nothing is shown
   * for aborted calls, and where the user has to sign in first: the dialog for that covers the page.
   */
  readonly error?: unknown;
  /** Milliseconds until it disappears; by default, errors stay and others disappear after 5,000. */
  readonly duration?: number;
  /** Replaces the notification of this plugin with the same tag. */
  readonly tag?: string;
  /** Replaces the notification with the same tag in place. Screen readers announce only the new text. */
  readonly updates?: boolean;
  /** Links below the text. A function is called again whenever the address changes, so that the link stays current. */
  readonly links?: readonly NotificationLink[];
  /** Buttons beside the links, such as "Undo". Pressing one runs it and closes the notification. */
  readonly actions?: readonly { readonly label: string; readonly onPress: () => void }[];
  /**
   * Undoes the reported action. It gets a button "Undo" in the language of the page; the key Z presses that of
   * the newest notification that has one. Called at most once, and never after the notification has gone.
   */
  readonly undo?: () => void;
  /** Shows how the time until it disappears runs out: for what happens only when it does. */
  readonly runsOut?: boolean;
  /** The notification has gone, without `undo`: its time is over, or it was closed or replaced. */
  readonly onGone?: (reason: 'time' | 'closed') => void;
}

/** The messages in the corner of the page. */
export interface Notifications {
  /**
   * Shows a notification, which screen readers announce politely. Returns a function that closes it.
   *
   * @example
   * save().catch((error: unknown) => notifications.notify({ kind: 'error', title: t('notSaved'), error }));
   */
  notify(request: NotificationRequest): () => void;
}

/** A yes-or-no question in a dialog. */
export interface ConfirmRequest {
  readonly title: string;
  readonly text?: string;
  /** The action, as a verb: "Delete". */
  readonly confirmLabel: string;
  /** Marked as dangerous: the action cannot be undone. */
  readonly isDangerous?: boolean;
}

/** Dialogs that the shell draws for its plugins. */
export interface Dialogs {
  /**
   * Asks for confirmation. Resolves with false if the user cancels, by the button, by Escape or by leaving the page; the
   * focus returns to where it was.
   *
   * @example
   * if (await dialogs.confirm({ title: 'Delete the note?', confirmLabel: 'Delete', isDangerous: true })) remove();
   */
  confirm(request: ConfirmRequest): Promise<boolean>;
}

/** One permission, or several each of which would do. */
export type WantedPermission = PermissionCheck | readonly PermissionCheck[];

/** What the signed-in user may do. */
export interface Permissions {
  /**
   * Asks the engine whether the signed-in user may do something. Questions of the same moment share their calls, and
   * answers are kept until the next sign-in. Use it to decide what to show: the engine decides again when the call is made.
   * Of several permissions any one will do.
   *
   * @throws EngineError like every call
   *
   * @example
   * await permissions.can({ permission: 'CREATE', resource: 'Task' });
   */
  can(wanted: WantedPermission): Promise<boolean>;
  /** The answer, where it is known without asking; null elsewhere. */
  known(wanted: WantedPermission): boolean | null;
}

/**
 * What happened to a task, announced to every part that shows tasks. `task-changed` with the part `properties`: its assignee,
 * dates, priority, users or groups changed, and its comments and files did not. `task-displayed`: a task was opened and is on screen.
 * `task-expected`: it is likely to be opened in a moment, for a mouse rests on its row, or it comes next; what it will show
 * may be asked for ahead. Nothing about the task has changed with either. `task-completing`: the user has completed it, and can
 * take it back for some seconds: lists leave it out, and the engine knows nothing of it. `task-completed` follows, or
 * `task-returned`: it was not completed after all, and is as it was. `task-snoozed`, after a `task-changed`: somebody has put its
 * follow-up date into the future.
 */
export type TaskEvent =
  | { readonly kind: 'task-changed'; readonly taskId: string; readonly part?: 'properties' }
  | { readonly kind: 'task-snoozed'; readonly taskId: string }
  | { readonly kind: 'task-completing'; readonly taskId: string }
  | { readonly kind: 'task-returned'; readonly taskId: string }
  | { readonly kind: 'task-completed'; readonly taskId: string }
  | { readonly kind: 'task-gone'; readonly taskId: string }
  | { readonly kind: 'task-displayed'; readonly taskId: string }
  | { readonly kind: 'task-expected'; readonly taskId: string }
  | { readonly kind: 'tasks-changed' };

/** The news of tasks, between all parts of the inbox. */
export interface TaskEvents {
  /** Announces it to the application. After a change, every view of tasks is fetched again. */
  emit(event: TaskEvent): void;
  subscribe(listener: (event: TaskEvent) => void): () => void;
}

/**
 * The state of a session. `active`: someone is signed in. `expired`: the session has expired and the sign-in dialog is shown
 * over the page, which stays as it is. `ended`: the user has signed out.
 */
export type SessionStatus = 'active' | 'expired' | 'ended';

/** How a person leaves: the page is closed, or hidden by another tab or program; or they sign out. */
export type Leaving = 'page' | 'sign-out';

/** Whether somebody is signed in, as a store: `status` and `subscribe`. */
export interface Session {
  readonly status: SessionStatus;
  subscribe(listener: () => void): () => void;
  /**
   * Calls `finish` when the user is about to leave, to send what still waits. A page that is being closed waits for nothing: what
   * must happen begins before `finish` returns, as a call with `keepalive`. The sign-out waits for the promise, 5 seconds
   * at most. A page may be hidden many times.
   *
   * @example
   * const stop = session.beforeLeaving(() => notes.send({ keepalive: true }));
   */
  beforeLeaving(finish: (how: Leaving) => void | Promise<void>): () => void;
}

/** The way to servers of the plugin's own. */
export interface Backend {
  /**
   * Like the browser's `fetch`, for servers that the manifest declares in `backends` and the administrator allows in
   * `policy.backends`. Nothing of the user's session is sent: no cookies and no token of the engine. Redirects fail.
   *
   * @throws PluginFault `PLG-309` for any other server; nothing is sent
   *
   * @example
   * const answer = await backend.fetch('https://risk.example/score', { method: 'POST', body });
   */
  fetch(address: string, init?: RequestInit): Promise<Response>;
}

/**
 * The page around a part, which may be one of another application. A part takes address, stores and root from here, never
 * from `location`, `localStorage`, `sessionStorage` or `document.body`.
 */
export interface HostPage {
  /**
   * The whole address, to read others against.
   *
   * @example new URL(navigation.href({ task: null }), page.address).href
   */
  readonly address: string;
  /** The element above the page that holds dialogs and menus. */
  readonly overlays: HTMLElement;
  /** What this browser keeps, for records of other applications. A plugin keeps its own values in `storage`. */
  readonly local: Storage;
  /** What this tab keeps until it is closed. */
  readonly tab: Storage;
}

/** Small values that a plugin keeps in this browser, per user and engine, under the plugin's own name. */
export interface PluginStorage {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

/** The language of the page, and the plugin's texts in it. */
export interface Language<Key extends string = TextKey> {
  /** BCP 47 tag of the current language, such as `en` or `de`. */
  readonly locale: string;
  /** The text of a key; the key itself if there is none. Keys are checked once the plugin names its texts in `Register`. */
  readonly t: Translation<Key>['t'];
}

/** The languages of the application, and which of them the user sees. */
export interface Languages {
  /** BCP 47 tags of those that the user may choose from. */
  readonly offered: readonly string[];
  /** One of `offered`. */
  readonly current: string;
  /** What the user chose; null while the browser decides. */
  readonly choice: string | null;
  /** Changes the language once its texts are loaded, and keeps the choice in this browser. Null lets the browser decide. */
  choose(language: string | null): Promise<void>;
  /** Calls the listener when the language or its texts have changed. */
  subscribe(listener: () => void): () => void;
}

/** What the administrator has set for the whole installation. */
export interface Settings {
  /**
   * Reads the settings, with the defaults for what the administrator's file leaves out. The promise is the same each time,
   * and the settings hold as long as the page.
   *
   * @throws the code that reads them could not be loaded
   *
   * @example
   * const { userOperationLogAnnotationLength } = await settings.read();
   */
  read(): Promise<InstallationSettings>;
}

/** One of the engines of a page that has several. */
export interface Connection {
  /** The administrator's name for it. */
  readonly id: string;
  readonly label: string;
  /** Three letters that stand beside what is its. */
  readonly letters: string;
  readonly color: string;
  /** An id of this engine as the page knows it, for what is made there under an id of one's own. */
  idOf(id: string): string;
}

/** The engines of a page that has several. */
export interface Connections {
  /** The page's own first. */
  readonly all: readonly Connection[];
  /** The engine of what has this id. */
  of(id: string): Connection | null;
  /** Whether numbers count all engines. One that is silent is missing in them. */
  isWhole(): boolean;
  subscribe(listener: () => void): () => void;
}

/** All services of the shell for a contribution. Components use them through the hooks of this package. */
export interface PluginServices {
  readonly pluginId: string;
  readonly engine: EngineClient;
  /** Null where the page has one engine. */
  readonly connections: Connections | null;
  readonly backend: Backend;
  readonly user: User;
  readonly session: Session;
  readonly navigation: Navigation;
  readonly page: HostPage;
  readonly notifications: Notifications;
  readonly dialogs: Dialogs;
  readonly permissions: Permissions;
  readonly taskEvents: TaskEvents;
  readonly commands: Commands;
  readonly storage: PluginStorage;
  readonly settings: Settings;
  readonly languages: Languages;
  /** The plugin's texts, in the language at the time of the call. Components use `useTranslation`. */
  readonly language: Language;
  /** The current configuration, with the defaults of the plugin's schema; null if there is neither. */
  readonly config: unknown;
}
