import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';

/** Looks after the page while plugins of others are on it: whether it can still be seen and used. */
export interface PageWatch {
  /** Code of a plugin is about to run for the first time. */
  loads(pluginId: string): void;
  /**
   * A part is about to be drawn for the first time.
   *
   * @param contribution `<point>:<plugin id>/<id>`
   */
  draws(pluginId: string, contribution: string): void;
}

/** How the last page of this tab ended, if it did not end well. It holds no data of tasks. */
export interface Fall {
  readonly code: string;
  readonly pluginId: string;
  readonly version: string | null;
  /** What people call the plugin. */
  readonly name: string;
  readonly contribution: string | null;
  readonly message: string;
}

/** What becomes known of a page that does not end well, for the one after it. */
export interface FallRecord {
  /** Notes that the page may not end well; null takes it back. */
  write(fall: Fall | null): void;
  /** Plugins are on again: earlier falls no longer count. */
  forget(): void;
  /** The address of the page in safe mode, without the tab that was open. */
  href(): string;
}

/** Takes a plugin off the page. */
export type StopPlugin = (
  pluginId: string,
  code: 'PLG-611',
  message: string,
  contribution?: string | null,
) => void;

/** What the page hands in. */
export interface PageWatchOptions {
  readonly entryOf: (pluginId: string) => PluginEntry | null;
  readonly stop: StopPlugin;
  readonly record: FallRecord;
  /** The plugin whose file comes first in a stack, of those that are asked about. */
  readonly ownerOf: (stack: string, isAsked: (pluginId: string) => boolean) => string | null;
}

/** Finds out which plugin caused something. */
export interface Attribution extends Pick<PageWatchOptions, 'stop' | 'record'> {
  /** Whether a plugin is none of ours. */
  isForeign(pluginId: string): boolean;
  /** The plugin of others whose code has called; null where it is nobody's or ours. */
  caller(): string | null;
  /** The plugin of others that a file belongs to, by its address. */
  ownerOfFile(address: string): string | null;
  /** Plugins of others whose code has run on this page, the latest last. */
  readonly running: readonly string[];
}
