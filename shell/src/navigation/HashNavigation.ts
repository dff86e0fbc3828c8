import type { Navigation, RouteChange, RouteParam, RouteParams, RoutePath } from '@taskweave/plugin-sdk';
import { changedParams, linkedParams, ROUTE_PARAM_NAMES } from '@taskweave/plugin-sdk/routeParams';

export interface Route {
  readonly path: string;
  readonly params: RouteParams;
}

/** Paths of the old Tasklist that mean the inbox; links to them are still about. */
const INBOX: ReadonlySet<string> = new Set(['/', '/login', '/logout']);

/** Reads a hash such as `#/?task=1&filter=2`. Parameters that nobody knows are left out. */
export function parseHash(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s, 2);
  const search = new URLSearchParams(query);
  const params: Partial<Record<RouteParam, string>> = {};
  for (const name of ROUTE_PARAM_NAMES) {
    const value = search.get(name);
    if (value !== null) params[name] = value;
  }
  return { path: INBOX.has(path) || !path.startsWith('/') ? '/' : path, params };
}

export function formatHash({ path, params }: Route): string {
  const search = new URLSearchParams();
  for (const name of ROUTE_PARAM_NAMES) {
    const value = params[name];
    if (value !== undefined) search.set(name, value);
  }
  const query = search.toString();
  return `#${path}${query === '' ? '' : `?${query}`}`;
}

/** The same place without what is passing, such as an open dialog: for links that load the page anew. */
export function placeHash(hash: string): string {
  if (hash === '') return '';
  const { path, params } = parseHash(hash);
  return formatHash({ path, params: linkedParams(params) });
}

/** The page's own hold on its address. Entries of the browser's history belong to the person who made them. */
export interface PageNavigation extends Navigation {
  /** Whose the entry is that is open now; null for nobody's, such as a link that came from elsewhere. */
  readonly owner: string | null;
  /** Makes the entry that is open this person's, and every one that is added to it. */
  claim(user: string): void;
  /** Takes everything out of the entry that is open: route, parameters and owner. */
  forget(): void;
}

/**
 * The address of the page as the one place where navigation lives. All of it is behind the hash, so that the
 * server sees one page, and links that people have kept still work.
 */
export function createHashNavigation(view: Window = window): PageNavigation {
  const listeners = new Set<() => void>();
  let hash = view.location.hash;
  let route = parseHash(hash);

  function read(): void {
    if (view.location.hash === hash) return;
    hash = view.location.hash;
    route = parseHash(hash);
    for (const listener of [...listeners]) listener();
  }

  function move(next: string, replace: boolean, state: unknown = view.history.state): void {
    if (next === hash && state === view.history.state) return;
    // Relative to the address itself: a <base> element would lead elsewhere.
    const address = `${view.location.pathname}${view.location.search}${next}`;
    if (replace) view.history.replaceState(state, '', address);
    else view.history.pushState(state, '', address);
    read();
  }

  function hashWith(change: RouteChange): string {
    return formatHash({ path: '/', params: changedParams(route.params, change) });
  }

  function hashOf(path: RoutePath): string {
    return formatHash({ path, params: linkedParams(route.params) });
  }

  view.addEventListener('hashchange', read);
  view.addEventListener('popstate', read);

  return {
    get owner() {
      return ownerOf(view.history.state);
    },
    claim(user) {
      if (ownerOf(view.history.state) !== user) view.history.replaceState({ owner: user }, '');
    },
    forget: () => move(formatHash({ path: '/', params: {} }), true, null),
    get params() {
      return route.params;
    },
    get path() {
      return route.path;
    },
    href: (change) => formatHash({ path: '/', params: linkedParams(route.params, change) }),
    go: (change, { replace = false } = {}) => move(hashWith(change), replace),
    routeHref: hashOf,
    openRoute: (path, { replace = false } = {}) => move(hashOf(path), replace),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function ownerOf(state: unknown): string | null {
  const owner = typeof state === 'object' && state !== null && 'owner' in state ? state.owner : null;
  return typeof owner === 'string' ? owner : null;
}
