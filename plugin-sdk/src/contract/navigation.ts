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

/** Path of a page within the application, as contributions to `tasklist.route` declare it: `/risk`, `/risk/:id`. */
export type RoutePath = `/${string}`;

export interface Navigation {
  /** The parameters as they are now. Components use `useRouteParam` instead. */
  readonly params: RouteParams;
  /** Path of the hash route: `/` is the inbox, others are pages, for example `/admin/plugins`. */
  readonly path: string;
  /**
   * The link that makes this change, to be used as an `href`. It leads to the inbox, and carries the place as it is now:
   * filter, task, tab, search, order and page, but never a dialog that happens to be open. Components use `useHref`, so
   * that the link stays right when the address changes.
   */
  href(change: RouteChange): string;
  /** Makes the change. Another filter, search or order begins at its first page. `replace` leaves no entry in the history. */
  go(change: RouteChange, options?: { readonly replace?: boolean }): void;
  /**
   * The link to a page of `tasklist.route`. Filter and task stay in the address, so that the way back leads to them;
   * `href` is that way back. Encode what you put into the path.
   *
   * @example navigation.routeHref(`/risk/${encodeURIComponent(task.id)}`)
   */
  routeHref(path: RoutePath): string;
  /** Opens such a page. `replace` leaves no entry in the history. */
  openRoute(path: RoutePath, options?: { readonly replace?: boolean }): void;
  subscribe(listener: () => void): () => void;
}
