import { isEngineError } from '@taskweave/engine-client/EngineError';

export interface ErrorWatch {
  /** Folders of the plugins' files, absolute, by the plugin's id. */
  readonly folders: () => Iterable<readonly [pluginId: string, baseUrl: string]>;
  readonly onFault: (pluginId: string, error: unknown) => void;
  readonly view?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Finds the plugin behind errors that no boundary sees: those of event handlers, timers and promises. The files that an
 * error has come through are named in its stack; the innermost one that belongs to a plugin decides.
 *
 * @returns the way to stop
 */
export function watchErrors({ folders, onFault, view = window }: ErrorWatch): () => void {
  function tell(error: unknown, file: string): void {
    // The engine's refusals, and calls that were given up, are nobody's mistake.
    if (isEngineError(error) || (error instanceof DOMException && error.name === 'AbortError')) return;
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const pluginId = ownerOf(`${stack}\n${file}`, folders());
    if (pluginId !== null) onFault(pluginId, error);
  }
  const onError = (event: Event) => {
    const { error, message, filename } = event as ErrorEvent;
    // Of scripts of other origins without CORS nothing but the file is known.
    tell(error ?? new Error(message), filename ?? '');
  };
  const onRejection = (event: Event) => tell((event as PromiseRejectionEvent).reason, '');
  view.addEventListener('error', onError);
  view.addEventListener('unhandledrejection', onRejection);
  return () => {
    view.removeEventListener('error', onError);
    view.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Addresses of files, as every browser writes them into stacks; the numbers of line and column stay on. */
const ADDRESS = /https?:\/\/[^\s()]+/g;

/**
 * The plugin whose file comes first in a stack.
 *
 * @example ownerOf('at go (https://p.example/risk/plugin.js:1:2)', [['risk', 'https://p.example/risk/']]); // 'risk'
 */
export function ownerOf(stack: string, folders: Iterable<readonly [string, string]>): string | null {
  // Of two folders, one within the other, the inner one is meant.
  const known = [...folders].sort(([, one], [, other]) => other.length - one.length);
  for (const [address] of stack.matchAll(ADDRESS)) {
    const owner = known.find(([, folder]) => address.startsWith(folder));
    if (owner !== undefined) return owner[0];
  }
  return null;
}
