import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { PluginIncident } from '@taskweave/plugin-files/known-plugins/PluginIncident';
import type { PluginStatus } from '@taskweave/plugin-files/known-plugins/PluginStatus';

/** What is known of the plugins of the page. */
export interface KnownPlugins {
  entry(id: string): PluginEntry | null;
  setStatus(id: string, status: PluginStatus): void;
  subscribe(listener: () => void): () => void;
}

/** Something that went wrong with a plugin. */
export type DevIncident = Pick<PluginIncident, 'code' | 'pluginId' | 'contribution' | 'message'>;

export interface DevLog {
  readonly incidents: readonly DevIncident[];
  report(incident: DevIncident & { readonly code: 'PLG-305' | 'PLG-306'; readonly version: null }): void;
  subscribe(listener: () => void): () => void;
}

/** What the page hands in. */
export interface DevPage {
  readonly registry: KnownPlugins;
  readonly log: DevLog;
  readonly arrivals: {
    lookForBuild(id: string): Promise<void>;
    take(id: string): void;
    fetchListed(): void;
  };
  /** Applies the administrator's file once more, with the plugin in development in it or without. */
  readonly applyFile: () => void;
  /** Does something every so many milliseconds while the page is looked at; gives the way to stop. */
  readonly whileVisible: (interval: number, look: () => Promise<void>) => () => void;
}
