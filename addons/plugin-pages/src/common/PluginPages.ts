import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import type { AdminFile } from '@taskweave/plugin-files/admin-file/AdminFile';
import type { PluginEntry, RegisteredContribution } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { PluginIncident } from '@taskweave/plugin-files/known-plugins/PluginIncident';
import type { Navigation } from '@taskweave/plugin-sdk';

export interface PluginPages {
  readonly plugins: PagesPlatform;
  readonly connection: EngineConnection;
  readonly navigation: Pick<Navigation, 'inboxParam'>;
  readonly user: string;
  readonly mayManage: boolean;
  readonly ownPluginsHref: string;
  readonly safeModeHref: (word: string) => string;
}

export interface PagesPlatform {
  readonly registry: KnownPlugins;
  readonly log: { readonly incidents: readonly PluginIncident[]; subscribe: Subscribe };
  readonly health: {
    figures(contribution: string): { readonly slowestMs: number } | null;
    calls(pluginId: string): number;
  };
  readonly fileFault: { getState(): string | null; subscribe: Subscribe };
  readonly safeMode: { readonly isOn: boolean; readonly named: readonly string[] };
  readonly dev: DevSource | null;
  retry(pluginId: string): void;
  setOff(pluginId: string, isOff: boolean): void;
}

/** A plugin of this machine, in place of the deployed one. */
export interface DevSource {
  readonly override: { readonly id: string; readonly manifest: string } | null;
  end(): void;
  subscribe: Subscribe;
}

export interface KnownPlugins {
  readonly admin: AdminFile;
  readonly plugins: readonly PluginEntry[];
  readonly points: readonly string[];
  entry(id: string): PluginEntry | null;
  declaredAt(point: string): readonly RegisteredContribution[];
  subscribe: Subscribe;
}

type Subscribe = (listener: () => void) => () => void;
