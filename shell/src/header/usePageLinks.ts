import { type IconName, iconOf } from '@taskweave/ui/icon';
import type { MenuEntry } from '@taskweave/ui/menu-button';
import type { Services } from '../boot/Services';
import { usePages } from '../plugins/host/usePages';

/** Links to the pages that ask for this menu. */
export function usePageLinks(
  navigation: Services['navigation'],
  menu: 'main' | 'user',
): readonly MenuEntry[] {
  return usePages()
    .filter(({ item }) => item.meta.menu === menu)
    .map(({ item, place }) =>
      linkTo(item.key, item.label, iconOf(item.meta.icon), navigation.routeHref(place)),
    );
}

export function linkTo(id: string, label: string, icon: IconName | undefined, href: string): MenuEntry {
  return { kind: 'link', id, label, icon, href };
}
