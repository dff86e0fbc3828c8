import type * as v from 'valibot';
import type { ConfigSchema } from '../config/ConfigSchema';
import type { ConfigResult } from '../config/readConfig';
import type { Condition } from '../manifest/Condition';
import type { FileProblem } from '../problems/FileProblem';
import type {
  federationEntrySchema,
  flagSchema,
  legacyEntrySchema,
  policySchema,
  reportsSchema,
} from './adminFileSchema';

/**
 * What the administrator's `config/plugins.json` says, checked. A bad entry disables only itself and appears in
 * `problems`; whatever the file holds, reading it never fails.
 */
export interface AdminFile {
  readonly policy: AdminPolicy;
  readonly plugins: readonly AdminPlugin[];
  /** By address `<point>:<plugin id>/<contribution id>`. */
  readonly contributions: Readonly<Record<string, AdminContribution>>;
  /** By name: on, off, or on for some. What is not here is off. */
  readonly flags: AdminFlags;
  readonly reports: AdminReports | null;
  readonly problems: readonly AdminFileProblem[];
  /** Reads what an entry says to a plugin, once the plugin has said what may stand there. */
  readonly readConfig: (schema: ConfigSchema, value: unknown) => ConfigResult;
}

/** With the defaults for what the file leaves out. */
export type AdminPolicy = Frozen<v.InferOutput<typeof policySchema>>;

interface AdminPluginBase extends Pick<FederationEntry, 'id' | 'enabled'> {
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
  /** An ES module written for the old Tasklist: hashes (or null) by address; the first module is the plugin. */
  | (AdminPluginBase & Pick<LegacyEntry, 'format' | 'modules' | 'styles'>);

export interface AdminContribution {
  readonly enabled: boolean;
  /** Null leaves the plugin's own. */
  readonly priority: number | null;
  /** Conditions that must hold besides the plugin's own. */
  readonly when: Condition | null;
}

export type AdminFlags = Readonly<Record<string, AdminFlag>>;
export type AdminFlag = Frozen<v.InferOutput<typeof flagSchema>>;

/** The address that incidents are sent to, the share of them that is sent, 0 to 1, and what else is. */
export type AdminReports = Frozen<v.InferOutput<typeof reportsSchema>>;

export interface AdminFileProblem extends FileProblem {
  /** False where the rest of the entry is used all the same. */
  readonly isFatal: boolean;
  /** The plugin that is not used because of it. */
  readonly pluginId: string | null;
}

type FederationEntry = Frozen<v.InferOutput<typeof federationEntrySchema>>;
type LegacyEntry = Frozen<v.InferOutput<typeof legacyEntrySchema>>;

type Frozen<T> = T extends (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<T[Name]> }
    : T;
