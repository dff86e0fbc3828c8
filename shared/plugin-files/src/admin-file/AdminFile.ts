import type { Condition } from '../manifest/Condition';

/**
 * What the administrator's `config/plugins.json` says, checked. A bad entry disables only itself and is told in
 * `problems`; whatever the file holds, reading it never fails.
 */
export interface AdminFile {
  readonly policy: AdminPolicy;
  readonly plugins: readonly AdminPlugin[];
  /** By address `<point>:<plugin id>/<contribution id>`. */
  readonly contributions: Readonly<Record<string, AdminContribution>>;
  readonly reports: AdminReports | null;
  readonly problems: readonly AdminFileProblem[];
}

export interface AdminPolicy {
  /** Origins that plugins may be loaded from, besides our own. */
  readonly origins: readonly string[];
  /** Which manifests must be pinned by a hash: all, those of other origins, or none. */
  readonly integrity: 'required' | 'same-origin-only' | 'off';
  /** Whether a link may bring in a plugin from the person's own machine. */
  readonly devOverrides: 'deny' | 'confirm' | 'allow';
  /** Milliseconds that a plugin has. */
  readonly limits: { readonly manifestMs: number; readonly loadMs: number; readonly activateMs: number };
  /** So many faults within so many seconds, and a plugin is taken off the page. */
  readonly quarantine: { readonly faults: number; readonly withinSeconds: number };
}

interface AdminPluginBase {
  readonly id: string;
  readonly enabled: boolean;
  /** Handed to the plugin; null where the file says nothing. */
  readonly config: unknown;
  /** Only for people in one of these groups; null is for all. Hides, but protects nothing: the engine does that. */
  readonly groups: readonly string[] | null;
  /** Place in the list `plugins`, from 0. */
  readonly index: number;
}

export type AdminPlugin =
  /** Came with the application. */
  | (AdminPluginBase & { readonly format: 'builtin' })
  | (AdminPluginBase & {
      readonly format: 'federation';
      /** Address of the manifest, absolute or relative to the page. */
      readonly manifest: string;
      /** `sha384-…` of the manifest. */
      readonly integrity: string | null;
    })
  /** An ES module written for the old Tasklist. */
  | (AdminPluginBase & {
      readonly format: 'legacy-esm';
      /** Hashes (or null) by address; the first is the plugin, the others are what it imports. */
      readonly modules: Readonly<Record<string, string | null>>;
      /** Hashes (or null) of its style sheets by address. */
      readonly styles: Readonly<Record<string, string | null>>;
    });

export interface AdminContribution {
  readonly enabled: boolean;
  /** Null leaves the plugin's own. */
  readonly priority: number | null;
  /** Conditions that must hold besides the plugin's own. */
  readonly when: Condition | null;
}

export interface AdminReports {
  /** Address that incidents are sent to. */
  readonly endpoint: string;
  /** Share of the incidents that are sent, 0 to 1. */
  readonly sampleRate: number;
}

/** What is wrong, as a code; the texts are the reader's. */
export type AdminFileProblemCode =
  | 'PLG-101' // not JSON, or not an object
  | 'PLG-102' // a member has the wrong type or value
  | 'PLG-103' // a member that nobody knows
  | 'PLG-104' // an id that is taken
  | 'PLG-105' // an address or origin that is none
  | 'PLG-106'; // a hash that is none

export interface AdminFileProblem {
  readonly code: AdminFileProblemCode;
  /** JSON pointer to the place. */
  readonly pointer: string;
  /** What is expected there, in English. */
  readonly message: string;
  /** False where the rest of the entry is used all the same. */
  readonly isFatal: boolean;
  /** The plugin that is not used because of it. */
  readonly pluginId: string | null;
}
