import type { PagePath } from '@taskweave/plugin-sdk';
import { type IconName, iconOf } from '@taskweave/ui/icon';
import type { MenuEntry } from '@taskweave/ui/menu-button';
import type { Services } from '../boot/Services';
import { usePages } from '../plugins/host/usePages';

export function usePageLinks(
  navigation: Services['navigation'],
  menu: 'main' | 'user',
): readonly MenuEntry[] {
  return usePages()
    .filter(({ item }) => item.meta.menu === menu)
    .map(({ item, place }) =>
      linkToPage(navigation, place, { id: item.key, label: item.label, icon: iconOf(item.meta.icon) }),
    );
}

export function linkToPage(
  navigation: Services['navigation'],
  path: PagePath,
  text: { readonly id: string; readonly label: string; readonly icon: IconName | undefined },
): MenuEntry {
  return {
    kind: 'link',
    ...text,
    get href() {
      return navigation.pageHref(path);
    },
  };
}

export function linkTo(id: string, label: string, icon: IconName | undefined, href: string): MenuEntry {
  return { kind: 'link', id, label, icon, href };
}
