import type { MenuEntry } from '@taskweave/ui/menu-button';
import type { Services } from '../boot/Services';
import { useShellText } from '../i18n/useShellText';
import { ADMIN_PATH } from '../navigation/shellRoutes';
import { useIsAdmin } from '../session/useIsAdmin';
import { linkToPage, usePageLinks } from './usePageLinks';

export function usePageEntries({
  navigation,
  session,
}: Pick<Services, 'navigation' | 'session'>): readonly MenuEntry[] {
  const { t } = useShellText();
  const isAdministrator = useIsAdmin(session);
  const pages = usePageLinks(navigation, 'main');
  if (!isAdministrator) return pages;
  const plugins = { id: 'plugins', label: t('common.plugins'), icon: 'plug' } as const;
  return [...pages, linkToPage(navigation, ADMIN_PATH, plugins)];
}
