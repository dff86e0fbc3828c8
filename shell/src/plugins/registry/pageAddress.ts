export interface PageOfPlugin {
  readonly pluginId: string;
  readonly path: string;
}

/**
 * The declared path, unless an earlier page has the same; then below the plugin's id, where every page of a plugin is reachable.
 * @param pages all pages in their order
 * @example
 * pageAddress(risk, [{ pluginId: 'other', path: '/risk' }, risk]); // '/acme-risk/risk'
 */
export function pageAddress({ pluginId, path }: PageOfPlugin, pages: readonly PageOfPlugin[]): string {
  const first = pages.find((page) => page.path === path);
  return first === undefined || first.pluginId === pluginId ? path : `/${pluginId}${path}`;
}
