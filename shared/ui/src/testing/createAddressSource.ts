import type { AddressSource } from '../address-param/useAddressParam';

export function createAddressSource(given: Readonly<Record<string, string>> = {}) {
  const params = new Map(Object.entries(given));
  const listeners = new Set<() => void>();
  const source: AddressSource = {
    pageParam: (name) => params.get(name) ?? null,
    setPageParam(name, value) {
      if (value === null) params.delete(name);
      else params.set(name, value);
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return source;
}
