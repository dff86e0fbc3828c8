import type { AdminPlugin } from '../admin-file/AdminFile';
import type { OrderedContribution } from '../admin-file/orderContributions';
import type { PluginManifest } from '../manifest/PluginManifest';
import type { PluginStatus } from './PluginStatus';

/** A plugin that may be used: where its files are and what it declares. */
export interface RegisteredPlugin {
  readonly manifest: PluginManifest;
  /** Absolute address of the folder of its files, with a slash at the end. */
  readonly baseUrl: string;
}

/** A contribution as it counts: the administrator's word applied. */
export type RegisteredContribution = OrderedContribution<RegisteredPlugin>;

/** All that is known of one plugin. */
export interface PluginEntry {
  readonly id: string;
  readonly status: PluginStatus;
  /** Null until its manifest is there and found good. */
  readonly plugin: RegisteredPlugin | null;
  /** What the administrator's file says of it; null for a built-in one that it does not name. */
  readonly adminEntry: AdminPlugin | null;
  readonly isBuiltin: boolean;
  /** Another build of it that people may take while they work with this one. */
  readonly update: PluginUpdate | null;
  /** The administrator's configuration, checked, with the defaults of the plugin's schema; the same object while it says the same. */
  readonly config: unknown;
  /** What the file says of a built-in plugin, and why it is not followed; the plugin stays on the page. */
  readonly ignored: { readonly code: string; readonly message: string } | null;
}

/** Another build of a plugin whose code is on the page already. */
export type PluginUpdate =
  /** The administrator's file names it; its manifest is on the way. */
  | { readonly phase: 'listed'; readonly adminEntry: AdminPlugin }
  | { readonly phase: 'ready'; readonly adminEntry: AdminPlugin; readonly plugin: RegisteredPlugin }
  /** It cannot be used; what is on the page stays until it is left. */
  | {
      readonly phase: 'refused';
      readonly adminEntry: AdminPlugin;
      readonly code: string;
      readonly message: string;
    };
