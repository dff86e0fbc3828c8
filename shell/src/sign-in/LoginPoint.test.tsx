import { QueryClient } from '@tanstack/react-query';
import type { EngineConnection } from '@taskweave/engine-client/EngineClient';
import { createI18n } from '@taskweave/i18n/createI18n';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import {
  contribute,
  definePlugin,
  type LoginAttempt,
  type LoginDataProps,
  type LoginMeta,
  type LoginProps,
  type PluginManifest,
} from '@taskweave/plugin-sdk';
import { createCommandRegistry } from '@taskweave/plugin-sdk/commands/createCommandRegistry';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Services } from '../boot/Services';
import { createDialogStore } from '../dialogs/DialogStore';
import { createHashNavigation } from '../navigation/HashNavigation';
import { createPageRouter } from '../navigation/PageRouter';
import { createNotificationStore } from '../notifications/NotificationStore';
import { OWN_PLUGIN } from '../own-plugin/ownPlugin';
import { createPluginPlatform } from '../plugins/PluginPlatform';
import { renderWithTexts } from '../testing/renderWithTexts';
import LoginPoint from './LoginPoint';

const seen = vi.fn<(attempt: LoginAttempt | null) => void>();

const sso = definePlugin({
  id: 'acme-sso',
  contributions: [
    contribute('tasklist.login', {
      id: 'below',
      component: async () => ({
        default: ({ check }: LoginProps) => (
          <button type="button" onClick={() => void check()}>
            Company account
          </button>
        ),
      }),
    }),
    contribute('tasklist.login.data', {
      id: 'hears',
      mount: async () => ({
        default: () => ({
          update: ({ attempt }: LoginDataProps) => seen(attempt),
          unmount: () => undefined,
        }),
      }),
    }),
  ],
});

const manifest: PluginManifest = {
  manifestVersion: 1,
  id: 'acme-sso',
  version: '1.0.0',
  requires: { sdk: '*' },
  entry: { format: 'federation', container: 'acme_sso', file: 'entry.js', integrity: '' },
  preload: [],
  labels: {},
  contributes: sso.contributions.map(({ component: _component, mount: _mount, ...data }) => data),
};

async function draw(plugins: unknown = {}, meta: LoginMeta = {}, knownUser = '', more: object = {}) {
  const own = {
    ...manifest,
    contributes: manifest.contributes.map((one) =>
      one.id === 'below' ? { ...one, meta: { ...meta } } : one,
    ),
  };
  const connection = {
    engine: 'default',
    appRoot: '',
    withCaller: () => ({}),
  } as unknown as EngineConnection;
  const platform = createPluginPlatform({
    own: OWN_PLUGIN,
    file: parseAdminFile(plugins),
    runtime: {
      appRoot: '',
      base: '/',
      builtin: [{ baseUrl: '/', manifest: own }],
      server: {
        engine: 'default',
        engineKnown: true,
        engines: [],
        plugins,
        pluginsError: null,
      },
    },
    connection,
    onLoaded: () => Promise.resolve(),
    atHand: [[own, sso]],
  });
  const session = {
    signIn: vi.fn(async () => 'wrong-credentials' as const),
    check: vi.fn(async () => undefined),
    subscribe: () => () => undefined,
    state: { status: 'signed-out', hasJustLeft: false },
    ...more,
  };
  const i18n = createI18n({ languages: ['en'], browserLanguages: ['en'] });
  const services = {
    connection,
    plugins: platform,
    session,
    i18n,
    commands: createCommandRegistry(() => ''),
    navigation: createHashNavigation(createPageRouter()),
    notifications: createNotificationStore(),
    dialogs: createDialogStore(),
    queryClient: new QueryClient(),
  } as unknown as Services;
  await act(async () => void renderWithTexts(<LoginPoint services={services} knownUser={knownUser} />));
  return session;
}

test('our form stands above what has no priority', async () => {
  await draw();
  const [signIn, other] = await screen.findAllByRole('button');
  expect([signIn?.textContent, other?.textContent]).toEqual(['Sign in', 'Company account']);
});

test('a plugin that has signed somebody in lets the page look', async () => {
  const session = await draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Company account' }));
  expect(session.check).toHaveBeenCalledOnce();
});

test('every attempt reaches those who want to hear of it', async () => {
  await draw();
  await userEvent.type(await screen.findByLabelText(/User name/), 'demo');
  await userEvent.type(screen.getByLabelText(/Password/), 'guess');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await vi.waitFor(() => expect(seen.mock.lastCall?.[0]?.user).toBe('demo'));
  expect(await seen.mock.lastCall?.[0]?.result).toBe('wrong-credentials');
});

test('an administrator may take our form away', async () => {
  await draw({ contributions: { 'tasklist.login:taskweave-shell/default-login-form': { enabled: false } } });
  await screen.findByRole('button', { name: 'Company account' });
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});

test('but not the last way in: what only tells something is none', async () => {
  await draw(
    { contributions: { 'tasklist.login:taskweave-shell/default-login-form': { enabled: false } } },
    { isNotice: true },
  );
  expect(await screen.findByRole('button', { name: 'Company account' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
});

test('over the work of somebody the page says only how to go on', async () => {
  await draw({}, { isNotice: true }, 'mary');
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Company account' })).toBeNull();
});

test('nor where nothing is left', async () => {
  await draw({
    contributions: {
      'tasklist.login:taskweave-shell/default-login-form': { enabled: false },
      'tasklist.login:acme-sso/below': { enabled: false },
    },
  });
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
});

test('a question after the sign-in that cannot be asked ends quietly', async () => {
  const includes = vi.fn(() => {
    throw new Error('nothing can be asked');
  });
  await draw({}, {}, '', { signIn: async () => 'signed-in', apps: { includes } });
  await userEvent.type(await screen.findByLabelText(/User name/), 'demo');
  await userEvent.type(screen.getByLabelText(/Password/), 'demo');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await vi.waitFor(() => expect(includes).toHaveBeenCalledOnce());
  // Where nobody catches it, Vitest says so and fails.
  await new Promise((resolve) => setTimeout(resolve));
});
