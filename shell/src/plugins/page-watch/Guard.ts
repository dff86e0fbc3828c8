import type { IncidentLog } from '../faults/IncidentLog';
import type { PluginHealth } from '../faults/PluginHealth';
import type { Quarantine } from '../faults/Quarantine';
import type { PluginRegistry } from '../registry/PluginRegistry';

/** Watches what plugins of others do to the page without an error. It is there before the first code of theirs runs. */
export interface Guard {
  /** Code of a plugin is about to run for the first time. */
  loads(pluginId: string): void;
  /**
   * A part is about to be drawn for the first time.
   *
   * @param contribution `<point>:<plugin id>/<id>`
   */
  draws(pluginId: string, contribution: string): void;
  /** Whether a plugin may change the address now. False stops it: it has done so too often. */
  mayMove(pluginId: string): boolean;
}

export interface GuardOptions {
  readonly registry: PluginRegistry;
  readonly log: IncidentLog;
  readonly quarantine: Quarantine;
  readonly health: PluginHealth;
  /** Folders of the plugins' files, absolute, by the plugin's id. */
  readonly folders: () => Iterable<readonly [pluginId: string, baseUrl: string]>;
}

/** What the single watches work with. */
export interface WatchTools {
  /** Whether a plugin is none of ours. */
  isForeign(pluginId: string): boolean;
  /** The plugin of others whose code has called; null where it is nobody's or ours. */
  caller(): string | null;
  /** The plugin of others that a file belongs to, by its address. */
  ownerOfFile(address: string): string | null;
  /** Takes a plugin off the page at once, and says why. */
  stop(pluginId: string, code: string, message: string, contribution?: string | null): void;
  /** Tells the administrator; nothing happens to the plugin, or to any of those that may have done it. */
  note(by: string | readonly string[], code: string, message: string): void;
  /** A fault, which counts towards the plugin's quarantine. */
  fault(pluginId: string, code: string, message: string): void;
  /** Plugins of others whose code has run on this page, the latest last. */
  readonly running: readonly string[];
}
