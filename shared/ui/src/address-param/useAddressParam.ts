import { useSyncExternalStore } from 'react';

/** The SDK's `Navigation` is one: it tells of every change of the address. */
export interface AddressSource {
  subscribe(listener: () => void): () => void;
}

/** Sets a parameter, null removes it. `replace` adds no entry to the browser's history. */
export type SetAddressParam = (value: string | null, options?: { readonly replace?: boolean }) => void;

/**
 * A parameter that a page of its own keeps in the address, such as its tab: links and the back button bring it back. Names
 * that the inbox has for itself (`page`, `filter`, `task`, `searchQuery` …) belong to the inbox: give yours another.
 *
 * @example const [tab, setTab] = useAddressParam(useNavigation(), 'riskTab');
 */
export function useAddressParam(
  source: AddressSource,
  name: string,
): readonly [string | null, SetAddressParam] {
  const value = useSyncExternalStore(
    (listener) => source.subscribe(listener),
    () => readAddressParam(name),
  );
  return [value, (next, options) => writeAddressParams({ [name]: next }, options)];
}

/** The parameter as the address has it now. */
export function readAddressParam(name: string): string | null {
  return split().search.get(name);
}

/** Changes several parameters at once: one entry of the history. */
export function writeAddressParams(
  change: Readonly<Record<string, string | null>>,
  { replace = false }: { readonly replace?: boolean } = {},
): void {
  const { path, search } = split();
  for (const [name, value] of Object.entries(change)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  const query = search.toString();
  const hash = `#${path}${query === '' ? '' : `?${query}`}`;
  if (hash === location.hash) return;
  if (!replace) {
    location.hash = hash;
    return;
  }
  // Not the hash alone: a base of the page would make another address of it.
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash}`);
  // Browsers tell of no replacement.
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

function split(): { readonly path: string; readonly search: URLSearchParams } {
  const [path = '', query = ''] = location.hash.replace(/^#/, '').split(/\?(.*)/s, 2);
  return { path: path === '' ? '/' : path, search: new URLSearchParams(query) };
}
