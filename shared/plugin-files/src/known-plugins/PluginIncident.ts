/** Incidents are kept for the administrator, so they must hold no task data. */
export interface PluginIncident {
  readonly code: string;
  readonly pluginId: string;
  readonly version: string | null;
  readonly contribution: string | null;
  readonly message: string;
  readonly firstSeen: number;
  readonly lastSeen: number;
  readonly count: number;
}
