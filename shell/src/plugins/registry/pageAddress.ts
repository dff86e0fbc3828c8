export interface PageOfPlugin {
  readonly pluginId: string;
  readonly path: string;
}

export function pageAddress({ pluginId, path }: PageOfPlugin, pages: readonly PageOfPlugin[]): string {
  const first = pages.find((page) => page.path === path);
  return first === undefined || first.pluginId === pluginId ? path : `/${pluginId}${path}`;
}
