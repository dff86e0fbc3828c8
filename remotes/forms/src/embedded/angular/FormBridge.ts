import type { ScriptClient } from '../client/createScriptClient';

export interface FormBridge {
  readonly client: ScriptClient;
  readonly notifications: ScriptNotifications;
  readonly search: (...given: readonly unknown[]) => unknown;
  readonly location: Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;
  readonly translate: (key: string) => string;
  readonly formatDate: (value: unknown, style?: string) => string;
  readonly resolveUri: (address: string) => string;
  readonly purify: (html: string) => string;
  readonly inDigest: (work: () => void) => void;
  readonly onUnauthorized: () => void;
  readonly onError: (error: unknown) => void;
  readonly onDoubleExpression: (attribute: string) => void;
  readonly words: ReadonlySet<string>;
  readonly fetchTemplate: (address: string) => Promise<string>;
  readonly onControl: (control: HTMLElement) => void;
  readonly onControlGone: (control: HTMLElement) => void;
}

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
