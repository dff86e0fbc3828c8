import { isEngineError } from '@taskweave/engine-client/EngineError';

export interface ErrorWatch {
  readonly folders: () => Iterable<readonly [pluginId: string, baseUrl: string]>;
  readonly onFault: (pluginId: string, error: unknown) => void;
  readonly view?: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export function watchErrors({ folders, onFault, view = window }: ErrorWatch): () => void {
  function tell(error: unknown, file: string): void {
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

const ADDRESS = /https?:\/\/[^\s()]+/g;

export function ownerOf(stack: string, folders: Iterable<readonly [string, string]>): string | null {
  const known = [...folders].sort(([, one], [, other]) => other.length - one.length);
  for (const [address] of stack.matchAll(ADDRESS)) {
    const owner = known.find(([, folder]) => address.startsWith(folder));
    if (owner !== undefined) return owner[0];
  }
  return null;
}
