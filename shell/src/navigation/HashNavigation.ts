import type { InboxChange, InboxParam, InboxParams, Navigation, PagePath } from '@taskweave/plugin-sdk';
import { changedParams, linkedParams, ROUTE_PARAM_NAMES } from '@taskweave/plugin-sdk/host/routeParams';
import { createEntryNotes, type EntryNotes } from './EntryNotes';
import type { PageRouter } from './PageRouter';
import { INBOX_PATHS } from './shellRoutes';

export interface Route {
  readonly path: string;
  readonly params: InboxParams;
}

export function parseHash(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split(/\?(.*)/s, 2);
  const search = new URLSearchParams(query);
  const params: Partial<Record<InboxParam, string>> = {};
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

function addressOf({ path, params }: Route): string {
  const search = new URLSearchParams();
  for (const name of ROUTE_PARAM_NAMES) {
    const value = params[name];
    if (value !== undefined) search.set(name, value);
  }
  const query = search.toString();
  return `${path}${query === '' ? '' : `?${query}`}`;
}

export function placeHash(hash: string): string {
  if (hash === '') return '';
  const { path, params } = parseHash(hash);
  return formatHash({ path, params: linkedParams(params) });
}

export interface PageNavigation extends Navigation {
  readonly inboxParams: InboxParams;
  readonly owner: string | null;
  readonly notes: EntryNotes;
  claim(user: string): void;
  forget(): void;
}

/** All of the address is behind the hash, so that the server sees one page, and old links still work. */
export function createHashNavigation(router: PageRouter): PageNavigation {
  let { location } = router;
  let hash = window.location.hash;
  let route = parseHash(hash);

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

  function routeWith(change: InboxChange): Route {
    return { path: '/', params: changedParams(read().params, change) };
  }

  function routeAt(path: PagePath): Route {
    return { path, params: linkedParams(read().params) };
  }

  return {
    get owner() {
      return owner();
    },
    notes: createEntryNotes(router),
    claim(user) {
      // Bypassing the router keeps the address as written, and nothing renders.
      if (owner() !== user) history.replaceState({ ...history.state, usr: { owner: user } }, '');
    },
    forget: () => move({ path: '/', params: {} }, true, null),
    get inboxParams() {
      return read().params;
    },
    inboxParam: (name) => read().params[name] ?? null,
    get path() {
      return read().path;
    },
    inboxHref: (change) => formatHash({ path: '/', params: linkedParams(read().params, change) }),
    openInbox: (change, { replace = false } = {}) => move(routeWith(change), replace),
    pageHref: (path) => formatHash(routeAt(path)),
    openPage: (path, { replace = false } = {}) => move(routeAt(path), replace),
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

/** React Router keeps its state in `usr`. */
function ownerOf(state: unknown): string | null {
  const owner = memberOf(memberOf(state, 'usr'), 'owner');
  return typeof owner === 'string' ? owner : null;
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
