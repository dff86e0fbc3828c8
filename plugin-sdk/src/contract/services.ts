import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { PermissionCheck } from '@taskweave/engine-client/resources/permission';
import type { Commands } from '../commands/Command';
import type { Navigation } from './navigation';

export interface User {
  readonly id: string;
  /** First and last name, or the id while it is not known. */
  readonly name: string;
}

export type NotificationKind = 'info' | 'success' | 'warning' | 'error';

export interface NotificationLink {
  readonly label: string;
  readonly href: string | (() => string);
}

export interface NotificationRequest {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly detail?: string;
  /** What was thrown: explained where there is no `detail`, with a button that copies its details. */
  readonly error?: unknown;
  /** Milliseconds until it goes by itself; without it errors stay and others go after 5,000. */
  readonly duration?: number;
  /** Takes the place of every notification with the same key. */
  readonly exclusive?: string;
  /** Links below the text. A function is asked whenever the address changes, so that the link follows it. */
  readonly links?: readonly NotificationLink[];
  /** Buttons beside the links, such as "Undo". A press does it and takes the notification away. */
  readonly actions?: readonly { readonly label: string; readonly onPress: () => void }[];
}

export interface Notifications {
  /** Shows a message and reads it out politely. Returns the function that takes it away. */
  notify(request: NotificationRequest): () => void;
}

/** A question with two answers, over the page. */
export interface ConfirmRequest {
  readonly title: string;
  readonly text?: string;
  /** What is done, as a verb: "Delete". */
  readonly confirmLabel: string;
  /** Drawn as a danger: what is done cannot be undone. */
  readonly isDangerous?: boolean;
}

export interface Dialogs {
  /**
   * Asks before something is done. Keeps its promise with false where the person goes back, by the button, Escape or the
   * way out of the page; the focus returns to where it was.
   *
   * @example
   * if (await dialogs.confirm({ title: 'Delete the note?', confirmLabel: 'Delete', isDangerous: true })) remove();
   */
  confirm(request: ConfirmRequest): Promise<boolean>;
}

export interface Permissions {
  /**
   * Asks the engine whether the signed-in person may do something; the answer is kept for ten minutes. It is for what to
   * show: the engine decides again when it is done.
   *
   * @throws EngineError as every call
   *
   * @example
   * await permissions.can({ permission: 'CREATE', resource: 'Task' });
   */
  can(check: PermissionCheck): Promise<boolean>;
}

/**
 * What happened to tasks, told to everyone who shows them. `task-displayed`: a task has been opened and is on screen;
 * nothing about it has changed.
 */
export type TaskEvent =
  | { readonly type: 'task-changed'; readonly taskId: string }
  | { readonly type: 'task-completed'; readonly taskId: string }
  | { readonly type: 'task-gone'; readonly taskId: string }
  | { readonly type: 'task-displayed'; readonly taskId: string }
  | { readonly type: 'tasks-changed' };

export interface TaskEvents {
  /** Tells the application of it. After a change every view of tasks asks the engine again. */
  emit(event: TaskEvent): void;
  subscribe(listener: (event: TaskEvent) => void): () => void;
}

/**
 * `active`: someone is signed in. `expired`: the session has ended by itself and the sign-in dialog stands over the
 * page; all of it stays as it is. `ended`: the person has signed out.
 */
export type SessionStatus = 'active' | 'expired' | 'ended';

export interface Session {
  readonly status: SessionStatus;
  subscribe(listener: () => void): () => void;
}

/** Small facts a plugin keeps in this browser, per user and engine, under the plugin's own name. */
export interface PluginStorage {
  get(key: string): unknown;
  set(key: string, value: unknown): void;
  remove(key: string): void;
}

export interface Language {
  /** BCP 47 tag of the language on screen, such as `en` or `de`. */
  readonly locale: string;
  t(key: string, values?: Readonly<Record<string, unknown>>): string;
}

/** Everything the shell offers to a contribution. Components reach it through the hooks of this package. */
export interface PluginServices {
  readonly pluginId: string;
  readonly engine: EngineClient;
  readonly user: User;
  readonly session: Session;
  readonly navigation: Navigation;
  readonly notifications: Notifications;
  readonly dialogs: Dialogs;
  readonly permissions: Permissions;
  readonly taskEvents: TaskEvents;
  readonly commands: Commands;
  readonly storage: PluginStorage;
  /** Texts of the plugin, in the language that is on screen when it is asked. Components use `useTranslation`. */
  readonly language: Language;
  /** What the administrator configured now, with the defaults of the plugin's schema; null where there is neither. */
  readonly config: unknown;
}
