import { iconOf } from '@taskweave/ui/icon';
import type { MenuEntry } from '@taskweave/ui/menu-button';
import { useSyncExternalStore } from 'react';
import type { Services } from '../boot/Services';
import { useShellText } from '../i18n/useShellText';
import { ADMIN_PATH } from '../navigation/shellRoutes';
import { usePages } from '../plugins/host/usePages';
import { useIsAdmin } from '../session/useIsAdmin';

/** Pages for the menu of the header: those that ask for it and, for administrators, the plugins. */
export function usePageEntries({
  navigation,
  session,
}: Pick<Services, 'navigation' | 'session'>): readonly MenuEntry[] {
  const { t } = useShellText();
  const isAdministrator = useIsAdmin(session);
  const pages = usePages().filter(({ item }) => item.meta.menu === 'main');
  // Addresses keep filter and task, which change.
  const pluginsHref = useSyncExternalStore(navigation.subscribe, () => navigation.routeHref(ADMIN_PATH));
  const entries = pages.map(
    ({ item, place }): MenuEntry => ({
      kind: 'link',
      id: item.key,
      label: item.label,
      icon: iconOf(item.meta.icon),
      href: navigation.routeHref(place),
    }),
  );
  if (!isAdministrator) return entries;
  return [
    ...entries,
    { kind: 'link', id: 'plugins', label: t('common.plugins'), icon: 'plug', href: pluginsHref },
  ];
}
