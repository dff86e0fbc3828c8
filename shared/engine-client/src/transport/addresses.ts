import type { QueryParams } from './RequestOptions';

export interface Addresses {
  readonly restRoot: string;
  url(path: string, query?: QueryParams): string;
  /** Other servers must neither see the token nor end the session by their 401. */
  isEngine(address: string): boolean;
}

const hasHost = /^([a-z][a-z\d+.-]*:)?\/\//i;

export function createAddresses(appRoot: string, engine: string, origin?: string): Addresses {
  const restRoot = `${appRoot}/api/engine/engine/${engine}`;
  const appOrigin = /^[a-z]+:\/\/[^/]+/i.exec(appRoot)?.[0] ?? '';

  function absolute(path: string): string {
    const local = withoutPrefix(path, origin);
    if (hasHost.test(local)) return local;
    return local.startsWith('/') ? `${appOrigin}${local}` : `${restRoot}/${local}`;
  }

  return {
    restRoot,
    url(path, query = {}) {
      const address = absolute(path);
      const search = searchOf(query);
      if (search === '') return address;
      return `${address}${address.includes('?') ? '&' : '?'}${search}`;
    },
    isEngine: (address) => address.startsWith(`${appRoot}/api/`),
  };
}

function withoutPrefix(path: string, origin: string | undefined): string {
  return origin !== undefined && path.startsWith(`${origin}/`) ? path.slice(origin.length) : path;
}

function searchOf(query: QueryParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return search.toString();
}
