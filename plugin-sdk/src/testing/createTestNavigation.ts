import type { Navigation, RouteChange, RouteParams, RoutePath } from '../navigation';

export interface TestNavigation extends Navigation {
  /** Every change so far, in order. */
  readonly changes: readonly { readonly change: RouteChange; readonly replace: boolean }[];
}

/** The address bar of a test. */
export function createTestNavigation(initial: RouteParams): TestNavigation {
  let params = initial;
  let path: RoutePath = '/';
  const listeners = new Set<() => void>();
  const changes: { readonly change: RouteChange; readonly replace: boolean }[] = [];
  return {
    get params() {
      return params;
    },
    get path() {
      return path;
    },
    changes,
    href: (change) => `#/?${new URLSearchParams(changed(params, change)).toString()}`,
    go: (change, options) => {
      params = changed(params, change);
      path = '/';
      changes.push({ change, replace: options?.replace ?? false });
      for (const listener of [...listeners]) listener();
    },
    routeHref: (route) => `#${route}?${new URLSearchParams(changed(params, {})).toString()}`,
    openRoute: (route) => {
      path = route;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function changed(params: RouteParams, change: RouteChange): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ ...params, ...change }).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}
