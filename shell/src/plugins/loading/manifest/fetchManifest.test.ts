import { NO_ADMIN_FILE } from '@taskweave/plugin-files/admin-file/noAdminFile';
import { expect, it, vi } from 'vitest';
import { fetchManifest, type ManifestEdges } from './fetchManifest';

const MANIFEST = {
  manifestVersion: 1,
  id: 'risk',
  version: '1.0.0',
  requires: { sdk: '^0.1.0' },
  entry: { container: 'plugin_risk', file: 'entry.js', integrity: 'sha384-AA' },
};
const REQUEST = { id: 'risk', manifest: '/plugins/risk/plugin.json', integrity: 'sha384-AA' };

it('finds a plugin good, and where its files are', async () => {
  expect(await answer({})).toMatchObject({
    ok: true,
    plugin: { baseUrl: 'https://tasks.example/plugins/risk/', manifest: { id: 'risk' } },
  });
});

it('hands the hash to the browser', async () => {
  const send = vi.fn(async () => Response.json(MANIFEST));
  await fetchManifest(REQUEST, edges({ fetch: send }));
  expect(send).toHaveBeenCalledWith(
    new URL('https://tasks.example/plugins/risk/plugin.json'),
    expect.objectContaining({ integrity: 'sha384-AA' }),
  );
});

it.each([
  ['no hash where every one is required @P2', { request: { integrity: null } }, 'refused', 'PLG-301'],
  ['a foreign origin @P3', { request: { manifest: 'https://evil.example/p.json' } }, 'refused', 'PLG-303'],
  ['a dead server', { fetch: dead }, 'failed', 'PLG-401'],
  ['a status', { fetch: async () => new Response('', { status: 503 }) }, 'failed', 'PLG-402'],
  ['a missing file whose hash is known', { fetch: missing }, 'failed', 'PLG-402'],
  ['a hanging server', { fetch: hanging }, 'failed', 'PLG-403'],
  ['another content than the pinned one', { fetch: tampered }, 'refused', 'PLG-302'],
  [
    'more than a megabyte',
    { fetch: async () => new Response(`{"manifestVersion":1,"x":"${'x'.repeat(2 ** 20)}"}`) },
    'refused',
    'PLG-209',
  ],
  [
    'more parts than anyone could use',
    { fetch: async () => Response.json({ manifestVersion: 1, contributes: new Array(201).fill({}) }) },
    'refused',
    'PLG-210',
  ],
  ['a page', { fetch: async () => new Response('<html>') }, 'refused', 'PLG-201'],
  ['another plugin', { manifest: { id: 'cats' } }, 'refused', 'PLG-204'],
  ['a newer manifest', { manifest: { manifestVersion: 9 } }, 'incompatible', 'PLG-203'],
  ['another SDK', { manifest: { requires: { sdk: '^2.0.0' } } }, 'incompatible', 'PLG-205'],
  [
    'another React',
    { manifest: { requires: { sdk: '^0.1.0', react: '^18.0.0' } } },
    'incompatible',
    'PLG-208',
  ],
  [
    'a newer engine',
    { manifest: { requires: { sdk: '^0.1.0', engine: { operaton: '>=2' } } } },
    'incompatible',
    'PLG-206',
  ],
  [
    'an entry without a hash',
    { manifest: { entry: { container: 'a', file: 'a.js' } } },
    'refused',
    'PLG-301',
  ],
] as const)('%s is refused with its code', async (_, given, phase, code) => {
  expect(await answer(given)).toMatchObject({ ok: false, status: { phase, code } });
});

it('takes a manifest of our own origin without a hash where the policy allows it', async () => {
  const policy = { ...NO_ADMIN_FILE.policy, integrity: 'same-origin-only' } as const;
  expect(await fetchManifest({ ...REQUEST, integrity: null }, edges({ policy }))).toMatchObject({ ok: true });
});

it('asks for the engine only where a plugin has a word on it', async () => {
  const engine = vi.fn(async () => null);
  await fetchManifest(REQUEST, edges({ engine }));
  expect(engine).not.toHaveBeenCalled();
});

interface Given {
  readonly request?: object;
  readonly manifest?: object;
  readonly fetch?: typeof fetch;
}

function answer({ request = {}, manifest = {}, fetch: send }: Given) {
  return fetchManifest(
    { ...REQUEST, ...request },
    edges({ fetch: send ?? (async () => Response.json({ ...MANIFEST, ...manifest })) }),
  );
}

function edges(change: Partial<ManifestEdges>): ManifestEdges {
  return {
    policy: { ...NO_ADMIN_FILE.policy, limits: { ...NO_ADMIN_FILE.policy.limits, manifestMs: 20 } },
    page: 'https://tasks.example/app/taskweave/default/',
    sdkVersion: '0.1.0',
    reactVersion: '19.3.1',
    fetch: async () => Response.json(MANIFEST),
    engine: async () => ({ product: 'operaton', version: '1.0.3' }),
    ...change,
  };
}

async function dead(): Promise<Response> {
  throw new TypeError('Failed to fetch');
}

async function tampered(_: unknown, init?: RequestInit): Promise<Response> {
  if (init?.integrity !== undefined) throw new TypeError('Failed to fetch');
  return Response.json(MANIFEST);
}

async function missing(_: unknown, init?: RequestInit): Promise<Response> {
  if (init?.integrity !== undefined) throw new TypeError('Failed to fetch');
  return new Response('', { status: 404 });
}

function hanging(_: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
}
