import type { PluginManifest } from '@taskweave/plugin-files/manifest/PluginManifest';
import type { Files } from '../command/readFiles';

/** What a folder has of a plugin, ready to be put on a server. */
export interface Build {
  readonly manifest: PluginManifest;
  readonly files: Files;
}

/** One thing that was looked at. */
export interface Verdict {
  /** What was looked at: `styles`. */
  readonly name: string;
  /** What was found to be so: `3 files`. */
  readonly summary: string;
  /** What a shell or an administrator would not take, each with what to do, in one line. */
  readonly errors: readonly string[];
  /** What the author should know. */
  readonly warnings?: readonly string[];
}
