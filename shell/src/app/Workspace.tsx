import { useQuery } from '@tanstack/react-query';
import { savesData } from '@taskweave/base/savesData';
import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { userQueries } from '@taskweave/engine-client/queries/identity/userQueries';
import { userName } from '@taskweave/engine-client/resources/identity/user';
import { type Command, lazyPart, type PointItem, usePointItems } from '@taskweave/plugin-sdk';
import { PluginHostContext } from '@taskweave/plugin-sdk/host';
import { FirstListContext } from '@taskweave/widgets/FirstListContext';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router-dom';
import type { Services } from '../boot/Services';
import { type PageCommands, PageCommandsContext } from '../commands/createCommands';
import { LazyCommands } from '../commands/LazyCommands';
import { listenForKeys } from '../commands/listenForKeys';
import { offeredCommands } from '../commands/offeredCommands';
import { type ShellCommandServices, useShellCommands } from '../commands/useShellCommands';
import { Header, type HeaderProps } from '../header/Header';
import { useShellText } from '../i18n/useShellText';
import { useNavigationPath } from '../navigation/useNavigationPath';
import { useUndoCommand } from '../notifications/useUndoCommand';
import { PaletteHost } from '../palette/PaletteHost';
import type { NoticeServices } from '../plugins/banners/NoticeServices';
import { createPluginHosts } from '../plugins/host/createPluginHosts';
import { readKnownName, writeKnownName } from '../session/KnownName';
import { sessionOf } from '../session/sessionOf';
import { isAdmin } from '../session/useIsAdmin';
import type { SessionlessHostOptions } from '../sign-in/useNobodysHosts';
import { loadSignIn } from './loadSignIn';
import { useIsFirstListOver } from './useIsFirstListOver';
import styles from './Workspace.module.css';

const AskTabPermissions = lazyPart(
  () => import(/* webpackChunkName: "sign-in" */ '../plugins/timing/AskTabPermissions'),
  { isOptional: true },
);

const SafeModeNotice = lazyPart(
  () => import(/* webpackChunkName: "plugin-notices" */ '../plugins/banners/SafeModeNotice'),
);
const AppNoticeBar = lazyPart(
  () => import(/* webpackChunkName: "plugin-notices" */ '../plugins/banners/AppNoticeBar'),
);
const Bar = lazyPart(
  () => import(/* webpackChunkName: "plugin-notices" */ '../plugins/banners/PluginNoticeBar'),
);
const ConnectionNotes = lazyPart(
  () => import(/* webpackChunkName: "connections" */ './connection-notes/ConnectionNotes'),
);
const DevQuestion = lazyPart(
  () => import(/* webpackChunkName: "plugin-dev" */ '@taskweave/addon-plugin-dev/DevQuestion'),
);

export interface WorkspaceProps {
  readonly services: HeaderProps['services'] &
    PageCommands &
    SessionlessHostOptions &
    Pick<Services, 'app' | 'connections' | 'engines' | 'plugins' | 'session'>;
  readonly userId: string;
}

export function Workspace({ services, userId }: WorkspaceProps) {
  const { connection, navigation, plugins } = services;
  // Hosts hold what plugins have loaded, so they must survive every render and end with the session.
  const hosts = useMemo(
    () =>
      createPluginHosts({
        ...services,
        user: {
          id: userId,
          get name() {
            return readKnownName(userId) ?? userId;
          },
        },
        session: sessionOf(services.session),
        signIn: () => services.session.signIns,
        mayManage: () => isAdmin(services.session),
      }),
    [services, userId],
  );
  useEffect(() => hosts.dispose, [hosts]);
  const isFirstListOver = useIsFirstListOver(connection, useNavigationPath(navigation));
  const name = usePersonName({ connection, userId, isFirstListOver });

  // This effect must run before those of the pages, which know more.
  useLayoutEffect(() => {
    document.title = `${services.app.vendor} ${services.app.name}`;
  }, [services.app]);

  useEffect(() => {
    if (!isFirstListOver) return;
    const end = new AbortController();
    import(/* webpackChunkName: "sign-in" */ './afterFirstList').then(
      ({ afterFirstList }) => end.signal.aborted || afterFirstList(services, end.signal),
      () => undefined,
    );
    return () => end.abort();
  }, [isFirstListOver, services]);

  useEffect(() => {
    if (!isFirstListOver) return;
    void services.engines.ask();
    hosts.settle();
    if (savesData(navigator)) return;
    // Some servers refuse files at the end of the session, so the sign-in is loaded ahead.
    loadSignIn().catch(() => undefined);
    hosts.prefetch([
      'shell.column',
      'tasklist.task.empty',
      'tasklist.form.view',
      'tasklist.navbar.action',
      'tasklist.login',
    ]);
  }, [hosts, isFirstListOver, services.engines]);

  return (
    <PluginHostContext value={hosts.shell}>
      <FirstListContext value={isFirstListOver}>
        <PageCommandsContext value={services}>
          <CommandLayer services={services} />
          {isFirstListOver && <AskTabPermissions />}
          <div className={styles.workspace}>
            <Header services={services} userId={userId} userName={name} />
            {services.app.notice !== null && isFirstListOver && (
              <AppNoticeBar notice={services.app.notice} connection={connection} userId={userId} />
            )}
            {services.connections != null && (
              <ConnectionNotes connections={services.connections} userId={userId} />
            )}
            <PluginNotices services={services} />
            {(plugins.safeMode.isOn || plugins.safeMode.named.length > 0) && (
              <SafeModeNotice services={services} />
            )}
            <Outlet />
          </div>
        </PageCommandsContext>
      </FirstListContext>
    </PluginHostContext>
  );
}

interface PersonNameOptions {
  readonly connection: EngineClient;
  readonly userId: string;
  readonly isFirstListOver: boolean;
}

function usePersonName({ connection, userId, isFirstListOver }: PersonNameOptions): string | null {
  const { data, isError } = useQuery({
    ...userQueries(connection).profile(userId),
    enabled: isFirstListOver,
  });
  const name = data === undefined ? null : userName(data);
  useEffect(() => {
    if (name !== null) writeKnownName({ user: userId, name });
  }, [userId, name]);
  return name ?? readKnownName(userId) ?? (isError ? userId : null);
}

/** The layer must come before everything else that offers commands, because later commands may take the place of earlier ones. */
function CommandLayer({ services }: { readonly services: PageCommands & ShellCommandServices }) {
  const { t } = useShellText();
  const { commands, keyMap, notifications } = services;
  useShellCommands(services);
  useUndoCommand(notifications);
  const columns = usePointItems('shell.column');
  const coming = useEffectEvent(() => comingCommands(services, columns));
  useEffect(() => listenForKeys(commands, keyMap, () => coming()), [commands, keyMap]);

  function tellFailure(): void {
    notifications.notify({ kind: 'error', title: t('plugin.failed', { name: t('palette.title') }) });
  }

  return (
    <>
      <LazyCommands />
      <PaletteHost commands={commands} onFailure={tellFailure} />
    </>
  );
}

function comingCommands(
  { commands, navigation }: PageCommands & ShellCommandServices,
  columns: readonly PointItem<'shell.column'>[],
): readonly Command[] {
  if (navigation.inboxParams.task === undefined || navigation.path !== '/') return [];
  return columns.flatMap(({ meta }) => {
    const offered = offeredCommands(meta);
    const isThere = offered.some(({ id }) => commands.all.some((command) => command.id === id));
    return isThere ? [] : offered.map((command) => ({ ...command, group: 'task', run: () => undefined }));
  });
}

function PluginNotices({ services }: NoticeServices) {
  const { registry, dev } = services.plugins;
  const updates = useSyncExternalStore(registry.subscribe, () => registry.updates);
  return (
    <>
      {dev && <DevQuestion tools={dev} />}
      {updates.length > 0 && <Bar services={services} updates={updates} />}
    </>
  );
}
