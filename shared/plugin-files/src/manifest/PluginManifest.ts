import type { ObjectSchema } from '../config/ConfigSchema';
import type { Condition } from './Condition';

/** A contribution as the manifest declares it: everything but its code. */
export interface ManifestContribution {
  readonly point: string;
  readonly id: string;
  readonly priority?: number;
  readonly when?: Condition;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** `plugin.json`, version 1. Written by the build preset, never by hand. */
export interface PluginManifest {
  readonly manifestVersion: 1;
  readonly id: string;
  readonly version: string;
  /** Changes with every build. Development builds only: the shell polls for a new one. */
  readonly build?: string;
  /** Name for administrators. */
  readonly displayName?: string;
  readonly publisher?: string;
  /**
   * Version ranges of the SDK, of React and of the engine, the latter two where they matter (see `EngineRanges`;
   * later builds may name products that are unknown here).
   */
  readonly requires: {
    readonly sdk: string;
    readonly react?: string;
    readonly engine?: string | Readonly<Record<string, string>>;
  };
  readonly entry: {
    readonly format: 'federation';
    /** Global variable that the entry script sets. */
    readonly container: string;
    /** File name, relative to the manifest. */
    readonly file: string;
    /** `sha384-…` of the file. */
    readonly integrity: string;
  };
  /** Files of the plugin's first request round besides the entry, relative to the manifest. */
  readonly preload: readonly {
    readonly file: string;
    readonly integrity: string;
    readonly as: 'script' | 'style';
  }[];
  /** Texts of the contributions' `%…%` labels, by language and key. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly contributes: readonly ManifestContribution[];
  /** What an administrator can configure. */
  readonly config?: ObjectSchema;
  /** Engine calls that the plugin makes, as in `GET /task/*\/variables`. */
  readonly uses?: readonly string[];
  /** Origins of the plugin's own servers that it calls besides the engine. */
  readonly backends?: readonly string[];
}
