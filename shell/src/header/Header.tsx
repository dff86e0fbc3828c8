import { lazyPart, useCommandList, usePointItems } from '@taskweave/plugin-sdk';
import { MenuButton, type MenuEntry } from '@taskweave/ui/menu-button';
import { VisuallyHidden } from '@taskweave/ui/visually-hidden';
import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import type { Services } from '../boot/Services';
import { useEngineNames } from '../engines/useEngineNames';
import { useShellText } from '../i18n/useShellText';
import { focusColumn } from '../layout/focusColumn';
import { ADMIN_PATH } from '../navigation/shellRoutes';
import { useNavigationPath } from '../navigation/useNavigationPath';
import { PaletteButton } from '../palette/PaletteButton';
import { PluginBoundary } from '../plugins/host/PluginBoundary';
import { useIsAdmin } from '../session/useIsAdmin';
import { AppSwitch } from './AppSwitch';
import { actionEntries } from './actionEntries';
import { Brand } from './Brand';
import { EngineSelector } from './EngineSelector';
import styles from './Header.module.css';
import { NavbarAction } from './NavbarAction';
import { suiteApps, welcomeHref } from './suiteApps';
import { UserMenu, type UserMenuProps } from './UserMenu';
import { linkToPage, usePageLinks } from './usePageLinks';

const FoldedActions = lazyPart(() => import(/* webpackChunkName: "folded-actions" */ './FoldedActions'));

export interface HeaderProps {
  readonly services: UserMenuProps['services'] & Pick<Services, 'app' | 'connection' | 'engine' | 'engines'>;
  readonly userId: string;
  readonly userName: string | null;
}

export function Header({ services, userId, userName }: HeaderProps) {
  const { t } = useShellText();
  const [step, setStep] = useState(-1);
  const actions = usePointItems('tasklist.navbar.action');
  const foldable = actions.filter(
    ({ pluginId, label, meta }) =>
      label !== '' &&
      meta.menu === undefined &&
      services.plugins.registry.entry(pluginId)?.isBuiltin === false,
  );
  const folded = foldable.slice(foldable.length - Math.max(0, step));
  const main = actions.find(({ meta }) => meta.isPrimary === true);
  const inMenu = (menu: 'main' | 'user') =>
    actions.filter(({ meta }) => meta.menu === menu && !('href' in meta && menu === 'main'));
  const others = main === undefined ? [] : inMenu('main');
  const ofUser = inMenu('user');
  const isTight = foldable.length > 0 && step >= 0;
  const { session, connection, engine, app } = services;
  const engines = useEngineNames(services.engines);
  const { appRoot } = connection;
  const isInbox = useNavigationPath(services.navigation) === '/';
  const authorized = useSyncExternalStore(session.subscribe, () => session.apps);
  const apps = suiteApps({ appRoot, engine, authorized, path: location.pathname });
  useCommandList(
    apps.map(({ id, name, href }) => ({
      id: `go.app.${id}`,
      label: t('command.goApp', { name }),
      group: 'go',
      run: () => location.assign(href),
    })),
  );
  return (
    <header className={styles.header} data-tight={isTight || undefined}>
      {/* biome-ignore lint/a11y/useValidAnchor: a link within the page, which only may not change the hash route */}
      <a className={styles.skipLink} href="#tasks" onClick={skipToContent}>
        {t(isInbox ? 'skip' : 'skip.page')}
      </a>
      <VisuallyHidden>
        <h1>{`${app.vendor} ${app.name}`}</h1>
      </VisuallyHidden>
      <Brand app={app} appRoot={connection.appRoot} />
      <EngineSelector engine={engine} engines={engines} />
      <span className={styles.space} />
      <PaletteButton commands={services.commands} />
      <span className={styles.space} />
      {actions.map((item) => (
        <NavbarAction
          key={item.key}
          item={item}
          navigation={services.navigation}
          isFolded={folded.includes(item)}
          isInMenu={others.includes(item) || ofUser.includes(item)}
          menu={
            item === main &&
            others.length > 0 && (
              <MenuButton
                label={t('header.create')}
                icon="chevron-down"
                variant="secondary"
                isIconOnly
                align="end"
                entries={actionEntries(others, services.commands)}
              />
            )
          }
        />
      ))}
      {foldable.length > 0 && (
        <PluginBoundary resetKey="" fallback={() => null}>
          <FoldedActions actions={foldable} step={step} onStep={setStep} commands={services.commands} />
        </PluginBoundary>
      )}
      <AppSwitch pages={usePageEntries(services)} apps={apps} />
      <UserMenu
        services={services}
        actions={ofUser}
        userId={userId}
        userName={userName}
        profileHref={authorized.includes('welcome') ? welcomeHref({ appRoot, engine }) : null}
      />
    </header>
  );
}

/** The hash is the route, so the link must move the focus without changing the address. */
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  if (!focusColumn('tasks')) document.querySelector<HTMLElement>('#tasks, #page-title')?.focus();
}

function usePageEntries({
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
