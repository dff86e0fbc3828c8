import type { FactSetting } from './FactSetting';

/**
 * What the administrator has set for the whole installation, with defaults: the block `settings` of
 * `config/plugins.json`, by the names of the `config.js` of the engine's own web applications.
 */
export interface InstallationSettings {
  /** Names in the header and in the title of the page. */
  readonly app: { readonly vendor: string; readonly name: string };
  /**
   * Keys by name of a shortcut (`claimTask`) or by id of a command (`task.claim`). An empty list takes the keys away; what
   * is not here has its own.
   */
  readonly shortcuts: Readonly<Record<string, readonly string[]>>;
  /** Whether keys without Ctrl or Alt work for people who have not chosen themselves. */
  readonly singleKeys: boolean;
  /** Name of the cookie in which the engine gives the CSRF token. */
  readonly csrfCookieName: string;
  /** Patterns of Moment.js, such as `LLL`. */
  readonly dateFormat: Readonly<Record<DateFormatName, string>>;
  /** Tags of the languages that people may choose, and of the one for all others. */
  readonly locales: { readonly availableLocales: readonly string[]; readonly fallbackLocale: string };
  readonly disableWelcomeMessage: boolean;
  readonly assignProcessInstanceIdToTaskComment: boolean;
  /** Null: administrators are asked where the engine has not decided. */
  readonly telemetry: boolean | null;
  /** Characters that a note to an entry of the operation log may have. */
  readonly userOperationLogAnnotationLength: number;
  readonly skipCustomListeners: DialogSwitch;
  readonly skipIoMappings: DialogSwitch;
  /** What tasks are about, by key of the process or case; `*` for all others. */
  readonly facts: Readonly<Record<string, readonly FactSetting[]>>;
  readonly batchOperation: { readonly mode: 'filter' | 'search'; readonly autoLoadEnded: boolean };
}

/** Names of the patterns in `dateFormat`. */
export type DateFormatName = 'monthName' | 'day' | 'abbr' | 'normal' | 'long' | 'short';

/** A switch of a dialog: whether it is on at first, and whether it is left out. */
export interface DialogSwitch {
  readonly default: boolean;
  readonly hidden: boolean;
}

/** What the page itself needs before anything is drawn. */
export type PageSettings = Pick<InstallationSettings, 'app' | 'shortcuts' | 'singleKeys'>;
