import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call } from '../testing/pluginProject';
import { checkConfigCommand } from './checkConfig';
import { pinCommand } from './pin';

const MANIFEST = JSON.stringify({
  manifestVersion: 1,
  id: 'acme-risk',
  version: '1.0.0',
  requires: { sdk: '^0.1.0' },
  entry: { container: 'plugin_acme_risk', file: 'entry.js', integrity: 'sha384-AA' },
  contributes: [{ point: 'tasklist.task.detail', id: 'risk', priority: 700, when: { flag: 'risk' } }],
  backends: ['https://risk.example'],
  config: { type: 'object', properties: { threshold: { type: 'number' } } },
});
const CRM = JSON.stringify({
  ...JSON.parse(MANIFEST),
  contributes: [
    { point: 'tasklist.task.action', id: 'crm', meta: { label: 'CRM', href: { config: 'address' } } },
  ],
  config: { type: 'object', properties: { address: { type: 'string' } } },
});
const HASH = `sha384-${createHash('sha384').update(MANIFEST).digest('base64')}`;
const BUILTIN = {
  manifestVersion: 1,
  id: 'taskweave-task-detail',
  version: '1.0.0',
  requires: { sdk: '^0.1.0' },
  entry: { container: 'plugin_detail', file: 'entry.js' },
  config: { type: 'object', properties: { tabs: { type: 'string' } } },
  contributes: [
    { point: 'tasklist.task.detail', id: 'form', priority: 1000 },
    { point: 'tasklist.task.detail', id: 'new', priority: 10, when: { flag: 'new' } },
  ],
};
const PAGE = `<script type="application/json" id="taskweave-runtime">${JSON.stringify({ builtin: [{ manifest: BUILTIN }] })}</script>`;

let server: Server;
let origin: string;
let folder: string;

beforeEach(async () => {
  server = createServer((request, response) => {
    const known: Record<string, string> = {
      '/risk/plugin.json': MANIFEST,
      '/crm/plugin.json': CRM,
      '/own/plugin.json': JSON.stringify({
        ...JSON.parse(MANIFEST),
        id: OWN,
        backends: [],
        contributes: [{ point: 'tasklist.task.detail', id: 'risk', priority: 700 }],
      }),
      '/newer/plugin.json': MANIFEST.replace('^0.1.0', '^2.0.0'),
      '/app/': PAGE,
    };
    const answer = known[request.url ?? ''];
    response.writeHead(answer === undefined ? 404 : 200).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(path.join(tmpdir(), 'check-'));
});

afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('a good file passes, and the order at each point is printed with our own parts', async () => {
  const { code, printed } = await check({
    plugins: [{ id: 'acme-risk', manifest: '/risk/plugin.json', integrity: HASH }],
  });

  expect(code).toBe(0);
  expect(printed).toEqual([
    'tasklist.task.detail',
    '    1000  taskweave-task-detail/form',
    '     700  acme-risk/risk',
    '      10  taskweave-task-detail/new',
  ]);
});

test('parts without code are printed with the others', async () => {
  const parts = [{ kind: 'column', id: 'amount', label: 'Amount', variable: 'amount', priority: 5 }];
  const { code, printed } = await check({ plugins: [{ id: 'acme', format: 'declared', parts }] });
  expect(code).toBe(0);
  expect(printed).toContain('       5  acme/amount');
});

test.each([
  ['another hash', { integrity: 'sha384-AAAA' }, 'PLG-302'],
  ['no hash where one is required', {}, 'PLG-301'],
  ['an address without an answer', { manifest: '/gone.json', integrity: HASH }, 'PLG-402'],
  ['a server of an origin that is not allowed', { manifest: 'https://other.example/p.json' }, 'PLG-303'],
  ['another plugin', { id: 'acme-fraud', integrity: HASH }, 'PLG-204'],
])('%s is an error', async (_, entry, expected) => {
  const { code, errors } = await check({
    plugins: [{ id: 'acme-risk', manifest: '/risk/plugin.json', ...entry }],
  });

  expect(code).toBe(1);
  expect(errors[0]).toContain(expected);
});

test('a configuration that the plugin does not understand is an error with its place', async () => {
  const entry = { id: 'acme-risk', manifest: '/risk/plugin.json', integrity: HASH };
  const { code, errors } = await check({ plugins: [{ ...entry, config: { threshold: 'high' } }] });

  expect(code).toBe(1);
  expect(errors[0]).toBe('acme-risk: PLG-108: /plugins/0/config/threshold must be a number.');
});

test.each([
  ['javascript:alert(1)', 1],
  ['https://crm.example/{id}', 0],
])('the configured address of a link, %s', async (address, expected) => {
  const entry = { id: 'acme-risk', manifest: '/crm/plugin.json', config: { address } };
  const { code, errors } = await check({ policy: { integrity: 'off' }, plugins: [entry] });
  expect(code).toEqual(expected);
  expect(errors.join().includes('PLG-213')).toEqual(expected === 1);
});

test('a plugin made for another SDK is an error', async () => {
  const { errors } = await check({
    policy: { integrity: 'off' },
    plugins: [{ id: 'acme-risk', manifest: '/newer/plugin.json' }],
  });
  expect(errors[0]).toContain('PLG-205');
});

test('a contribution that no plugin declares is a warning, and no error', async () => {
  const { code, errors } = await check({
    contributions: {
      'tasklist.card:acme-risk/badge': { priority: 1 },
      'tasklist.login:taskweave-shell/default-login-form': { enabled: false },
    },
  });

  expect(code).toBe(0);
  expect(errors).toEqual([
    'warning: "contributions" names tasklist.card:acme-risk/badge, which no plugin declares.',
  ]);
});

test('a server that the plugin may not call is a warning, and no error', async () => {
  const plugins = [{ id: 'acme-risk', manifest: '/risk/plugin.json', integrity: HASH }];
  const { code, errors } = await check({ plugins, flags: { risk: true } });
  expect(code).toBe(0);
  expect(errors.join('\n')).toContain('https://risk.example, which policy.backends');
  const allowed = await check({
    plugins,
    flags: { risk: true },
    policy: { backends: ['https://risk.example'] },
  });
  expect(allowed.errors).toEqual([]);
});

test.each([
  [{ risk: false }, []],
  [
    {},
    [
      'warning: tasklist.task.detail:acme-risk/risk asks for the flag risk, which "flags" does not define: it is hidden.',
    ],
  ],
])('with the flags %j', async (flags, expected) => {
  const entry = { id: 'acme-risk', manifest: '/risk/plugin.json', integrity: HASH };
  const { code, errors } = await check({
    plugins: [entry],
    flags,
    policy: { backends: ['https://risk.example'] },
  });
  expect(code).toBe(0);
  expect(errors).toEqual(expected);
});

test('a mistake in the file has its line and column', async () => {
  const { code, errors } = await check({ plugins: [{ enabled: true }] });

  expect(code).toBe(1);
  expect(errors[0]).toMatch(/plugins\.json:1:13 error PLG-102 \/plugins\/0\/id/);
});

test.each([
  [
    'taskweave-task-details',
    1,
    ['taskweave-task-details: PLG-107: no part of the application has this id, and no manifest is named.'],
  ],
  ['taskweave-task-detail', 0, []],
])('switching off %s, which comes with the application or does not', async (id, expected, complaints) => {
  const { code, errors } = await check({ plugins: [{ id, enabled: false }] });
  expect([code, errors]).toEqual([expected, complaints]);
});

test('a byte order mark, which servers and browsers read over, is no mistake', async () => {
  expect(await checkText('\uFEFF{}')).toMatchObject({ code: 0, errors: [] });
});

test('a text that is no JSON has the position where it stops being JSON', async () => {
  const { code, errors } = await checkText('{\n  "plugins": [,]\n}');
  expect(code).toBe(1);
  expect(errors[0]).toMatch(/plugins\.json:2:\d+ error PLG-101/);
});

test('pin prints an entry that passes', async () => {
  const { code, printed, errors } = await call(pinCommand, `${origin}/risk/plugin.json`);

  expect(code).toBe(0);
  expect(errors.join()).toContain(`{"origins":["${origin}"],"backends":["https://risk.example"]}`);
  expect(JSON.parse(printed.join(''))).toEqual({
    id: 'acme-risk',
    manifest: `${origin}/risk/plugin.json`,
    integrity: HASH,
  });
});

const OWN = 'taskweave-task-detail';
const STAYS = `${OWN}: the built-in part stays on the page without this.`;

test.each([
  ['a wrong value', { enabled: 'true' }, 'PLG-102'],
  ['a replacement without an answer', { manifest: '/gone.json', integrity: HASH }, 'PLG-402'],
  ['a replacement with another id', { manifest: '/risk/plugin.json', integrity: HASH }, 'PLG-204'],
  ['a wrong configuration', { config: { tabs: 3 } }, 'PLG-108'],
])('a part of the application stays, as on the page: %s', async (_, entry, code) => {
  const result = await check({ plugins: [{ id: OWN, ...entry }] });
  expect(result.code).toBe(1);
  expect(result.errors.join('\n')).toContain(code);
  expect(result.errors).toContain(STAYS);
  expect(result.printed).toContain(`    1000  ${OWN}/form`);
});

test('a part of the application that is switched off or replaced is not in the order', async () => {
  expect(await check({ plugins: [{ id: OWN, enabled: false }] })).toMatchObject({
    code: 0,
    errors: [],
    printed: [],
  });
  const replaced = await check({
    policy: { integrity: 'off' },
    plugins: [{ id: OWN, manifest: '/own/plugin.json' }],
  });
  expect(replaced).toMatchObject({
    code: 0,
    errors: [],
    printed: ['tasklist.task.detail', `     700  ${OWN}/risk`],
  });
});

function check(content: object) {
  return checkText(JSON.stringify(content));
}

async function checkText(text: string) {
  const file = path.join(folder, 'plugins.json');
  await writeFile(file, text);
  return call(checkConfigCommand, file, '--page', `${origin}/app/`);
}
