import { usePointItems } from '@taskweave/plugin-sdk';
import { Avatar } from '@taskweave/ui/avatar';
import { MenuButton, type MenuEntry } from '@taskweave/ui/menu-button';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { type MouseEvent, useState } from 'react';
import { LANGUAGES } from '../commands/useShellCommands';
import { useShellText } from '../i18n/useShellText';
import { focusColumn } from '../layout/focusColumn';
import { PaletteButton } from '../palette/PaletteButton';
import { Brand } from './Brand';
import { NavbarAction } from './NavbarAction';
import type { Services } from './Services';
import { chooseTheme, readTheme, type Theme } from './theme';

export interface HeaderProps {
  readonly services: Services;
  readonly userId: string;
  readonly userName: string;
}

export function Header({ services, userId, userName }: HeaderProps) {
  const { t } = useShellText();
  const actions = usePointItems('tasklist.navbar.action');
  return (
    <header className="header">
      {/* biome-ignore lint/a11y/useValidAnchor: a link within the page, which only may not change the hash route */}
      <a className="skip-link" href="#tasks" onClick={skipToTasks}>
        {t('skip')}
      </a>
      <VisuallyHidden>
        <h1>{`${services.app.vendor} ${services.app.name}`}</h1>
      </VisuallyHidden>
      <Brand engine={services.engine} vendor={services.app.vendor} />
      <span className="header-space" />
      <PaletteButton commands={services.commands} />
      <span className="header-space" />
      {actions.map((item) => (
        <NavbarAction key={item.key} item={item} navigation={services.navigation} />
      ))}
      <UserMenu services={services} userId={userId} userName={userName} />
    </header>
  );
}

function UserMenu({ services, userId, userName }: HeaderProps) {
  const { t } = useShellText();
  const { i18n, session } = services;
  const [theme, setTheme] = useState<Theme>(readTheme);

  const entries: readonly MenuEntry[] = [
    { kind: 'heading', id: 'user', label: userName === userId ? userId : `${userName} (${userId})` },
    {
      kind: 'choice',
      id: 'theme',
      label: t('menu.theme'),
      value: theme,
      options: (['system', 'light', 'dark'] as const).map((value) => ({
        value,
        label: t(`menu.theme.${value}`),
      })),
      onChange: (value) => {
        const next = value === 'light' || value === 'dark' ? value : 'system';
        chooseTheme(next);
        setTheme(next);
      },
    },
    {
      kind: 'choice',
      id: 'language',
      label: t('menu.language'),
      value: i18n.language,
      options: LANGUAGES.map(({ tag, name }) => ({ value: tag, label: name, lang: tag })),
      onChange: (value) => void i18n.setLanguage(value),
    },
    { kind: 'separator', id: 'end' },
    {
      kind: 'action',
      id: 'sign-out',
      label: t('action.signOut'),
      icon: 'sign-out',
      onSelect: () => void session.signOut(),
    },
  ];

  return (
    <MenuButton label={t('menu.user', { name: userName })} entries={entries} align="end">
      <Avatar name={userName} />
    </MenuButton>
  );
}

/** The hash is the route; the link must move the focus and leave the address alone. */
function skipToTasks(event: MouseEvent): void {
  event.preventDefault();
  if (!focusColumn('tasks')) document.getElementById('tasks')?.focus();
}
