import type { FactSetting } from './FactSetting';

/**
 * Installation-wide settings with defaults: the `settings` block of `config/plugins.json`, named as in the `config.js` of the engine's
 * own web applications.
 */
export interface InstallationSettings {
  readonly app: AppSettings;
  /** By shortcut name (`claimTask`) or command id (`task.claim`). An empty list removes the keys; missing entries keep their defaults. */
  readonly shortcuts: Readonly<Record<string, readonly string[]>>;
  /** Whether keys without Ctrl or Alt work for people who have not chosen themselves. */
  readonly singleKeys: boolean;
  /** Engines whose tasks are in one list, that of the page among them; fewer than two change nothing. */
  readonly connections: readonly ConnectionSetting[];
  /** Name of the cookie in which the engine gives the CSRF token. */
  readonly csrfCookieName: string;
  /** Patterns of Moment.js, such as `LLL`. */
  readonly dateFormat: Readonly<Record<DateFormatName, string>>;
  /** Tags of the languages that people may choose, and of the one for all others. */
  readonly locales: { readonly availableLocales: readonly string[] | null; readonly fallbackLocale: string };
  readonly disableWelcomeMessage: boolean;
  readonly assignProcessInstanceIdToTaskComment: boolean;
  /** Null: ask administrators where the engine has not decided. */
  readonly telemetry: boolean | null;
  /** Characters that a note to an entry of the operation log may have. */
  readonly userOperationLogAnnotationLength: number;
  readonly skipCustomListeners: DialogSwitch;
  readonly skipIoMappings: DialogSwitch;
  /** What tasks are about, by key of the process or case; `*` for all others. */
  readonly facts: Readonly<Record<string, readonly FactSetting[]>>;
  readonly batchOperation: { readonly mode: 'filter' | 'search'; readonly autoLoadEnded: boolean };
}

/** Name and look of the installation. Files stand beside the administrator's file and are given by their names. */
export interface AppSettings {
  /** In the header and in the title of the page. */
  readonly vendor: string;
  /** In the title of the page. */
  readonly name: string;
  /** Picture in place of ours, or one for each theme. */
  readonly logo: string | { readonly light: string; readonly dark: string } | null;
  /** As `#006b5e`: links, buttons and selection of light pages. Dark pages derive theirs. */
  readonly accent: string | null;
  /** Style sheet that may set our tokens. */
  readonly styles: string | null;
  /** Addresses in the menu of the person and on the sign-in page. */
  readonly links: { readonly help?: string; readonly imprint?: string; readonly privacy?: string };
  readonly notice: AppNotice | null;
}

/** An engine of several whose tasks are in one list. */
export interface ConnectionSetting {
  /** What stands in ids and addresses: `c7`. */
  readonly id: string;
  readonly label: string;
  /** One to three, on the rows of the list. */
  readonly letters: string;
  /** As `#006b5e`. */
  readonly color: string;
  /** Where its web applications are on this server: `/camunda`, or empty at its root. */
  readonly path: string;
  /** What its applications, which have forms, have before their paths here: `/c7` for `/c7/invoice/forms`. */
  readonly prefix?: string;
  /** The engine's name: `default`. */
  readonly engine: string;
  /** `shared`: the name and password of the page open it as well. */
  readonly signIn: 'shared' | 'own';
  /** Whether people with the same id as in the page's engine are the same. */
  readonly samePersons: boolean;
}

/** One line above the page. */
export interface AppNotice {
  /** A text, or texts by language. */
  readonly text: string | Readonly<Record<string, string>>;
  /** First and last day, as `2027-01-31`, in the person's time zone. */
  readonly from: string | null;
  readonly until: string | null;
  /** Only for people in one of these groups. */
  readonly groups: readonly string[] | null;
}

/** Moment patterns of the installation, by use. */
export type DateFormatName = 'monthName' | 'day' | 'abbr' | 'normal' | 'long' | 'short';

/** Whether a dialog of the old Tasklist is offered. */
export interface DialogSwitch {
  readonly default: boolean;
  readonly hidden: boolean;
}

export type PageSettings = Pick<InstallationSettings, 'app' | 'connections' | 'shortcuts' | 'singleKeys'>;
