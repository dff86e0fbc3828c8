// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { anEngineError } from '@taskweave/engine-client/testing/factories';
import { createI18n } from '@taskweave/i18n/createI18n';
import { NO_PAGE_SETTINGS } from '@taskweave/plugin-files/admin-file/noAdminFile';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PageContext } from '../boot/PageContext';
import type { Services } from '../boot/Services';
import { createDialogStore } from '../dialogs/DialogStore';
import { createEngineNames } from '../engines/EngineNames';
import en from '../i18n/en.json';
import { createNotificationStore } from '../notifications/NotificationStore';
import type { SessionState } from '../session/SessionStore';
import { renderWithTexts } from '../testing/renderWithTexts';
import { SessionGuard } from './SessionGuard';

const Work = ({ userId }: { readonly userId: string }) => `Work of ${userId}`;
const Form = () => 'Name and password';

const LIST = { manifest: { id: 'list' } };
const DETAIL = { manifest: { id: 'detail' } };

const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { reload, href: 'http://app.test/', pathname: '/app/taskweave/default/' });
});

function draw(first: SessionState) {
  let state = first;
  const listeners = new Set<() => void>();
  const session = {
    get state() {
      return state;
    },
    apps: [],
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check: vi.fn(async () => undefined),
    signIn: vi.fn(),
    signOut: vi.fn(async () => undefined),
  };
  const navigation = { forget: vi.fn(), inboxHref: () => '#', subscribe: () => () => undefined };
  const i18n = createI18n({ languages: ['en'], browserLanguages: ['en'] });
  void i18n.addTranslations('shell', { en });
  const loader = { load: vi.fn(async () => undefined) };
  const queryClient = new QueryClient();
  queryClient.setQueryData(['tasks'], ['secret']);
  const services = {
    engine: 'default',
    app: NO_PAGE_SETTINGS.app,
    engines: createEngineNames(['default'], async () => []),
    connection: { appRoot: '/operaton' },
    navigation,
    session,
    queryClient,
    i18n,
    notifications: createNotificationStore(),
    dialogs: createDialogStore(),
    plugins: {
      loader,
      registry: {
        at: () => [
          { plugin: LIST, contribution: { meta: {} } },
          { plugin: DETAIL, contribution: { meta: { needsTask: true } } },
        ],
        entry: () => ({ isBuiltin: true }),
      },
    },
  } as unknown as Services;
  renderWithTexts(
    <PageContext value={{ kind: 'engine', services }}>
      <SessionGuard Work={Work} SignIn={Form} loadForm={async () => ({ default: Form })} />
    </PageContext>,
  );
  const change = (next: SessionState) =>
    act(() => {
      state = next;
      for (const listener of listeners) listener();
    });
  return { change, session, loader, queryClient, navigation, notifications: services.notifications };
}

const DEMO: SessionState = { status: 'signed-in', user: 'demo' };

it('shows nothing while it asks who is signed in @S4.6', () => {
  const { session } = draw({ status: 'checking' });
  expect(session.check).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).toBe('');
});

const OFFLINE = anEngineError('network', { message: 'The server cannot be reached.' });

it('says that the engine cannot be reached, and asks again on request', async () => {
  const { session } = draw({ status: 'unreachable', error: OFFLINE });
  expect(screen.getByText(/^The server cannot be reached\. Check/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(session.check).toHaveBeenCalledTimes(1);
});

it('lets who may not come in leave again, and says where that fails', async () => {
  const { session } = draw({ status: 'no-access', user: 'nora' });
  expect(await screen.findByText(/nora/)).toBeTruthy();
  session.signOut.mockRejectedValueOnce(new Error('down'));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('Sign-out failed')).toBeTruthy();
});

it('asks for name and password, and fetches what the first screen needs meanwhile @T6.1 @S2.39', async () => {
  const { loader } = draw({ status: 'signed-out', hasJustLeft: false });
  expect(await screen.findByText('Name and password')).toBeTruthy();
  expect(loader.load.mock.calls).toEqual([[LIST]]);
});

it.each<SessionState>([DEMO, { status: 'leaving', user: 'demo' }, { status: 'expired', user: 'demo' }])(
  'keeps the work of a person on the page: $status',
  (state) => {
    draw(state);
    expect(screen.getByText(/Work of demo/)).toBeTruthy();
  },
);

it('leaves nothing in the address of a person who does not sign in again', async () => {
  const { navigation } = draw({ status: 'expired', user: 'demo' });
  await userEvent.click(screen.getByRole('button', { name: 'Leave without signing in' }));
  expect(navigation.forget).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('forgets what was fetched for a person who has left', () => {
  const { change, queryClient } = draw(DEMO);
  change({ status: 'signed-out', hasJustLeft: true });
  expect(queryClient.getQueryData(['tasks'])).toBeUndefined();
});

it('shows the next person no message of the one before @H23', async () => {
  const { change, notifications } = draw(DEMO);
  act(() => void notifications.notify({ kind: 'error', title: 'Raise of Kim was not saved' }));
  expect(screen.getByText('Raise of Kim was not saved')).toBeTruthy();
  change({ status: 'leaving', user: 'demo' });
  change({ status: 'signed-out', hasJustLeft: true });
  await screen.findByText('Name and password');
  act(() => void notifications.notify({ kind: 'error', title: 'Nor was that of Lee' }));
  change({ status: 'signed-in', user: 'mary' });
  expect(screen.getByText(/Work of mary/).textContent).toBe('Work of mary');
  expect(notifications.items).toEqual([]);
});

it('keeps what was said before anybody had signed in', async () => {
  const { change, notifications } = draw({ status: 'signed-out', hasJustLeft: false });
  await screen.findByText('Name and password');
  act(() => void notifications.notify({ kind: 'warning', title: 'The language file is missing' }));
  change(DEMO);
  expect(screen.getByText('The language file is missing')).toBeTruthy();
});

it('is read again, and shows nothing, when someone else has taken over', () => {
  const { change } = draw(DEMO);
  change({ status: 'taken-over' });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).toBe('');
});

it('leads to the page of the server before the engine that has ended the session, and looks for a sign-in there', async () => {
  vi.useFakeTimers();
  const { session } = draw({ status: 'expired', user: 'demo', isElsewhere: true });
  expect(screen.getByText(/gateway requires sign-in/)).toBeDefined();
  expect(screen.queryByText('Name and password')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(session.check).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Reload page' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
