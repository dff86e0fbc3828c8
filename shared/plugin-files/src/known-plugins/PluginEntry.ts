import type { AdminPlugin } from '../admin-file/AdminFile';
import type { OrderedContribution } from '../admin-file/orderContributions';
import type { PluginManifest } from '../manifest/PluginManifest';
import type { PluginStatus } from './PluginStatus';

export interface RegisteredPlugin {
  readonly manifest: PluginManifest;
  /** Absolute address of the plugin's folder, with a trailing slash. */
  readonly baseUrl: string;
}

export type RegisteredContribution = OrderedContribution<RegisteredPlugin>;

export interface PluginEntry {
  readonly id: string;
  readonly status: PluginStatus;
  /** Null until the manifest is loaded and valid. */
  readonly plugin: RegisteredPlugin | null;
  readonly adminEntry: AdminPlugin | null;
  readonly isBuiltin: boolean;
  readonly update: PluginUpdate | null;
  /** The administrator's configuration with schema defaults; keeps its identity while its content is unchanged. */
  readonly config: unknown;
  /** Why the administrator's entry for a built-in plugin is ignored; the plugin stays on the page. */
  readonly ignored: { readonly code: string; readonly message: string } | null;
}

export type PluginUpdate =
  | { readonly phase: 'listed'; readonly adminEntry: AdminPlugin }
  | { readonly phase: 'ready'; readonly adminEntry: AdminPlugin; readonly plugin: RegisteredPlugin }
  | {
      readonly phase: 'refused';
      readonly adminEntry: AdminPlugin;
      readonly code: string;
      readonly message: string;
    };
