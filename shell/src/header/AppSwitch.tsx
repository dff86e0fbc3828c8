import { MenuButton } from '@taskweave/ui/menu-button';
import { useShellText } from '../i18n/useShellText';
import type { SuiteApp } from './suiteApps';

export interface AppSwitchProps {
  readonly apps: readonly SuiteApp[];
}

/** The way to the engine's other applications; nothing where there is none. */
export function AppSwitch({ apps }: AppSwitchProps) {
  const { t } = useShellText();
  if (apps.length === 0) return null;
  return (
    <MenuButton
      label={t('menu.apps')}
      icon="menu"
      isIconOnly
      align="end"
      entries={apps.map(({ id, name, href }) => ({ kind: 'link', id, label: name, href }))}
    />
  );
}
