import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import type { RegisteredPlugin } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import type { PluginManifest } from '@taskweave/plugin-sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { createIncidentLog, type IncidentLog } from '../faults/IncidentLog';
import { createPluginRegistry, type PluginRegistry } from '../registry/PluginRegistry';
import type { ManifestAnswer } from './manifest/fetchManifest';
import { createPluginArrivals, type PluginArrivals } from './PluginArrivals';

const UNPINNED = { plugins: [{ id: 'risk', manifest: '/risk/plugin.json' }] };
const PINNED = { plugins: [{ ...UNPINNED.plugins[0], integrity: 'sha384-AA' }] };
const PINNED_ANEW = { plugins: [{ ...UNPINNED.plugins[0], integrity: 'sha384-BB' }] };

let registry: PluginRegistry;
let arrivals: PluginArrivals;
let log: IncidentLog;
let answer: ManifestAnswer;
const fetchManifest = vi.fn(async () => answer);
const holds = vi.fn(() => false);

beforeEach(() => {
  holds.mockReturnValue(false);
  answer = { ok: true, plugin: build('1.0.0') };
});

it('keeps a build off the page that was taken off it before', async () => {
  holds.mockReturnValue(true);
  await start(PINNED);
  expect(registry.entry('risk')?.status).toMatchObject({ phase: 'quarantined', code: 'PLG-604' });
});

it('offers another pinned build of a plugin that is in use, and leaves the one on the page', async () => {
  await start(PINNED);
  use();
  await redeploy('1.1.0', PINNED_ANEW);
  expect(registry.updates.map(({ id }) => id)).toEqual(['risk']);
  expect(versionOnPage()).toBe('1.0.0');

  registry.takeUpdate('risk');
  expect(versionOnPage()).toBe('1.1.0');
  expect(registry.entry('risk')?.adminEntry).toEqual(expect.objectContaining({ integrity: 'sha384-BB' }));
  expect(registry.updates).toEqual([]);
});

it('takes another pinned build at once where no code of the plugin is on the page', async () => {
  await start(PINNED);
  await redeploy('1.1.0', PINNED_ANEW);
  expect(versionOnPage()).toBe('1.1.0');
  expect(registry.updates).toEqual([]);
});

it('leaves the build on the page where the other is refused, and reports it', async () => {
  await start(PINNED);
  use();
  answer = { ok: false, status: { phase: 'refused', code: 'PLG-302', message: 'not the pinned one' } };
  registry.apply(parseAdminFile(PINNED_ANEW));
  arrivals.fetchListed();
  await vi.waitFor(() => expect(log.incidents).toMatchObject([{ code: 'PLG-302', pluginId: 'risk' }]));
  expect(versionOnPage()).toBe('1.0.0');
  expect(registry.updates).toEqual([]);
  expect(registry.at('tasklist.header')).toHaveLength(1);
});

it('drops the offer when the file goes back', async () => {
  await start(PINNED);
  use();
  await redeploy('1.1.0', PINNED_ANEW);
  registry.apply(parseAdminFile(PINNED));
  expect(registry.updates).toEqual([]);
  expect(versionOnPage()).toBe('1.0.0');
});

it('offers a new build under the same address, once', async () => {
  await start(UNPINNED);
  use();
  answer = { ok: true, plugin: build('1.1.0') };
  await arrivals.lookForBuilds();
  await arrivals.lookForBuilds();
  expect(registry.updates).toHaveLength(1);
  expect(fetchManifest).toHaveBeenCalledTimes(2);
});

it.each([
  ['the same build', UNPINNED, { ok: true, plugin: build('1.0.0') }],
  ['no answer', UNPINNED, { ok: false, status: { phase: 'failed', code: 'PLG-401', message: '' } }],
  ['a pinned plugin', PINNED, { ok: true, plugin: build('1.1.0') }],
  [
    'a plugin of elsewhere',
    { plugins: [{ id: 'risk', manifest: 'https://p.example/p.json' }] },
    { ok: true, plugin: build('1.1.0') },
  ],
] as const)('offers nothing for %s', async (_, file, next) => {
  await start(file);
  use();
  answer = next;
  await arrivals.lookForBuilds();
  expect(registry.updates).toEqual([]);
});

it('takes a new build in place of one that was taken off the page', async () => {
  await start(UNPINNED);
  registry.setStatus('risk', { phase: 'quarantined', code: 'PLG-604', message: '' });
  answer = { ok: true, plugin: build('1.1.0') };
  await arrivals.lookForBuilds();
  expect(registry.entry('risk')?.status.phase).toBe('ready');
});

it('refuses a second plugin with the same container', async () => {
  const file = { plugins: [...PINNED.plugins, { id: 'twin', manifest: '/twin.json' }] };
  await start(file, 1);
  answer = { ok: true, plugin: build('1.0.0', 'twin') };
  arrivals.fetchListed();
  await vi.waitFor(() => expect(registry.entry('twin')?.status).toMatchObject({ code: 'PLG-207' }));
});

it('takes that of two twins which stands first in the file, whichever answers first', async () => {
  const file = { plugins: [{ id: 'twin', manifest: '/twin.json' }, ...PINNED.plugins] };
  await start(PINNED);
  registry.apply(parseAdminFile(file));
  answer = { ok: true, plugin: build('1.0.0', 'twin') };
  arrivals.fetchListed();
  await vi.waitFor(() => expect(registry.entry('twin')?.status.phase).toBe('ready'));
  expect(registry.entry('risk')?.status).toMatchObject({ phase: 'refused', code: 'PLG-207' });
  expect(registry.at('tasklist.header').map(({ key }) => key)).toEqual(['twin/x']);
});

async function start(
  file: { readonly plugins: readonly object[] },
  count = file.plugins.length,
): Promise<void> {
  registry = createPluginRegistry({
    builtin: [],
    admin: parseAdminFile({ ...file, plugins: file.plugins.slice(0, count) }),
  });
  log = createIncidentLog();
  arrivals = createPluginArrivals({
    registry,
    log,
    quarantine: { holds, fault: () => false, release: () => undefined },
    policyOf: () => registry.admin.policy,
    page: 'https://tasks.example/app/',
    fetchManifest,
    fetchLegacy: async () => ({ phase: 'failed', code: 'PLG-401', message: '' }),
    take: (id) => registry.takeUpdate(id),
  });
  arrivals.fetchListed();
  await vi.waitFor(() => expect(registry.entry('risk')?.plugin).not.toBeNull());
  registry.apply(parseAdminFile(file));
}

function use(): void {
  registry.setStatus('risk', { phase: 'active', loadMs: 1 });
}

async function redeploy(version: string, file: object): Promise<void> {
  answer = { ok: true, plugin: build(version) };
  registry.apply(parseAdminFile(file));
  arrivals.fetchListed();
  await vi.waitFor(() => expect(fetchManifest).toHaveBeenCalledTimes(2));
  await Promise.resolve();
}

function versionOnPage(): string | undefined {
  return registry.entry('risk')?.plugin?.manifest.version;
}

function build(version: string, id = 'risk'): RegisteredPlugin {
  const manifest: PluginManifest = {
    manifestVersion: 1,
    id,
    version,
    requires: { sdk: '*' },
    entry: { format: 'federation', container: 'plugin_risk', file: 'entry.js', integrity: '' },
    preload: [],
    labels: {},
    contributes: [{ point: 'tasklist.header', id: 'x', meta: {} }],
  };
  return { manifest, baseUrl: 'https://tasks.example/risk/' };
}
