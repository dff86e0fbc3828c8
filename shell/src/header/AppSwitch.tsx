import { MenuButton, type MenuEntry } from '@taskweave/ui/menu-button';
import { useShellText } from '../i18n/useShellText';
import type { SuiteApp } from './suiteApps';
import { linkTo } from './usePageLinks';

export interface AppSwitchProps {
  readonly pages?: readonly MenuEntry[];
  readonly apps: readonly SuiteApp[];
}

export function AppSwitch({ pages = [], apps }: AppSwitchProps) {
  const { t } = useShellText();
  if (pages.length + apps.length === 0) return null;
  const between: readonly MenuEntry[] =
    pages.length > 0 && apps.length > 0 ? [{ kind: 'separator', id: 'apps' }] : [];
  const others = apps.map(({ id, name, href }) => linkTo(id, name, undefined, href));
  return (
    <MenuButton
      label={t('menu.apps')}
      icon="menu"
      isIconOnly
      align="end"
      entries={[...pages, ...between, ...others]}
    />
  );
}
