import type { FactSetting } from './FactSetting';

/**
 * Installation-wide settings with defaults: the `settings` block of `config/plugins.json`, named as in the `config.js` of the engine's
 * own web applications.
 */
export interface InstallationSettings {
  readonly app: { readonly vendor: string; readonly name: string };
  /** By shortcut name (`claimTask`) or command id (`task.claim`). An empty list removes the keys; missing entries keep their defaults. */
  readonly shortcuts: Readonly<Record<string, readonly string[]>>;
  readonly singleKeys: boolean;
  readonly csrfCookieName: string;
  readonly dateFormat: Readonly<Record<DateFormatName, string>>;
  readonly locales: { readonly availableLocales: readonly string[]; readonly fallbackLocale: string };
  readonly disableWelcomeMessage: boolean;
  readonly assignProcessInstanceIdToTaskComment: boolean;
  /** Null: ask administrators where the engine has not decided. */
  readonly telemetry: boolean | null;
  readonly userOperationLogAnnotationLength: number;
  readonly skipCustomListeners: DialogSwitch;
  readonly skipIoMappings: DialogSwitch;
  readonly facts: Readonly<Record<string, readonly FactSetting[]>>;
  readonly batchOperation: { readonly mode: 'filter' | 'search'; readonly autoLoadEnded: boolean };
}

export type DateFormatName = 'monthName' | 'day' | 'abbr' | 'normal' | 'long' | 'short';

export interface DialogSwitch {
  readonly default: boolean;
  readonly hidden: boolean;
}

export type PageSettings = Pick<InstallationSettings, 'app' | 'shortcuts' | 'singleKeys'>;
