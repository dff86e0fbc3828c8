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

/** A bad entry disables only itself and is listed in `problems`; reading never fails. */
export interface AdminFile {
  readonly policy: AdminPolicy;
  readonly plugins: readonly AdminPlugin[];
  readonly contributions: Readonly<Record<string, AdminContribution>>;
  /** Missing flags are off. */
  readonly flags: AdminFlags;
  readonly reports: AdminReports | null;
  readonly problems: readonly AdminFileProblem[];
  /** Deferred, because only the plugin knows its schema. */
  readonly readConfig: (schema: ConfigSchema, value: unknown) => ConfigResult;
}

export type AdminPolicy = Frozen<v.InferOutput<typeof policySchema>>;

interface AdminPluginBase extends Pick<FederationEntry, 'id' | 'enabled'> {
  readonly config: unknown;
  /** Null for all. Only hides the plugin: the engine protects the data. */
  readonly groups: readonly string[] | null;
  readonly index: number;
}

export type AdminPlugin =
  | (AdminPluginBase & { readonly format: 'builtin' })
  | (AdminPluginBase & {
      readonly format: 'federation';
      readonly manifest: string;
      readonly integrity: string | null;
    })
  /** An ES module for the old Tasklist: hashes (or null) by URL; the first module is the plugin. */
  | (AdminPluginBase & Pick<LegacyEntry, 'format' | 'modules' | 'styles'>);

export interface AdminContribution {
  readonly enabled: boolean;
  readonly priority: number | null;
  /** Replace the plugin's own conditions of the same kind. */
  readonly when: Condition | null;
}

export type AdminFlags = Readonly<Record<string, AdminFlag>>;
export type AdminFlag = Frozen<v.InferOutput<typeof flagSchema>>;

export type AdminReports = Frozen<v.InferOutput<typeof reportsSchema>>;

export interface AdminFileProblem extends FileProblem {
  readonly isFatal: boolean;
  readonly pluginId: string | null;
}

type FederationEntry = Frozen<v.InferOutput<typeof federationEntrySchema>>;
type LegacyEntry = Frozen<v.InferOutput<typeof legacyEntrySchema>>;

type Frozen<T> = T extends (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<T[Name]> }
    : T;
