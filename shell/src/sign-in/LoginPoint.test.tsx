import {
  contribute,
  definePlugin,
  type LoginAttempt,
  type LoginDataProps,
  type LoginMeta,
  type LoginProps,
} from '@taskweave/plugin-sdk';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Services } from '../boot/Services';
import { createTestServices } from '../testing/createTestServices';
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
          dispose: () => undefined,
        }),
      }),
    }),
  ],
});

async function draw(file: unknown = {}, meta: LoginMeta = {}, knownUser = '', more: object = {}) {
  const contributions = sso.contributions.map((one) =>
    one.id === 'below' ? { ...one, meta: { ...meta } } : one,
  );
  const session = {
    signIn: vi.fn(async () => 'wrong-credentials' as const),
    check: vi.fn(async () => undefined),
    subscribe: () => () => undefined,
    state: { status: 'signed-out', hasJustLeft: false },
    ...more,
  };
  const services = {
    ...createTestServices({ file, builtin: [{ ...sso, contributions }] }),
    session,
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

test('but not the last way in: a notice is none', async () => {
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
  // An uncaught rejection would fail the test.
  await new Promise((resolve) => setTimeout(resolve));
});
