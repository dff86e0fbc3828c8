export type PluginStatus =
  | { readonly phase: 'listed' }
  | { readonly phase: 'disabled'; readonly by: 'file' | 'safe-mode' | 'person' }
  | { readonly phase: 'refused'; readonly code: string; readonly message: string }
  | { readonly phase: 'incompatible'; readonly code: string; readonly message: string }
  | { readonly phase: 'ready' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'active'; readonly loadMs: number }
  | { readonly phase: 'failed'; readonly code: string; readonly message: string }
  | { readonly phase: 'quarantined'; readonly code: string; readonly message: string };

const PLACES: ReadonlySet<string> = new Set(['tasklist.task.detail', 'tasklist.form', 'tasklist.route']);

const ROOMY: ReadonlySet<string> = new Set([
  ...PLACES,
  'shell.column',
  'shell.setting',
  'tasklist.form.view',
  'tasklist.list.view',
  'tasklist.login',
  'tasklist.task.empty',
]);

export function hasRoom(point: string): boolean {
  return ROOMY.has(point);
}

export function takesPart({ phase }: PluginStatus): boolean {
  return phase === 'ready' || phase === 'loading' || phase === 'active' || phase === 'failed';
}

export function holdsPlace({ phase }: PluginStatus, point: string): boolean {
  return phase === 'quarantined' && PLACES.has(point);
}
