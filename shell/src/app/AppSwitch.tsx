import { useCommandList } from '@taskweave/plugin-sdk';
import { MenuButton } from '@taskweave/ui/menu-button';
import { useShellText } from '../i18n/useShellText';
import type { SuiteApp } from './suiteApps';

export interface AppSwitchProps {
  readonly apps: readonly SuiteApp[];
}

/** The way to the engine's other applications; nothing where there is none. */
export function AppSwitch({ apps }: AppSwitchProps) {
  const { t } = useShellText();
  useCommandList(
    apps.map(({ id, name, href }) => ({
      id: `go.app.${id}`,
      label: t('command.goApp', { name }),
      group: 'go',
      run: () => location.assign(href),
    })),
  );
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
