// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { Profiler, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageContext } from '../boot/PageContext';
import type { Services } from '../boot/Services';
import { createDialogStore } from '../dialogs/DialogStore';
import { createEngineNames } from '../engines/EngineNames';
import { createHashNavigation, type PageNavigation } from '../navigation/HashNavigation';
import { createPageRouter } from '../navigation/PageRouter';
import { useNavigationParam } from '../navigation/useNavigationParam';
import { createNotificationStore } from '../notifications/NotificationStore';
import { RoutedPage } from '../pages/RoutedPage';
import type { SessionState } from '../session/SessionStore';
import { renderWithTexts } from '../testing/renderWithTexts';
import { routesOf } from './routes';
import { SessionGuard } from './SessionGuard';
import { SurvivalBoundary } from './SurvivalBoundary';

const drawn: string[] = [];
const inbox = { draw: (): ReactNode => null };
const Inbox = () => inbox.draw();
const SignIn = () => 'Who are you?';
const ROUTES = routesOf(<SessionGuard Work={() => <Outlet />} SignIn={SignIn} />, <Inbox />);

beforeEach(() => {
  history.replaceState(null, '', '/#/?task=1&filter=2');
  drawn.length = 0;
  inbox.draw = () => 'Inbox';
});

function Param({
  navigation,
  name,
}: {
  readonly navigation: PageNavigation;
  readonly name: 'task' | 'filter';
}) {
  const value = useNavigationParam(navigation, name);
  drawn.push(`${name} ${value}`);
  return null;
}

function open(state: SessionState = { status: 'signed-in', user: 'mary' }, names = ['default']) {
  const router = createPageRouter();
  const navigation = createHashNavigation(router);
  const commits = vi.fn();
  const session = { state, apps: [], subscribe: () => () => undefined, check: vi.fn() };
  const services = {
    engine: 'default',
    engines: createEngineNames(names, async () => []),
    connection: { appRoot: '/operaton' },
    navigation,
    notifications: createNotificationStore(),
    dialogs: createDialogStore(),
    queryClient: { mount: () => undefined, unmount: () => undefined, clear: () => undefined },
    session,
    plugins: { registry: { at: () => [] } },
  } as unknown as Services;
  const show = () =>
    renderWithTexts(
      <SurvivalBoundary fallback="Given up">
        <Profiler id="page" onRender={commits}>
          <PageContext value={{ kind: 'engine', services }}>
            <RoutedPage router={router} routes={ROUTES} />
          </PageContext>
        </Profiler>
      </SurvivalBoundary>,
    );
  return { navigation, commits, show };
}

it('draws again only what shows the parameter that has changed, at once and in one go @T2.1', () => {
  const { navigation, commits, show } = open();
  const both = [
    <Param key="task" navigation={navigation} name="task" />,
    <Param key="filter" navigation={navigation} name="filter" />,
  ];
  inbox.draw = () => {
    drawn.push('inbox');
    return both;
  };
  show();
  expect(drawn).toEqual(['inbox', 'task 1', 'filter 2']);
  commits.mockClear();

  act(() => navigation.openInbox({ task: '7' }));

  expect(drawn.slice(3)).toEqual(['task 7']);
  expect(commits).toHaveBeenCalledTimes(1);
});

it('keeps the address that was asked for until someone has signed in @T2.1 @S2.8 @S6.7', async () => {
  const { navigation, show } = open({ status: 'signed-out', hasJustLeft: false });
  show();
  expect(await screen.findByText('Who are you?')).toBeTruthy();
  expect(location.hash).toBe('#/?task=1&filter=2');
  expect(navigation.inboxParams.task).toBe('1');
});

it('asks nobody to sign in to an engine that is not there', async () => {
  open({ status: 'signed-out', hasJustLeft: false }, ['north']).show();
  expect(await screen.findByRole('heading', { name: 'Process engine “default” not found' })).toBeTruthy();
  expect(screen.queryByText('Who are you?')).toBeNull();
});

it('says so where the address names no engine', async () => {
  const engines = createEngineNames(['north'], async () => []);
  renderWithTexts(
    <PageContext value={{ kind: 'no-engine', engine: null, engines, appRoot: '/operaton' }}>
      <RoutedPage router={createPageRouter()} routes={ROUTES} />
    </PageContext>,
  );
  expect(await screen.findByRole('heading', { name: 'No process engine selected' })).toBeTruthy();
});

it('leaves what falls to the net of the page', () => {
  const onError = vi.fn();
  vi.stubGlobal('reportError', onError);
  vi.spyOn(console, 'error').mockReturnValue();
  inbox.draw = () => {
    throw new Error('at render');
  };
  open().show();
  expect(screen.getByText('Given up')).toBeTruthy();
  expect(onError).toHaveBeenCalledTimes(4);
});
