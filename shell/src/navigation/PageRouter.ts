import {
  UNSAFE_createHashHistory as createHashHistory,
  type Location,
  type Navigator,
} from 'react-router-dom';

export interface PageRouter {
  /** Keeps its identity until the address changes. */
  readonly location: Location;
  readonly navigator: Navigator;
  /** On return, the address has changed and every listener has run. */
  navigate(to: string, options: { readonly replace: boolean; readonly state: unknown }): void;
  subscribe(listener: () => void): () => void;
}

/**
 * React Router's hash history with any number of listeners. Its data routers would bring loaders, actions and fetchers,
 * but TanStack Query fetches what pages show.
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
