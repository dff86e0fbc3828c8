import type { ScriptClient } from '../client/createScriptClient';

/** What a form gives to the services and directives of its AngularJS. */
export interface FormBridge {
  readonly client: ScriptClient;
  readonly notifications: ScriptNotifications;
  readonly search: (...given: readonly unknown[]) => unknown;
  readonly location: Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;
  readonly translate: (key: string) => string;
  readonly formatDate: (value: unknown, style?: string) => string;
  /** `engine://`, `:engine`, `app://` and the like in addresses. */
  readonly resolveUri: (address: string) => string;
  /** HTML without anything that could run: what `ng-bind-html` shows. */
  readonly purify: (html: string) => string;
  readonly inDigest: (work: () => void) => void;
  /** A call of the form's own found nobody signed in. */
  readonly onUnauthorized: () => void;
  readonly onError: (error: unknown) => void;
  /** A control with `cam-variable-name` was drawn, or taken away. */
  readonly onControl: (control: HTMLElement) => void;
  readonly onControlGone: (control: HTMLElement) => void;
}

interface ScriptNotification {
  readonly status?: string;
  readonly message?: string;
}

export interface ScriptNotifications {
  add(notification: ScriptNotification): void;
  addError(notification: ScriptNotification): void;
  addMessage(notification: ScriptNotification): void;
  clear(): void;
  clearAll(): void;
  remove(): void;
}
