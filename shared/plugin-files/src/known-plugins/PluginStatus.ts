/** Only `ready`, `loading`, `active` and `failed` plugins contribute. */
export type PluginStatus =
  | { readonly phase: 'listed' }
  | { readonly phase: 'disabled'; readonly by: 'file' | 'safe-mode' | 'person' }
  | { readonly phase: 'refused'; readonly code: string; readonly message: string }
  | { readonly phase: 'incompatible'; readonly code: string; readonly message: string }
  /** Its contributions are shown; none of its code is loaded yet. */
  | { readonly phase: 'ready' }
  | { readonly phase: 'loading' }
  /** `loadMs`: from the first request for the entry until the definition is available. */
  | { readonly phase: 'active'; readonly loadMs: number }
  /** Loading failed; retried when it is next shown. */
  | { readonly phase: 'failed'; readonly code: string; readonly message: string }
  /** Removed from the page after repeated faults. */
  | { readonly phase: 'quarantined'; readonly code: string; readonly message: string };

/** Points that have room for a "was switched off" line. */
const PLACES: ReadonlySet<string> = new Set(['tasklist.task.detail', 'tasklist.form', 'tasklist.route']);

/** Points where an error card displaces nothing. */
const ROOMY: ReadonlySet<string> = new Set([
  ...PLACES,
  'shell.column',
  'shell.setting',
  'tasklist.form.view',
  'tasklist.list.view',
  'tasklist.login',
  'tasklist.task.empty',
]);

/** Whether a failing contribution can show its error in place; elsewhere a sign does, and fewer faults are tolerated. */
export function hasRoom(point: string): boolean {
  return ROOMY.has(point);
}

export function takesPart({ phase }: PluginStatus): boolean {
  return phase === 'ready' || phase === 'loading' || phase === 'active' || phase === 'failed';
}

/** A quarantined plugin keeps its place only where that place can say so. */
export function holdsPlace({ phase }: PluginStatus, point: string): boolean {
  return phase === 'quarantined' && PLACES.has(point);
}
