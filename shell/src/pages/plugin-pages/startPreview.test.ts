// @vitest-environment jsdom
import { endPreview, resumePreview, startPreview } from '@taskweave/addon-plugin-pages/preview/startPreview';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { contribute, definePlugin } from '@taskweave/plugin-sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { SessionState } from '../../session/SessionStore';
import { createTestServices } from '../../testing/createTestServices';

const KEY = 'taskweave.preview';
const MARY: SessionState = { status: 'signed-in', user: 'mary' };
const OFF = JSON.stringify({ plugins: [{ id: 'cards', enabled: false }] });

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

it('applies the draft in place of what the server says, and ends', async () => {
  const { services, phase } = open();
  await startPreview(services, OFF);
  expect(phase()).toBe('disabled');
  expect(services.plugins.preview.getState()?.text).toEqual(OFF);
  endPreview(services);
  expect(phase()).toBe('ready');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('stays while the server says something new, within what the server trusts now', async () => {
  const { services, phase } = open({ policy: { origins: ['https://a.example', 'https://b.example'] } });
  const text = JSON.stringify({ ...JSON.parse(OFF), policy: { origins: ['https://a.example'] } });
  await startPreview(services, text);
  const { registry } = services.plugins;
  expect(registry.admin.policy.origins).toEqual(['https://a.example']);
  services.plugins.apply(parseAdminFile({}));
  expect(phase()).toBe('disabled');
  expect(registry.admin.policy.origins).toEqual([]);
  endPreview(services);
  expect(registry.admin).toEqual(parseAdminFile({}));
});

it('is there again after a reload, as soon as it is known who is at work', async () => {
  const before = open();
  await startPreview(before.services, OFF);
  // The page goes, and what it keeps stays.
  before.services.plugins.preview.getState()?.stop();
  const { services, phase, session } = open({}, { status: 'checking' });
  resumePreview(services);
  expect(phase()).toBe('ready');
  session.setState(MARY, true);
  await vi.waitFor(() => expect(phase()).toBe('disabled'));
});

it.each<[string, SessionState, readonly string[]]>([
  ['somebody else', { status: 'signed-in', user: 'john' }, ['admin']],
  ['somebody who manages plugins no more', MARY, ['tasklist']],
])('is gone after a reload for %s', async (_, state, apps) => {
  await startPreview(open().services, OFF);
  const { services, phase } = open({}, state, apps);
  resumePreview(services);
  expect(phase()).toBe('ready');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it.each(['{', '7', '{"user":"mary","text":"{"}', '{"user":"mary"}'])('takes nothing from %s', (kept) => {
  sessionStorage.setItem(KEY, kept);
  const { services, phase } = open();
  resumePreview(services);
  expect(phase()).toBe('ready');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('is not taken along into a copy of the tab', async () => {
  const first = open();
  await startPreview(first.services, OFF);
  // The same storage, as a duplicated tab has, while the first page is still there.
  const copy = open();
  resumePreview(copy.services);
  await vi.waitFor(() => expect(sessionStorage.getItem(KEY)).toBe(null));
  expect(copy.phase()).toBe('ready');
  expect(copy.services.plugins.preview.getState()).toBeNull();
  expect(first.phase()).toBe('disabled');
  endPreview(first.services);
});

it('ends in safe mode', async () => {
  await startPreview(open().services, OFF);
  history.replaceState(null, '', '/?plugins=off');
  const { services } = open();
  resumePreview(services);
  expect(services.plugins.preview.getState()).toBeNull();
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('ends when the person leaves', async () => {
  const { services, phase, session } = open();
  await startPreview(services, OFF);
  session.setState({ status: 'signed-out', hasJustLeft: true }, true);
  expect(phase()).toBe('ready');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('is for nobody who may not manage plugins', async () => {
  const { services, phase } = open({}, MARY, ['tasklist']);
  await startPreview(services, OFF);
  expect(phase()).toBe('ready');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('puts another build in its place without asking', async () => {
  const entry = (version: string) => ({ id: 'risk', manifest: `/never/${version}/plugin.json` });
  const { services } = open({ plugins: [entry('1')] });
  const { registry } = services.plugins;
  registry.setStatus('risk', { phase: 'active', loadMs: 1 });
  await startPreview(services, JSON.stringify({ plugins: [entry('2')] }));
  expect(registry.entry('risk')).toMatchObject({ adminEntry: entry('2'), update: null });
  registry.setStatus('risk', { phase: 'active', loadMs: 1 });
  endPreview(services);
  expect(registry.entry('risk')).toMatchObject({ adminEntry: entry('1'), update: null });
});

function open(
  file: object = {},
  state: SessionState = MARY,
  apps: readonly string[] = ['tasklist', 'admin'],
) {
  const part = contribute('tasklist.header', {
    id: 'part',
    component: async () => ({ default: () => null }),
  });
  const { plugins } = createTestServices({
    file,
    builtin: [definePlugin({ id: 'cards', contributions: [part] })],
  });
  const session = createStore<SessionState>(() => state);
  const services = {
    plugins,
    tab: sessionStorage,
    mayManage: () => apps.includes('admin'),
    session: {
      get state() {
        return session.getState();
      },
      subscribe: session.subscribe,
    },
  };
  return { services, session, phase: () => plugins.registry.entry('cards')?.status.phase };
}
