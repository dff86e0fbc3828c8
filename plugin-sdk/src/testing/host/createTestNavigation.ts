import type { Navigation, RouteChange, RouteParams, RoutePath } from '../../contract/navigation';
import { changedParams, linkedParams } from '../../contract/routeParams';

export interface TestNavigation extends Navigation {
  readonly changes: readonly { readonly change: RouteChange; readonly replace: boolean }[];
}

export function createTestNavigation(initial: RouteParams): TestNavigation {
  let params = initial;
  let path: RoutePath = '/';
  const pageParams = new Map<string, string>();
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
    href: (change) => hash('/', linkedParams(params, change)),
    go: (change, options) => {
      params = changedParams(params, change);
      path = '/';
      changes.push({ change, replace: options?.replace ?? false });
      for (const listener of [...listeners]) listener();
    },
    routeHref: (route) => hash(route, linkedParams(params)),
    openRoute: (route) => {
      path = route;
      for (const listener of [...listeners]) listener();
    },
    pageParam: (name) => pageParams.get(name) ?? null,
    setPageParam: (name, value) => {
      if (value === null) pageParams.delete(name);
      else pageParams.set(name, value);
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function hash(path: string, params: RouteParams): string {
  return `#${path}?${new URLSearchParams(params).toString()}`;
}
