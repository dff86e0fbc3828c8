import { type Command, type Commands, type Language, useCommandList } from '@taskweave/plugin-sdk';
import type { RefObject } from 'react';
import { languageName } from '../i18n/languageName';
import { useShellText } from '../i18n/useShellText';
import { focusColumn, focusList, ROWS } from '../layout/focusColumn';
import {
  isMaximised,
  resetLayout,
  type SizedColumn,
  setFiltersOpen,
  setFolded,
  setMaximised,
  useLayout,
} from '../layout/LayoutStore';
import { FOLD_COMMANDS, isNarrow, MAXIMISE_COMMAND, RESET_COMMAND } from '../layout/layoutCommands';
import { density, theme } from '../look/look';
import type { PageNavigation } from '../navigation/HashNavigation';
import { ADMIN_PATH, OWN_PLUGINS_PATH } from '../navigation/shellRoutes';
import { useHasTask } from '../navigation/useHasTask';
import { useNavigationPath } from '../navigation/useNavigationPath';
import type { PluginPlatform } from '../plugins/PluginPlatform';
import { useHasOwnPlugins } from '../plugins/registry/useHasOwnPlugins';
import { type SignOutServices, signOut } from '../session/signOut';
import { useIsAdmin } from '../session/useIsAdmin';

const ADMIN_PAGE = { id: 'go.plugins', label: 'common.plugins', path: ADMIN_PATH } as const;
const OWN_PAGE = { id: 'go.ownPlugins', label: 'ownPlugins.title', path: OWN_PLUGINS_PATH } as const;

const TASK_BODY = 'task-body';

const PLACES_TO_LEAVE: RefObject<HTMLElement | null> = {
  get current() {
    return document.activeElement?.closest<HTMLElement>(`#${TASK_BODY}, search, ${ROWS}`) ?? null;
  },
};

const BACK = { group: 'go', keys: ['Escape'], isKeysOnly: true, within: PLACES_TO_LEAVE } as const;

export interface ShellCommandServices extends SignOutServices {
  readonly navigation: PageNavigation;
  readonly commands: Pick<Commands, 'run'>;
  readonly plugins: Pick<PluginPlatform, 'registry'>;
}

export function useShellCommands(services: ShellCommandServices): void {
  const { commands, i18n, navigation, session } = services;
  const { t } = useShellText();
  const folded = useLayout((layout) => layout.folded);
  const isInbox = useNavigationPath(navigation) === '/';
  const hasTask = useHasTask(navigation) && isInbox;
  const mayManage = useIsAdmin(session);
  const hasOwnPlugins = useHasOwnPlugins(services.plugins.registry);
  const pages = [ADMIN_PAGE, OWN_PAGE].filter((page) => (page === ADMIN_PAGE ? mayManage : hasOwnPlugins));

  useCommandList([
    {
      id: 'go.filters',
      label: t('common.goToFilters'),
      group: 'go',
      shortcut: 'focusFilter',
      isEnabled: isInbox,
      run: goToFilters,
    },
    { id: 'go.back', label: t('command.goBack'), ...BACK, isEnabled: isInbox, run: goBack },
    { id: 'go.tasks', label: t('command.goTasks'), group: 'go', shortcut: 'focusList', run: goToTasks },
    {
      id: 'go.form',
      label: t('common.goToForm'),
      group: 'go',
      shortcut: 'focusForm',
      isEnabled: hasTask,
      run: () => void focusColumn('task'),
    },
    ...useLayoutCommands({ isInbox, hasTask }),
    ...lookCommands(t, i18n),
    ...pages.map(({ id, label, path }) => ({
      id,
      label: t(label),
      group: 'go' as const,
      keywords: 'plugin plugins admin Erweiterung Verwaltung',
      run: () => navigation.openPage(path),
    })),
    {
      id: 'session.signOut',
      label: t('action.signOut'),
      group: 'view',
      keywords: 'log out logout',
      run: () => signOut(services),
    },
  ]);

  function goBack(): void {
    if (PLACES_TO_LEAVE.current?.matches(ROWS)) commands.run('list.deselect');
    else if (!focusList()) goToTasks();
  }

  function goToFilters(): void {
    if (isNarrow()) setFiltersOpen(true);
    else unfoldAndFocus('filters');
  }

  function goToTasks(): void {
    if (isInbox) unfoldAndFocus('tasks');
    else navigation.openInbox({});
  }

  function unfoldAndFocus(column: SizedColumn): void {
    if (folded[column]) setFolded(column, false);
    requestAnimationFrame(() => void focusColumn(column));
  }
}

function useLayoutCommands({ isInbox, hasTask }: { readonly isInbox: boolean; readonly hasTask: boolean }) {
  const { t } = useShellText();
  const folded = useLayout((layout) => layout.folded);
  const isAlone = isMaximised({ folded });
  const commands: readonly Command[] = [
    {
      id: FOLD_COMMANDS.filters,
      label: foldLabel('filters'),
      group: 'view',
      keys: ['b'],
      isEnabled: isInbox,
      run: toggleFilters,
    },
    {
      id: FOLD_COMMANDS.tasks,
      label: foldLabel('tasks'),
      group: 'view',
      keys: ['Shift+B'],
      isEnabled: isInbox,
      run: () => setFolded('tasks', !folded.tasks),
    },
    {
      id: MAXIMISE_COMMAND,
      label: t(isAlone ? 'command.restore' : 'command.maximise'),
      group: 'view',
      keys: ['m'],
      isEnabled: hasTask || (isAlone && isInbox),
      run: () => setMaximised(!isAlone),
    },
    {
      id: RESET_COMMAND,
      label: t('command.resetLayout'),
      group: 'view',
      isEnabled: isInbox,
      run: resetLayout,
    },
  ];
  return commands;

  function foldLabel(column: SizedColumn): string {
    return t(`layout.${folded[column] ? 'show' : 'hide'}.${column}`);
  }

  function toggleFilters(): void {
    if (isNarrow()) setFiltersOpen(!useLayout.getState().isFiltersOpen);
    else setFolded('filters', !folded.filters);
  }
}

function lookCommands(t: Language['t'], i18n: SignOutServices['i18n']): readonly Command[] {
  return [
    ...density.choices.map((choice) => ({
      id: `view.density.${choice}`,
      label: `${t('menu.density')}: ${t(`menu.density.${choice}`)}`,
      group: 'view' as const,
      run: () => density.choose(choice),
    })),
    ...theme.choices.map((choice) => ({
      id: `view.theme.${choice}`,
      label: `${t('menu.theme')}: ${t(`menu.theme.${choice}`)}`,
      group: 'view' as const,
      run: () => theme.choose(choice),
    })),
    ...i18n.languages
      .filter((tag) => tag !== i18n.language)
      .map((tag) => ({
        id: `view.language.${tag}`,
        label: `${t('menu.language')}: ${languageName(tag)}`,
        keywords: 'language Sprache',
        group: 'view' as const,
        run: () => i18n.setLanguage(tag),
      })),
  ];
}
