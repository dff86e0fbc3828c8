import type { MenuEntry } from '@taskweave/ui/menu-button';
import { useSyncExternalStore } from 'react';
import type { Services } from '../boot/Services';
import { useShellText } from '../i18n/useShellText';
import { ADMIN_PATH } from '../navigation/shellRoutes';
import { useIsAdmin } from '../session/useIsAdmin';
import { linkTo, usePageLinks } from './usePageLinks';

/** Pages for the menu of the header: those that ask for it and, for administrators, the plugins. */
export function usePageEntries({
  navigation,
  session,
}: Pick<Services, 'navigation' | 'session'>): readonly MenuEntry[] {
  const { t } = useShellText();
  const isAdministrator = useIsAdmin(session);
  const pages = usePageLinks(navigation, 'main');
  // Addresses keep filter and task, which change.
  const pluginsHref = useSyncExternalStore(navigation.subscribe, () => navigation.routeHref(ADMIN_PATH));
  return isAdministrator ? [...pages, linkTo('plugins', t('common.plugins'), 'plug', pluginsHref)] : pages;
}
