import { createI18n } from '@taskweave/i18n/createI18n';
import { readSettings } from '@taskweave/plugin-files/settings/readSettings';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { SessionState } from '../session/SessionStore';
import { askTelemetry, type TelemetryServices } from './askTelemetry';

const ADMIN: SessionState = { status: 'signed-in', user: 'demo' };
let session = createStore<SessionState>(() => ADMIN);

afterEach(async () => {
  act(() => session.setState({ status: 'signed-out', hasJustLeft: true }, true));
  await waitFor(() => expect(dialog()).toBeNull());
});

async function ask({
  answer = { enableTelemetry: null } as unknown,
  apps = ['admin'],
  telemetry = null as boolean | null,
  before = () => {},
} = {}) {
  session = createStore<SessionState>(() => ADMIN);
  const get = vi.fn(async () => {
    before();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const post = vi.fn(async (..._given: unknown[]): Promise<unknown> => null);
  const services: TelemetryServices = {
    connection: { name: 'default', get, post },
    i18n: createI18n({ languages: ['en'], browserLanguages: ['en'] }),
    session: {
      apps,
      get state() {
        return session.getState();
      },
      subscribe: session.subscribe,
    },
    settings: { read: async () => ({ ...readSettings(null), telemetry }) },
  };
  await act(() => askTelemetry(services));
  return { get, post };
}

const dialog = () => screen.queryByRole('dialog', { name: 'May the engine send telemetry?' });

it.each([
  ['the engine has an answer', { answer: { enableTelemetry: false } }],
  ['the engine has no such setting', { answer: new Error('404') }],
  ['the settings decide', { telemetry: false }],
])('asks nobody where %s @S2.23', async (_, given) => {
  await ask(given);
  expect(dialog()).toBeNull();
});

it('does not even ask the engine for people who are no administrators', async () => {
  const { get } = await ask({ apps: ['tasklist'] });
  expect(get).not.toHaveBeenCalled();
  expect(dialog()).toBeNull();
});

it.each([
  ['Allow', true, 'The engine default may send telemetry from now on.'],
  ['Do not allow', false, 'The engine default does not send telemetry.'],
])('tells the engine: %s @S3.41 @S7.51', async (label, enableTelemetry, said) => {
  const { post } = await ask();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Decide later'));
  await expectAccessible(document.body);
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect((await screen.findByRole('status')).textContent).toContain(said);
  expect(post).toHaveBeenCalledExactlyOnceWith('telemetry/configuration', { body: { enableTelemetry } });
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(dialog()).toBeNull());
});

it('says that the choice could not be saved, and lets the person try again @S4.2 @S8.16', async () => {
  const { post } = await ask();
  post.mockRejectedValueOnce(new Error('500'));
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not save your choice');
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByRole('status')).toBeTruthy();
});

it.each<SessionState>([
  { status: 'signed-out', hasJustLeft: true },
  { status: 'signed-in', user: 'mary' },
])('asks nobody where the administrator is gone by then: %o', async (state) => {
  await ask({ before: () => session.setState(state, true) });
  expect(dialog()).toBeNull();
});

it.each<SessionState>([
  { status: 'expired', user: 'demo' },
  { status: 'signed-out', hasJustLeft: true },
])('takes the question away with the session: %o', async (state) => {
  await ask();
  expect(dialog()).not.toBeNull();
  act(() => session.setState(state, true));
  await waitFor(() => expect(dialog()).toBeNull());
});
