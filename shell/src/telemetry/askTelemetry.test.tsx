// @vitest-environment jsdom
import { createI18n } from '@taskweave/i18n/createI18n';
import { readSettings } from '@taskweave/plugin-files/settings/readSettings';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { askTelemetry, type TelemetryServices } from './askTelemetry';

afterEach(async () => {
  const later = screen.queryByRole('button', { name: 'Decide later' });
  if (later !== null) await userEvent.click(later);
});

async function ask({
  answer = { enableTelemetry: null } as unknown,
  apps = ['admin'],
  telemetry = null as boolean | null,
} = {}) {
  const get = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const post = vi.fn(async (..._given: unknown[]): Promise<unknown> => null);
  const services = {
    connection: { engine: 'default', get, post },
    i18n: createI18n({ languages: ['en'], browserLanguages: ['en'] }),
    session: { apps },
    settings: { read: async () => ({ ...readSettings(null), telemetry }) },
  } as unknown as TelemetryServices;
  await act(() => askTelemetry(services));
  return { get, post };
}

const dialog = () => screen.queryByRole('dialog', { name: 'May the engine send telemetry?' });

it.each([
  ['the engine has an answer', { answer: { enableTelemetry: false } }],
  ['the engine has no such setting', { answer: new Error('404') }],
  ['the settings decide', { telemetry: false }],
])('asks nobody where %s', async (_, given) => {
  await ask(given);
  expect(dialog()).toBeNull();
});

it('does not even ask the engine for people who are no administrators', async () => {
  const { get } = await ask({ apps: ['tasklist'] });
  expect([get.mock.calls.length, dialog()]).toEqual([0, null]);
});

it.each([
  ['Allow', true, 'The engine default may send telemetry from now on.'],
  ['Do not allow', false, 'The engine default does not send telemetry.'],
])('tells the engine: %s', async (label, enableTelemetry, said) => {
  const { post } = await ask();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Decide later'));
  await expectAccessible(document.body);
  await userEvent.click(screen.getByRole('button', { name: label }));
  expect((await screen.findByRole('status')).textContent).toContain(said);
  expect(post).toHaveBeenCalledExactlyOnceWith('telemetry/configuration', { body: { enableTelemetry } });
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(dialog()).toBeNull());
});

it('says that the choice could not be saved, and lets the person try again', async () => {
  const { post } = await ask();
  post.mockRejectedValueOnce(new Error('500'));
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not save your choice');
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByRole('status')).toBeTruthy();
});
