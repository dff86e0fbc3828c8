import { useSyncExternalStore } from 'react';

/** Where a plugin's page keeps parameters in the address; the SDK's `Navigation` is one. */
export interface AddressSource {
  pageParam(name: string): string | null;
  setPageParam(name: string, value: string | null, options?: { readonly replace?: boolean }): void;
  subscribe(listener: () => void): () => void;
}

/** Null removes the parameter. `replace` adds no history entry. */
export type SetAddressParam = (value: string | null, options?: { readonly replace?: boolean }) => void;

/**
 * A parameter that a plugin's page keeps in the address, such as its tab, so that links and the back button restore it.
 * Names that the inbox uses (`page`, `filter`, `task`, `searchQuery` …) are reserved.
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
