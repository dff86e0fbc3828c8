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

export interface AdminFile {
  readonly policy: AdminPolicy;
  readonly plugins: readonly AdminPlugin[];
  readonly contributions: Readonly<Record<string, AdminContribution>>;
  readonly flags: AdminFlags;
  readonly reports: AdminReports | null;
  readonly problems: readonly AdminFileProblem[];
  readonly readConfig: (schema: ConfigSchema, value: unknown) => ConfigResult;
}

export type AdminPolicy = Frozen<v.InferOutput<typeof policySchema>>;

interface AdminPluginBase extends Pick<FederationEntry, 'id' | 'enabled'> {
  readonly config: unknown;
  /** The groups only hide the plugin: the engine protects the data. */
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
  | (AdminPluginBase & Pick<LegacyEntry, 'format' | 'modules' | 'styles'>);

export interface AdminContribution {
  readonly enabled: boolean;
  readonly priority: number | null;
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
