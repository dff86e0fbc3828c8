import type { ObjectSchema } from '../config/ConfigSchema';
import type { Condition } from './Condition';

/** A contribution as the manifest declares it: all of it but the code. */
export interface ManifestContribution {
  readonly point: string;
  readonly id: string;
  readonly priority?: number;
  readonly when?: Condition;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** `plugin.json`: written by the build preset, never by hand. Version 1. */
export interface PluginManifest {
  readonly manifestVersion: 1;
  readonly id: string;
  readonly version: string;
  /** Changes with every build. Only builds for development have it: the shell looks for another one all the time. */
  readonly build?: string;
  /** Name for administrators. */
  readonly displayName?: string;
  readonly publisher?: string;
  /**
   * Ranges of versions: of the SDK, of React where the plugin uses it, of the engine where the plugin cares (see
   * `EngineRanges`; a later build may name products that are not known here).
   */
  readonly requires: {
    readonly sdk: string;
    readonly react?: string;
    readonly engine?: string | Readonly<Record<string, string>>;
  };
  readonly entry: {
    readonly format: 'federation';
    /** Name of the global variable that the entry script sets. */
    readonly container: string;
    /** File name, relative to the manifest. */
    readonly file: string;
    /** `sha384-…` of the file. */
    readonly integrity: string;
  };
  /** Files of the first request round of this plugin, beside the entry, relative to the manifest. */
  readonly preload: readonly {
    readonly file: string;
    readonly integrity: string;
    readonly as: 'script' | 'style';
  }[];
  /** The texts that `%…%` labels of the contributions need, by language and key. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly contributes: readonly ManifestContribution[];
  /** What an administrator may configure. */
  readonly config?: ObjectSchema;
  /** Calls to the engine that the plugin makes, as in `GET /task/*\/variables`. */
  readonly uses?: readonly string[];
  /** Origins of servers of the plugin's own that it calls, besides the engine. */
  readonly backends?: readonly string[];
}
