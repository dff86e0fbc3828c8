import type { PluginHealth } from '../faults/PluginHealth';
import type { PluginRegistry } from '../registry/PluginRegistry';

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

export interface PageWatchOptions {
  readonly registry: Pick<PluginRegistry, 'entry'>;
  readonly health: Pick<PluginHealth, 'stop'>;
  /** Folders of the plugins' files, absolute, by the plugin's id. */
  readonly folders: () => Iterable<readonly [pluginId: string, baseUrl: string]>;
}

/** What tells whose doing something is. */
export interface Attribution extends Pick<PageWatchOptions['health'], 'stop'> {
  /** Whether a plugin is none of ours. */
  isForeign(pluginId: string): boolean;
  /** The plugin of others whose code has called; null where it is nobody's or ours. */
  caller(): string | null;
  /** The plugin of others that a file belongs to, by its address. */
  ownerOfFile(address: string): string | null;
  /** Plugins of others whose code has run on this page, the latest last. */
  readonly running: readonly string[];
}
