import {
  UNSAFE_createHashHistory as createHashHistory,
  type Location,
  type Navigator,
} from 'react-router-dom';

/** The address of the page behind its hash, as React Router reads and writes it. */
export interface PageRouter {
  /** The same object until the address changes. */
  readonly location: Location;
  readonly navigator: Navigator;
  /** The address has changed, and every listener has run, when this returns. */
  navigate(to: string, options: { readonly replace: boolean; readonly state: unknown }): void;
  subscribe(listener: () => void): () => void;
}

/**
 * React Router's history on the hash, with as many listeners as want to hear of it. Its routers with data would bring loaders,
 * actions and fetchers, which no page has: what a page shows is asked for by TanStack Query.
 */
export function createPageRouter(): PageRouter {
  const navigator = createHashHistory({ v5Compat: true });
  const listeners = new Set<() => void>();
  let { location } = navigator;
  navigator.listen((change) => {
    location = change.location;
    for (const listener of [...listeners]) listener();
  });
  return {
    get location() {
      return location;
    },
    navigator,
    navigate: (to, { replace, state }) => (replace ? navigator.replace : navigator.push)(to, state),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
