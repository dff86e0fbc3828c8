/** The query parameters of the route `/`. Links that people have kept carry these names. */
export type RouteParam =
  | 'task'
  | 'detailsTab'
  | 'filter'
  | 'page'
  | 'sorting'
  | 'filterPage'
  | 'processStart'
  | 'processTenant'
  | 'searchQuery'
  | 'searchOrQuery'
  | 'forceDisplayTask';

export type RouteParams = Readonly<Partial<Record<RouteParam, string>>>;

/** Parameters to change: a text sets one, `null` removes it, what is not named stays. */
export type RouteChange = Readonly<Partial<Record<RouteParam, string | null>>>;

export interface Navigation {
  /** The parameters as they are now. Components use `useRouteParam` instead. */
  readonly params: RouteParams;
  /** Path of the hash route, for example `/` or `/admin/plugins`. */
  readonly path: string;
  /** The link that makes this change, to be used as an `href`. */
  href(change: RouteChange): string;
  /** Makes the change. `replace` leaves no entry in the history. */
  go(change: RouteChange, options?: { readonly replace?: boolean }): void;
  subscribe(listener: () => void): () => void;
}
