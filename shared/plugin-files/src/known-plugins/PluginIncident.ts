/** Kept for the administrator; must hold no task data. */
export interface PluginIncident {
  /** Stable `PLG-…` code with a page in the documentation. */
  readonly code: string;
  /** Empty for incidents of the plugins file itself. */
  readonly pluginId: string;
  readonly version: string | null;
  /** `<point>:<plugin id>/<id>` where known. */
  readonly contribution: string | null;
  readonly message: string;
  /** Milliseconds since the epoch. */
  readonly firstSeen: number;
  readonly lastSeen: number;
  readonly count: number;
}
