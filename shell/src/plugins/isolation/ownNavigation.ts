import type { Navigation, PagePath } from '@taskweave/plugin-sdk';
import type { PluginRegistry } from '../registry/PluginRegistry';
import { pageAddress } from '../registry/pageAddress';
import { withMembers } from './withMembers';

export interface OwnNavigationOptions {
  readonly pluginId: string;
  readonly navigation: Navigation;
  readonly registry: Pick<PluginRegistry, 'at'>;
}

export function ownNavigation({ pluginId, navigation, registry }: OwnNavigationOptions): Navigation {
  function own(path: PagePath): PagePath {
    const pages = registry.at('tasklist.route').map(({ plugin, contribution }) => ({
      pluginId: plugin.manifest.id,
      path: String(contribution.meta.path),
    }));
    const page = pages.find((one) => one.pluginId === pluginId && fits(one.path, path));
    if (page === undefined || pageAddress(page, pages) === page.path) return path;
    return `/${pluginId}${path}`;
  }

  return withMembers(navigation, {
    pageHref: (path) => navigation.pageHref(own(path)),
    openPage: (path, options) => navigation.openPage(own(path), options),
  });
}

function fits(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return (
    wanted.length === given.length &&
    wanted.every((name, index) => name === given[index] || (name.startsWith(':') && given[index] !== ''))
  );
}
