import type { Navigation, RouteChange, RouteParam, RouteParams, RoutePath } from '@taskweave/plugin-sdk';
import { changedParams, linkedParams, ROUTE_PARAM_NAMES } from '@taskweave/plugin-sdk/routeParams';
import { createEntryNotes, type EntryNotes } from './EntryNotes';
import type { PageRouter } from './PageRouter';
import { INBOX_PATHS } from './shellRoutes';

export interface Route {
  readonly path: string;
  readonly params: RouteParams;
}

/** Reads a hash such as `#/?task=1&filter=2`. Parameters that nobody knows are left out. */
export function parseHash(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s, 2);
  const search = new URLSearchParams(query);
  const params: Partial<Record<RouteParam, string>> = {};
  for (const name of ROUTE_PARAM_NAMES) {
    const value = search.get(name);
    if (value !== null) params[name] = value;
  }
  const isInbox = INBOX_PATHS.includes(path) || !path.startsWith('/');
  return { path: isInbox ? '/' : path, params };
}

export function formatHash(route: Route): string {
  return `#${addressOf(route)}`;
}

/** What stands behind the `#`, which is all that the router sees. */
function addressOf({ path, params }: Route): string {
  const search = new URLSearchParams();
  for (const name of ROUTE_PARAM_NAMES) {
    const value = params[name];
    if (value !== undefined) search.set(name, value);
  }
  const query = search.toString();
  return `${path}${query === '' ? '' : `?${query}`}`;
}

/** The same place without what is passing, such as an open dialog: for links that reload the page. */
export function placeHash(hash: string): string {
  if (hash === '') return '';
  const { path, params } = parseHash(hash);
  return formatHash({ path, params: linkedParams(params) });
}

/** The page's own hold on its address. Entries of the browser's history belong to the person who made them. */
export interface PageNavigation extends Navigation {
  /** Whose the entry is that is open now; null for nobody's, such as a link that came from elsewhere. */
  readonly owner: string | null;
  readonly notes: EntryNotes;
  /** Makes the entry that is open this person's, and every one that is added to it. */
  claim(user: string): void;
  /** Takes everything out of the entry that is open: route, parameters and owner. */
  forget(): void;
}

/**
 * The address of the page as the one place where navigation lives: the router's, as plugins may see it. All of it is
 * behind the hash, so that the server sees one page, and links that people have kept still work.
 */
export function createHashNavigation(router: PageRouter): PageNavigation {
  let { location } = router;
  let hash = window.location.hash;
  let route = parseHash(hash);

  /** The same object until the address changes. The browser's own: the router gives `#tasks` a path. */
  function read(): Route {
    if (location === router.location) return route;
    location = router.location;
    if (hash !== window.location.hash) {
      hash = window.location.hash;
      route = parseHash(hash);
    }
    return route;
  }

  function owner(): string | null {
    return ownerOf(history.state);
  }

  function move(next: Route, replace: boolean, nextOwner = owner()): void {
    if (formatHash(next) === window.location.hash && nextOwner === owner()) return;
    const state = nextOwner === null ? null : { owner: nextOwner };
    router.navigate(addressOf(next), { replace, state });
  }

  function routeWith(change: RouteChange): Route {
    return { path: '/', params: changedParams(read().params, change) };
  }

  function routeAt(path: RoutePath): Route {
    return { path, params: linkedParams(read().params) };
  }

  return {
    get owner() {
      return owner();
    },
    notes: createEntryNotes(router),
    claim(user) {
      // Nothing moves: the address stays as it was written, and nothing is drawn.
      if (owner() !== user) history.replaceState({ ...history.state, usr: { owner: user } }, '');
    },
    forget: () => move({ path: '/', params: {} }, true, null),
    get params() {
      return read().params;
    },
    get path() {
      return read().path;
    },
    href: (change) => formatHash({ path: '/', params: linkedParams(read().params, change) }),
    go: (change, { replace = false } = {}) => move(routeWith(change), replace),
    routeHref: (path) => formatHash(routeAt(path)),
    openRoute: (path, { replace = false } = {}) => move(routeAt(path), replace),
    pageParam: (name) => new URLSearchParams(router.location.search).get(name),
    setPageParam(name, value, { replace = false } = {}) {
      const { pathname, search } = router.location;
      const params = new URLSearchParams(search);
      if (params.get(name) === value) return;
      if (value === null) params.delete(name);
      else params.set(name, value);
      const query = params.toString();
      router.navigate(`${pathname}${query === '' ? '' : `?${query}`}`, {
        replace,
        state: history.state?.usr,
      });
    },
    subscribe(listener) {
      let known = read();
      return router.subscribe(() => {
        const next = read();
        if (next === known) return;
        known = next;
        listener();
      });
    },
  };
}

/** `usr` is where the router keeps what it is given for an entry of the history. */
function ownerOf(state: unknown): string | null {
  const owner = memberOf(memberOf(state, 'usr'), 'owner');
  return typeof owner === 'string' ? owner : null;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
