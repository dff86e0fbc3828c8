import { type Commands, type Navigation, type PointItem, useCommandHint } from '@taskweave/plugin-sdk';
import { Avatar } from '@taskweave/ui/avatar';
import { MenuButton, type MenuEntry } from '@taskweave/ui/menu-button';
import { useSyncExternalStore } from 'react';
import type { Services } from '../boot/Services';
import { languageName } from '../i18n/languageName';
import { useShellText } from '../i18n/useShellText';
import { isMaximised, type SizedColumn, useLayout } from '../layout/LayoutStore';
import { FOLD_COMMANDS, isNarrow, MAXIMISE_COMMAND } from '../layout/layoutCommands';
import { density, theme } from '../look/look';
import { OWN_PLUGINS_PATH } from '../navigation/shellRoutes';
import { useNavigationPath } from '../navigation/useNavigationPath';
import { useHasOwnPlugins } from '../plugins/registry/useHasOwnPlugins';
import { signOut } from '../session/signOut';
import { actionEntries } from './actionEntries';
import { appLinks } from './appLinks';
import { timeZoneText } from './timeZoneText';
import { linkTo, linkToPage, usePageLinks } from './usePageLinks';

export interface UserMenuProps {
  readonly services: Pick<
    Services,
    'app' | 'commands' | 'i18n' | 'session' | 'notifications' | 'navigation' | 'plugins'
  >;
  readonly actions?: readonly PointItem<'tasklist.navbar.action'>[];
  readonly userId: string;
  readonly userName: string | null;
  readonly profileHref: string | null;
}

export function UserMenu({ services, actions = [], userId, userName, profileHref }: UserMenuProps) {
  const { t } = useShellText();
  const { commands, i18n, navigation, plugins } = services;
  const pages = usePageLinks(navigation, 'user');
  const hasOwnPlugins = useHasOwnPlugins(plugins.registry);
  const looks = useLookEntries(i18n);
  const isInbox = useNavigationPath(navigation) === '/';
  const layout = useLayoutEntries(services);
  const ownPlugins = { id: 'plugins', label: t('ownPlugins.title'), icon: 'plug' } as const;

  const entries: readonly MenuEntry[] = [
    {
      kind: 'heading',
      id: 'user',
      label: userName === userId || userName === null ? userId : `${userName} (${userId})`,
    },
    ...pages,
    ...(profileHref === null ? [] : [linkTo('profile', t('menu.profile'), 'external', profileHref)]),
    { kind: 'separator', id: 'look' },
    ...looks,
    ...(isInbox && layout.length > 0 ? [{ kind: 'separator', id: 'layout' } as const, ...layout] : []),
    { kind: 'separator', id: 'help' },
    {
      // Keyboard users who walk through the items never reach a heading, so this is an action.
      kind: 'action',
      id: 'time-zone',
      get label() {
        return t('menu.timeZone', { zone: timeZoneText(new Date()) });
      },
      icon: 'clock',
      disabled: true,
      onSelect: () => undefined,
    },
    {
      kind: 'action',
      id: 'settings',
      label: t('settings.title'),
      icon: 'settings',
      onSelect: () => void commands.run('taskweave-shell.settings'),
    },
    ...actionEntries(actions, commands),
    ...appLinks(services.app).map(({ id, label, href }) => linkTo(`link-${id}`, t(label), 'external', href)),
    ...(hasOwnPlugins ? [linkToPage(navigation, OWN_PLUGINS_PATH, ownPlugins)] : []),
    { kind: 'separator', id: 'end' },
    {
      kind: 'action',
      id: 'sign-out',
      label: t('action.signOut'),
      icon: 'sign-out',
      onSelect: () => void signOut(services),
    },
  ];

  return (
    <MenuButton
      label={userName === null ? t('menu.user.unnamed') : t('menu.user', { name: userName })}
      entries={entries}
      align="end"
    >
      <Avatar name={userName ?? undefined} />
    </MenuButton>
  );
}

function useLookEntries(i18n: Services['i18n']): readonly MenuEntry[] {
  const { t } = useShellText();
  const chosenTheme = useSyncExternalStore(theme.subscribe, theme.read);
  const chosenDensity = useSyncExternalStore(density.subscribe, density.read);
  return [
    {
      kind: 'choice',
      id: 'theme',
      label: t('menu.theme'),
      value: chosenTheme,
      options: theme.choices.map((value) => ({ value, label: t(`menu.theme.${value}`) })),
      onChange: theme.choose,
    },
    {
      kind: 'choice',
      id: 'density',
      label: t('menu.density'),
      value: chosenDensity,
      options: density.choices.map((value) => ({ value, label: t(`menu.density.${value}`) })),
      onChange: density.choose,
    },
    {
      kind: 'choice',
      id: 'language',
      label: t('menu.language'),
      value: i18n.language,
      options: i18n.languages.map((tag) => ({ value: tag, label: languageName(tag), lang: tag })),
      onChange: (value) => void i18n.setLanguage(value),
    },
  ];
}

interface LayoutServices {
  readonly navigation: Navigation;
  readonly commands: Pick<Commands, 'run'>;
}

/** Narrow pages show one or two columns, so nothing folds there. */
function useLayoutEntries({ commands, navigation }: LayoutServices): readonly MenuEntry[] {
  const { t } = useShellText();
  const folded = useLayout((layout) => layout.folded);
  const isAlone = isMaximised({ folded });
  const keys = {
    filters: useCommandHint(FOLD_COMMANDS.filters),
    tasks: useCommandHint(FOLD_COMMANDS.tasks),
    maximise: useCommandHint(MAXIMISE_COMMAND),
  };
  if (isNarrow()) return [];
  return [
    fold('filters'),
    fold('tasks'),
    {
      kind: 'action',
      id: 'maximise',
      label: t(isAlone ? 'command.restore' : 'command.maximise'),
      icon: 'maximize',
      keys: keys.maximise,
      get disabled() {
        return !isAlone && navigation.inboxParam('task') === null;
      },
      onSelect: () => commands.run(MAXIMISE_COMMAND),
    },
  ];

  function fold(column: SizedColumn): MenuEntry {
    return {
      kind: 'action',
      id: column,
      label: t(`layout.${folded[column] ? 'show' : 'hide'}.${column}`),
      icon: 'columns',
      keys: keys[column],
      onSelect: () => commands.run(FOLD_COMMANDS[column]),
    };
  }
}
