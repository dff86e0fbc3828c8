/** The query parameters of the route `/`. People's bookmarks contain these names. */
export type InboxParam =
  | 'task'
  | 'detailsTab'
  | 'viewbox'
  | 'rootElement'
  | 'filter'
  | 'page'
  | 'sorting'
  | 'filterPage'
  | 'processStart'
  | 'processTenant'
  | 'processVersion'
  | 'searchQuery'
  | 'searchOrQuery'
  | 'snoozed'
  | 'view'
  | 'group'
  | 'forceDisplayTask';

/** The parameters of the route `/` that are set, by name. */
export type InboxParams = Readonly<Partial<Record<InboxParam, string>>>;

/** Parameters to change: a string sets one, `null` removes it, any other stays as it is. */
export type InboxChange = Readonly<Partial<Record<InboxParam, string | null>>>;

/** Path of a page within the application, as contributions to `tasklist.route` declare it: `/risk`, `/risk/:id`. */
export type PagePath = `/${string}`;

/** The address of the page: what it says now, links to other places, and the way there. */
export interface Navigation {
  /** One parameter as it is now; null if it is not set. Components use `useInboxParam` instead. */
  inboxParam(name: InboxParam): string | null;
  /** Path of the hash route: `/` is the inbox, others are pages, for example `/admin/plugins`. */
  readonly path: string;
  /**
   * The link that makes this change, for use as an `href`. It leads to the inbox and keeps the current filter, task, tab,
   * search, sorting and page, but never a dialog that happens to be open. Components use `useInboxHref`, so that the link stays
   * correct when the address changes.
   */
  inboxHref(change: InboxChange): string;
  /** Makes the change. A new filter, search or sorting starts at its first page. `replace` adds no history entry. */
  openInbox(change: InboxChange, options?: { readonly replace?: boolean }): void;
  /**
   * The link to a page of `tasklist.route`. Filter and task stay in the address, so that the link back, which is
   * `href`, returns to them. Encode what you put into the path.
   *
   * @example navigation.pageHref(`/risk/${encodeURIComponent(task.id)}`)
   */
  pageHref(path: PagePath): string;
  /** Opens such a page. `replace` adds no history entry. */
  openPage(path: PagePath, options?: { readonly replace?: boolean }): void;
  /** A parameter that a page of `tasklist.route` has for itself. Components use `useAddressParam` of `@taskweave/ui`. */
  pageParam(name: string): string | null;
  /** Sets it, null removes it. `replace` adds no history entry. */
  setPageParam(name: string, value: string | null, options?: { readonly replace?: boolean }): void;
  subscribe(listener: () => void): () => void;
}
