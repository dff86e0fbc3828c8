// @vitest-environment jsdom

import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { expectAccessible } from '@taskweave/ui/testing/expectAccessible';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { renderWithTexts } from '../../testing/renderWithTexts';
import type { Preview } from '../admin-file/Preview';
import type { DevRequest } from '../dev/DevOverride';
import { createIncidentLog } from '../faults/IncidentLog';
import PluginNoticeBar from './PluginNoticeBar';

const RISK = { id: 'acme-risk', manifest: 'http://localhost:4300/plugin.json' };
const UPDATE = {
  id: 'risk',
  update: {
    phase: 'ready',
    plugin: { manifest: { id: 'risk', displayName: 'Risk score', version: '1.1.0' } },
  },
} as unknown as PluginEntry;

const dev = { agree: vi.fn(), end: vi.fn() };
const takeUpdate = vi.fn();

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

it('offers a new build, and takes it', async () => {
  const { container } = show([UPDATE], { kind: 'none' });
  expect((await screen.findByRole('status')).textContent).toContain(
    'A new version of Risk score is ready (1.1.0).',
  );
  await expectAccessible(container);

  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(takeUpdate.mock.calls).toEqual([['risk']]);
});

it('leaves the person alone until there is another', async () => {
  show([UPDATE], { kind: 'none' });
  fireEvent.click(await screen.findByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('status')).toBeNull();
});

it('asks before a plugin of this machine is loaded, and Enter declines', async () => {
  show([], { kind: 'asked', override: RISK });
  const dialog = await screen.findByRole('dialog', { name: 'Load a plugin from your own machine?' });
  expect(dialog.textContent).toContain('acme-risk');
  expect(dialog.textContent).toContain('http://localhost:4300/plugin.json');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Do not load'));
  await expectAccessible(dialog);

  fireEvent.click(screen.getByRole('button', { name: 'Load' }));
  expect([dev.agree.mock.calls.length, dev.end.mock.calls.length]).toEqual([1, 0]);
});

it('keeps saying where the plugin comes from, what is wrong with it, and leads back', async () => {
  show([], { kind: 'on', override: RISK }, { phase: 'failed', code: 'PLG-401', message: 'no answer' });
  const notice = await screen.findByRole('status');
  expect(notice.textContent).toContain('acme-risk is loaded from http://localhost:4300/plugin.json');
  expect(notice.textContent).toContain('PLG-401: no answer');

  fireEvent.click(screen.getByRole('button', { name: 'Use the deployed version' }));
  expect(dev.end).toHaveBeenCalledTimes(1);
});

it.each(['PLG-305', 'PLG-306'] as const)('says that it was refused, with %s', async (code) => {
  show([], { kind: 'refused', code, text: 'a@b' });
  expect((await screen.findByRole('status')).textContent).toContain(code);
});

it('says that a draft is previewed, with the way to it and back', async () => {
  const stop = vi.fn();
  show([], { kind: 'none' }, undefined, { text: '{}', over: (served) => served, stop });
  expect((await screen.findByRole('status')).textContent).toMatch(/^You are previewing a draft/);
  expect(screen.getByRole('link', { name: 'Open the draft' }).getAttribute('href')).toBe('#/admin/plugins');
  fireEvent.click(screen.getByRole('button', { name: 'End preview' }));
  expect(stop).toHaveBeenCalledTimes(1);
});

function show(
  updates: readonly PluginEntry[],
  request: DevRequest,
  status?: PluginEntry['status'],
  draft: Preview | null = null,
) {
  const registry = { entry: () => ({ status }), subscribe: () => () => undefined };
  const preview = createStore<Preview | null>(() => draft);
  const plugins = {
    dev,
    registry,
    preview,
    served: { plugins: [] },
    takeUpdate,
    log: createIncidentLog(),
    safeMode: { isOn: false },
  };
  const services = { plugins, navigation: { routeHref: (path: string) => `#${path}` } };
  return renderWithTexts(
    <PluginNoticeBar services={services as never} updates={updates} request={request} draft={draft} />,
  );
}
