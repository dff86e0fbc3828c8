import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { PluginIncident } from '@taskweave/plugin-files/known-plugins/PluginIncident';
import type { PluginStatus } from '@taskweave/plugin-files/known-plugins/PluginStatus';

export interface KnownPlugins {
  entry(id: string): PluginEntry | null;
  setStatus(id: string, status: PluginStatus): void;
  subscribe(listener: () => void): () => void;
}

export type DevIncident = Pick<PluginIncident, 'code' | 'pluginId' | 'contribution' | 'message'>;

export interface DevLog {
  readonly incidents: readonly DevIncident[];
  report(incident: DevIncident & { readonly code: 'PLG-305' | 'PLG-306'; readonly version: null }): void;
  subscribe(listener: () => void): () => void;
}

export interface DevPage {
  readonly registry: KnownPlugins;
  readonly log: DevLog;
  readonly arrivals: {
    lookForBuild(id: string): Promise<void>;
    take(id: string): void;
    fetchListed(): void;
  };
  readonly applyFile: () => void;
  readonly whileVisible: (interval: number, look: () => Promise<void>) => () => void;
}
