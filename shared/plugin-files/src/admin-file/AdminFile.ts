import type * as v from 'valibot';
import type { ObjectSchema } from '../config/ConfigSchema';
import type { ConfigResult } from '../config/readConfig';
import type { PluginManifest } from '../manifest/PluginManifest';
import type { FileProblem } from '../problems/FileProblem';
import type {
  contributionsSchema,
  federationEntrySchema,
  flagsSchema,
  legacyEntrySchema,
  policySchema,
  reportsSchema,
} from './adminFileSchema';

export interface AdminFile {
  readonly policy: AdminPolicy;
  readonly plugins: readonly AdminPlugin[];
  /** Their conditions replace the plugin's own of the same kind. */
  readonly contributions: Frozen<v.InferOutput<typeof contributionsSchema>>;
  readonly flags: AdminFlags;
  readonly reports: AdminReports | null;
  readonly problems: readonly AdminFileProblem[];
  readonly readConfig: (schema: ObjectSchema, value: unknown) => ConfigResult;
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
  | (AdminPluginBase & Pick<LegacyEntry, 'format' | 'modules' | 'styles'>)
  | (AdminPluginBase & { readonly format: 'declared'; readonly manifest: PluginManifest });

export type AdminFlags = Frozen<v.InferOutput<typeof flagsSchema>>;

export type AdminReports = Frozen<v.InferOutput<typeof reportsSchema>>;

export interface AdminFileProblem extends FileProblem {
  readonly pluginId: string | null;
}

type FederationEntry = Frozen<v.InferOutput<typeof federationEntrySchema>>;
type LegacyEntry = Frozen<v.InferOutput<typeof legacyEntrySchema>>;

type Frozen<T> = T extends (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Frozen<T[Name]> }
    : T;
