// @vitest-environment jsdom
import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { DevRequest } from '../override/DevOverride';
import DevBar from './DevBar';

const RISK = { id: 'acme-risk', manifest: 'http://localhost:4300/plugin.json' };
const agree = vi.fn();
const end = vi.fn();
const subscribe = () => () => undefined;

afterEach(() => void vi.clearAllMocks());

it('asks before a plugin of this machine is loaded, and Enter declines', async () => {
  show({ kind: 'asked', override: RISK });
  const dialog = await screen.findByRole('dialog', { name: 'Load a plugin from your own machine?' });
  expect(dialog.textContent).toContain('acme-risk');
  expect(dialog.textContent).toContain('http://localhost:4300/plugin.json');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Do not load'));
  await expectAccessible(dialog);

  fireEvent.click(screen.getByRole('button', { name: 'Load' }));
  expect([agree.mock.calls.length, end.mock.calls.length]).toEqual([1, 0]);
});

it('keeps saying where the plugin comes from, what is wrong with it, and leads back', async () => {
  show({ kind: 'on', override: RISK }, { phase: 'failed', code: 'PLG-401', message: 'no answer' });
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toContain('acme-risk is loaded from http://localhost:4300/plugin.json');
  expect(notice.textContent).toContain('PLG-401: no answer');

  fireEvent.click(screen.getByRole('button', { name: 'Use the deployed version' }));
  expect(end).toHaveBeenCalledTimes(1);
});

it.each(['PLG-305', 'PLG-306'] as const)('says that it was refused, with %s', async (code) => {
  show({ kind: 'refused', code, text: 'a@b' });
  expect((await screen.findByRole('status')).textContent).toContain(code);
});

it('is not there where nobody asks for one', () => {
  expect(show({ kind: 'none' }).container.innerHTML).toBe('');
});

function show(request: DevRequest, status?: PluginEntry['status']) {
  const registry = { entry: () => ({ status }) as PluginEntry, subscribe };
  return render(
    <DevBar
      tools={{ request, agree, end, subscribe }}
      registry={registry}
      log={{ incidents: [], subscribe }}
    />,
  );
}
