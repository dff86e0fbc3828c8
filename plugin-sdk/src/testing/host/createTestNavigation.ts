import type { InboxChange, InboxParams, Navigation, PagePath } from '../../contract/navigation';
import { changedParams, linkedParams } from '../../contract/routeParams';

export interface TestNavigation extends Navigation {
  /** The parameters that are set. */
  readonly inboxParams: InboxParams;
  readonly changes: readonly { readonly change: InboxChange; readonly replace: boolean }[];
}

export function createTestNavigation(initial: InboxParams): TestNavigation {
  let params = initial;
  let path: PagePath = '/';
  const pageParams = new Map<string, string>();
  const listeners = new Set<() => void>();
  const changes: { readonly change: InboxChange; readonly replace: boolean }[] = [];
  return {
    get inboxParams() {
      return params;
    },
    inboxParam: (name) => params[name] ?? null,
    get path() {
      return path;
    },
    changes,
    inboxHref: (change) => hash('/', linkedParams(params, change)),
    openInbox: (change, options) => {
      params = changedParams(params, change);
      path = '/';
      changes.push({ change, replace: options?.replace ?? false });
      for (const listener of [...listeners]) listener();
    },
    pageHref: (route) => hash(route, linkedParams(params)),
    openPage: (route) => {
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

function hash(path: string, params: InboxParams): string {
  return `#${path}?${new URLSearchParams(params).toString()}`;
}
