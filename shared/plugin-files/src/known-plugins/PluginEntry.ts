import type { AdminPlugin } from '../admin-file/AdminFile';
import type { OrderedContribution } from '../admin-file/orderContributions';
import type { PluginManifest } from '../manifest/PluginManifest';
import type { PluginStatus } from './PluginStatus';

export interface RegisteredPlugin {
  readonly manifest: PluginManifest;
  readonly baseUrl: string;
}

export type RegisteredContribution = OrderedContribution<RegisteredPlugin>;

export interface PluginEntry {
  readonly id: string;
  readonly status: PluginStatus;
  readonly plugin: RegisteredPlugin | null;
  readonly adminEntry: AdminPlugin | null;
  readonly isBuiltin: boolean;
  readonly update: PluginUpdate | null;
  readonly config: unknown;
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
