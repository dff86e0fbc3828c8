/** Something went wrong with a plugin. Kept for the administrator; it holds no data of tasks. */
export interface PluginIncident {
  /** Stable, `PLG-…`; each has a page in the documentation. */
  readonly code: string;
  /** Empty where it is about the file. */
  readonly pluginId: string;
  readonly version: string | null;
  /** `<point>:<plugin id>/<id>` where it is known. */
  readonly contribution: string | null;
  readonly message: string;
  /** Milliseconds since the epoch. */
  readonly firstSeen: number;
  readonly lastSeen: number;
  readonly count: number;
}
