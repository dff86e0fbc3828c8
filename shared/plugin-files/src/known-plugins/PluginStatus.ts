/** Where a plugin stands. What is not `ready`, `loading`, `active` or `failed` contributes nothing. */
export type PluginStatus =
  /** Named by the administrator's file; its manifest is on the way. */
  | { readonly phase: 'listed' }
  | { readonly phase: 'disabled'; readonly by: 'file' | 'safe-mode' | 'person' }
  /** Not trusted, or not understood. */
  | { readonly phase: 'refused'; readonly code: string; readonly message: string }
  /** Made for another SDK or engine. */
  | { readonly phase: 'incompatible'; readonly code: string; readonly message: string }
  /** Its contributions take part; no code of it has been loaded. */
  | { readonly phase: 'ready' }
  | { readonly phase: 'loading' }
  /** `loadMs`: from the first request for its entry until its definition was there. */
  | { readonly phase: 'active'; readonly loadMs: number }
  /** Its code could not be loaded; it is tried again when it is next shown. */
  | { readonly phase: 'failed'; readonly code: string; readonly message: string }
  /** Taken off the page after repeated faults. */
  | { readonly phase: 'quarantined'; readonly code: string; readonly message: string };

/** Points where a line that says "was switched off" has room, and helps more than something else in its place. */
const PLACES: ReadonlySet<string> = new Set(['tasklist.task.detail', 'tasklist.form', 'tasklist.route']);

/** Points where a card that says what failed pushes nothing away. */
const ROOMY: ReadonlySet<string> = new Set([
  ...PLACES,
  'shell.column',
  'shell.setting',
  'tasklist.form.view',
  'tasklist.list.view',
  'tasklist.login',
  'tasklist.task.empty',
]);

/** Whether what fails at a point can say so there; elsewhere a sign does, and fewer faults are too many. */
export function hasRoom(point: string): boolean {
  return ROOMY.has(point);
}

/** Whether the contributions of a plugin take part. */
export function takesPart({ phase }: PluginStatus): boolean {
  return phase === 'ready' || phase === 'loading' || phase === 'active' || phase === 'failed';
}

/** Whether a plugin that was taken off the page still has its places there, which say so. */
export function holdsPlace({ phase }: PluginStatus, point: string): boolean {
  return phase === 'quarantined' && PLACES.has(point);
}
