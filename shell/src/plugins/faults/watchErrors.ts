import { isEngineError } from '@taskweave/engine-client/EngineError';

export interface ErrorWatch {
  readonly folders: () => Iterable<readonly [pluginId: string, baseUrl: string]>;
  readonly onFault: (pluginId: string, error: unknown) => void;
  readonly view?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** Attributes errors that no boundary sees, of event handlers, timers and promises, to the plugin of the innermost stack frame. */
export function watchErrors({ folders, onFault, view = window }: ErrorWatch): () => void {
  function tell(error: unknown, file: string): void {
    // The engine's refusals and aborted calls are nobody's fault.
    if (isEngineError(error) || (error instanceof DOMException && error.name === 'AbortError')) return;
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    const pluginId = ownerOf(`${stack}\n${file}`, folders());
    if (pluginId !== null) onFault(pluginId, error);
  }
  const onError = (event: Event) => {
    const { error, message, filename } = event as ErrorEvent;
    // For cross-origin scripts without CORS, only the file is known.
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

/** File addresses as every browser writes them into stacks, with line and column. */
const ADDRESS = /https?:\/\/[^\s()]+/g;

/** @example ownerOf('at go (https://p.example/risk/plugin.js:1:2)', [['risk', 'https://p.example/risk/']]); // 'risk' */
export function ownerOf(stack: string, folders: Iterable<readonly [string, string]>): string | null {
  const known = [...folders].sort(([, one], [, other]) => other.length - one.length);
  for (const [address] of stack.matchAll(ADDRESS)) {
    const owner = known.find(([, folder]) => address.startsWith(folder));
    if (owner !== undefined) return owner[0];
  }
  return null;
}
