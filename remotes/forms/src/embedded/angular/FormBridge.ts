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
  /** An attribute was left out, whose value would have been read as an expression twice. */
  readonly onDoubleExpression: (attribute: string) => void;
  /** What the form's author has named: the words of its source. */
  readonly words: ReadonlySet<string>;
  /** The text of a template, from where code of this form may come from. */
  readonly fetchTemplate: (address: string) => Promise<string>;
  /** A control with `cam-variable-name` was drawn, or taken away. */
  readonly onControl: (control: HTMLElement) => void;
  readonly onControlGone: (control: HTMLElement) => void;
}

/** As much of it as the page around the form does. */
export type PageBridge = Pick<
  FormBridge,
  | 'notifications'
  | 'search'
  | 'location'
  | 'translate'
  | 'formatDate'
  | 'resolveUri'
  | 'onUnauthorized'
  | 'onDoubleExpression'
  | 'fetchTemplate'
>;

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
