import { createI18n } from '@taskweave/i18n/createI18n';
import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { expect, it, vi } from 'vitest';
import { createDevTools } from '../createDevTools';
import { devPolicy, readDevRequest, withOverride, withoutDevRequest } from './DevOverride';

const LINK = '?plugins=off&plugin-dev=acme-risk@http://localhost:4300/plugin.json';
const RISK = { id: 'acme-risk', manifest: 'http://localhost:4300/plugin.json' };

it.each([
  ['deny', { kind: 'refused', code: 'PLG-305', text: 'acme-risk@http://localhost:4300/plugin.json' }],
  ['confirm', { kind: 'asked', override: RISK }],
  ['allow', { kind: 'on', override: RISK }],
] as const)('a link under the policy %s', (policy, expected) => {
  expect(readDevRequest(policy, { search: LINK, storage: storageOf() })).toEqual(expected);
});

it.each([
  'acme-risk@https://evil.example/plugin.json',
  'acme-risk@http://localhost.evil.example/plugin.json',
  'acme-risk@http://127.0.0.1.evil.example/plugin.json',
  'acme-risk@http://localhost@evil.example/plugin.json',
  'acme-risk@http://user:pass@localhost/plugin.json',
  'acme-risk@//localhost/plugin.json',
  'acme-risk@javascript:alert(1)//localhost',
  'acme-risk@/plugin.json',
  '@http://localhost:4300/plugin.json',
  'Acme@http://localhost:4300/plugin.json',
])('the link to %s is refused under every policy @P7', (text) => {
  const search = `?${new URLSearchParams({ 'plugin-dev': text })}`;
  expect(readDevRequest('allow', { search, storage: storageOf() })).toMatchObject({ code: 'PLG-306' });
});

it.each(['http://127.0.0.1:1/p.json', 'http://[::1]:4300/p.json', 'https://risk.localhost/p.json'])(
  'takes %s for this machine',
  (manifest) => {
    const search = `?plugin-dev=acme-risk@${manifest}`;
    expect(readDevRequest('allow', { search, storage: storageOf() })).toMatchObject({
      override: { manifest },
    });
  },
);

it('remembers what the person agreed to for this tab, and takes the request out of the address', () => {
  const { dev, root, storage, replaceAddress } = start('confirm', LINK);
  expect([dev.override, root.dataset.pluginDev]).toEqual([null, 'asked']);
  expect(replaceAddress.mock.calls).toEqual([]);

  dev.agree();
  expect([dev.override, root.dataset.pluginDev]).toEqual([RISK, 'on']);
  expect(replaceAddress.mock.calls).toEqual([['/app/?plugins=off']]);
  expect(readDevRequest('confirm', { search: '', storage })).toEqual({ kind: 'on', override: RISK });
});

it('forgets it when the person wants the deployed one back', () => {
  const { dev, root, storage } = start('allow', '', RISK);
  dev.end();
  expect([dev.override, root.dataset.pluginDev]).toEqual([null, undefined]);
  expect(readDevRequest('allow', { search: '', storage })).toEqual({ kind: 'none' });
});

it('forgets it by ?plugin-dev=off', () => {
  const { dev, storage, replaceAddress } = start('allow', '?plugin-dev=off', RISK);
  expect(dev.request).toEqual({ kind: 'none' });
  expect(replaceAddress.mock.calls).toEqual([['/app/']]);
  expect(readDevRequest('allow', { search: '', storage })).toEqual({ kind: 'none' });
});

it.each([
  ['deny', LINK, 'PLG-305'],
  ['allow', '?plugin-dev=acme-risk@https://evil.example/p.json', 'PLG-306'],
] as const)('under the policy %s tells once that %s was refused', async (policy, search, code) => {
  const { dev, root, replaceAddress } = start(policy, search);
  const notify = vi.fn();
  await dev.tell(notify, createI18n({ languages: ['en'], browserLanguages: ['en'] }));
  expect(root.dataset.pluginDev).toBe('refused');
  expect(replaceAddress).toHaveBeenCalledOnce();
  expect(notify.mock.calls).toEqual([[{ kind: 'error', title: expect.stringContaining(code) }]]);
});

it.each([
  ['a policy that denies by now', 'deny', RISK],
  ['an address that is not of this machine', 'allow', { ...RISK, manifest: 'https://evil.example/p.json' }],
  ['rubbish', 'allow', 7],
] as const)('keeps nothing under %s', (_, policy, kept) => {
  expect(readDevRequest(policy, { search: '', storage: storageOf(kept) })).toEqual({ kind: 'none' });
});

it('puts the plugin in place of the deployed one, with its configuration', () => {
  const file = parseAdminFile({
    plugins: [
      {
        id: 'acme-risk',
        manifest: 'https://p.example/p.json',
        integrity: 'sha384-AA',
        enabled: false,
        config: { a: 1 },
      },
      { id: 'other', manifest: '/o.json' },
    ],
  });
  expect(withOverride(file, RISK).plugins).toMatchObject([
    { id: 'acme-risk', manifest: RISK.manifest, integrity: null, enabled: true, config: { a: 1 }, index: 0 },
    { id: 'other' },
  ]);
});

it('adds a plugin that is not deployed', () => {
  expect(withOverride(parseAdminFile({}), RISK).plugins).toMatchObject([{ id: 'acme-risk', config: null }]);
});

it('allows its origin, and asks for no hash of it', () => {
  const { policy } = parseAdminFile({});
  expect(devPolicy(policy, RISK)).toMatchObject({ integrity: 'off', origins: ['http://localhost:4300'] });
});

it('keeps the rest of the address', () => {
  expect(withoutDevRequest({ pathname: '/app/', search: LINK, hash: '#/?task=1' })).toBe(
    '/app/?plugins=off#/?task=1',
  );
});

function start(policy: 'deny' | 'confirm' | 'allow', search: string, kept?: unknown) {
  const [root, storage, replaceAddress] = [{ dataset: {} as DOMStringMap }, storageOf(kept), vi.fn()];
  const address = { pathname: '/app/', search, hash: '' };
  return {
    dev: createDevTools({ policy, address, storage, replaceAddress, root }),
    root,
    storage,
    replaceAddress,
  };
}

function storageOf(kept?: unknown) {
  const stored = new Map<string, string>(
    kept === undefined ? [] : [['taskweave.plugin-dev', JSON.stringify(kept)]],
  );
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}
