import { useSyncExternalStore } from 'react';

/** Where a page of a plugin keeps facts in the address; the SDK's `Navigation` is one. */
export interface AddressSource {
  pageParam(name: string): string | null;
  setPageParam(name: string, value: string | null, options?: { readonly replace?: boolean }): void;
  subscribe(listener: () => void): () => void;
}

/** Sets a parameter, null removes it. `replace` adds no entry to the browser's history. */
export type SetAddressParam = (value: string | null, options?: { readonly replace?: boolean }) => void;

/**
 * A parameter that a page of a plugin keeps in the address, such as its tab: links and the back button bring it back. Names
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
    () => source.pageParam(name),
  );
  return [value, (next, options) => source.setPageParam(name, next, options)];
}
