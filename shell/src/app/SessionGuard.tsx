import { QueryClientProvider } from '@tanstack/react-query';
import { lazyPart } from '@taskweave/plugin-sdk';
import { Button } from '@taskweave/ui/button';
import { ErrorCard } from '@taskweave/ui/error-card';
import { type ComponentType, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useServices } from '../boot/PageContext';
import type { Services } from '../boot/Services';
import { Questions } from '../dialogs/Questions';
import { CardPage } from '../header/CardPage';
import { useShellText } from '../i18n/useShellText';
import { Notifications } from '../notifications/Notifications';
import { LazyPart } from '../pages/LazyPart';
import { loadColumns } from '../plugins/loading/loadColumns';
import { keepPlace } from '../runtime/KeptPlace';
import type { SessionState } from '../session/SessionStore';
import { ExpiredDialog } from '../sign-in/ExpiredDialog';
import type { LoginPointProps } from '../sign-in/LoginPoint';
import type { SignedOutProps } from '../sign-in/SignedOut';
import { loadSignIn } from './loadSignIn';
import type { NoAccessPageProps } from './NoAccessPage';
import { Workspace, type WorkspaceProps } from './Workspace';

const NoAccessPage = lazyPart(() => import(/* webpackChunkName: "sign-in" */ './NoAccessPage'));
const SignedOut = lazyPart(() => import(/* webpackChunkName: "sign-in" */ '../sign-in/SignedOut'));

type GuardServices = WorkspaceProps['services'] &
  SignedOutProps['services'] &
  NoAccessPageProps['services'] &
  Pick<Services, 'dialogs' | 'notifications'>;

interface SessionGuardProps {
  readonly Work?: ComponentType<WorkspaceProps>;
  readonly SignIn?: ComponentType<SignedOutProps>;
  readonly loadForm?: () => Promise<{ readonly default: ComponentType<LoginPointProps> }>;
}

export function SessionGuard({
  Work = Workspace,
  SignIn = SignedOut,
  loadForm = loadSignIn,
}: SessionGuardProps) {
  const services = useServices((all): GuardServices => all);
  const { session, queryClient, notifications, dialogs, navigation } = services;
  const { t } = useShellText();
  const state = useSyncExternalStore(session.subscribe, () => session.state);

  useLayoutEffect(() => {
    if (session.state.status === 'checking') void session.check();
  }, [session]);

  useStateChanges(state, services);

  function leaveExpired(): void {
    navigation.forget();
    location.reload();
  }

  switch (state.status) {
    case 'checking':
    case 'taken-over':
      return null;
    case 'unreachable':
      return (
        <CardPage services={services} authorized={null}>
          <ErrorCard
            title={t('engine.unreachable')}
            error={state.error}
            retry={{ label: t('common.tryAgain'), onRetry: () => void session.check() }}
          />
        </CardPage>
      );
    case 'no-access':
      return <NoAccessPage services={services} user={state.user} />;
    case 'signed-out':
      return <SignIn services={services} hasJustLeft={state.hasJustLeft} />;
    case 'signed-in':
    case 'leaving':
    case 'expired':
    case 'locked':
      return (
        <QueryClientProvider client={queryClient}>
          <Work services={services} userId={state.user} />
          <Notifications
            store={notifications}
            navigation={services.navigation}
            commands={services.commands}
          />
          <Questions store={dialogs} />
          {(state.status === 'expired' || state.status === 'locked') && (
            <ExpiredDialog
              key={state.status}
              user={state.user}
              other={state.status === 'locked' ? state.other : null}
              isElsewhere={isElsewhere(state)}
              onLeave={leaveExpired}
            >
              {isElsewhere(state) ? (
                // The server of the sign-in page may answer for files as well, so this page loads nothing.
                <Button variant="primary" onClick={reload}>
                  {t('crash.reload')}
                </Button>
              ) : (
                <LazyPart
                  load={loadForm}
                  props={{ services, knownUser: state.user }}
                  name={t('part.signIn')}
                />
              )}
            </ExpiredDialog>
          )}
        </QueryClientProvider>
      );
  }
}

const LOOK_EVERY = 5000;

function isElsewhere(state: SessionState): boolean {
  return state.status === 'expired' && state.isElsewhere === true;
}

function reload(): void {
  keepPlace();
  location.reload();
}

function useStateChanges(
  state: SessionState,
  {
    session,
    queryClient,
    notifications,
    plugins,
    engines,
  }: Pick<Services, 'session' | 'queryClient' | 'notifications' | 'plugins' | 'engines'>,
): void {
  useEffect(() => {
    // Nothing of the first user's work may stay on the page.
    if (state.status === 'taken-over') location.reload();
    if (state.status !== 'signed-out') return;
    queryClient.clear();
    if (!state.hasJustLeft) return;
    notifications.clear();
    return notifications.clear;
  }, [state, queryClient, notifications]);

  useEffect(() => {
    if (state.status !== 'signed-out') return;
    loadColumns(plugins, { hasTask: false });
    void engines.ask();
  }, [state.status, plugins, engines]);

  const looksElsewhere = isElsewhere(state);
  useEffect(() => {
    if (!looksElsewhere) return;
    const timer = setInterval(() => void session.check(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [looksElsewhere, session]);

  useEffect(() => {
    if (state.status !== 'locked') return;
    const check = () => void session.check();
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [state.status, session]);
}
