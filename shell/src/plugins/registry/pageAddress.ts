export interface PageOfPlugin {
  readonly pluginId: string;
  /** As declared: `/risk`, `/risk/:id`. */
  readonly path: string;
}

/**
 * Where a page of a plugin is. That is the path that it declares, unless a page before it has the same: then it is below the
 * plugin's id, where every page of a plugin can be found.
 *
 * @param pages all pages in their order
 *
 * @example
 * pageAddress(risk, [{ pluginId: 'other', path: '/risk' }, risk]); // '/acme-risk/risk'
 */
export function pageAddress({ pluginId, path }: PageOfPlugin, pages: readonly PageOfPlugin[]): string {
  const first = pages.find((page) => page.path === path);
  return first === undefined || first.pluginId === pluginId ? path : `/${pluginId}${path}`;
}
