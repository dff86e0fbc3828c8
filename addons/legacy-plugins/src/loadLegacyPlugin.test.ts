import { NO_ADMIN_FILE } from '@taskweave/plugin-files/admin-file/noAdminFile';
import { expect, test, vi } from 'vitest';
import type { LegacyApi } from './LegacyPlugin';
import { type LegacyEdges, type LegacyEntry, loadLegacyPlugin } from './loadLegacyPlugin';

const PAGE = 'https://tasks.example/engine/app/taskweave/default/';
const MAIN = 'https://tasks.example/plugins/cats/plugin.js';
const PART = 'https://tasks.example/plugins/cats/part.js';
const HASH = 'sha384-AAAA';
const CAT = { id: 'cat', pluginPoint: 'tasklist.card', render: () => undefined };

function entry(change: Partial<LegacyEntry> = {}): LegacyEntry {
  return {
    format: 'legacy-esm',
    id: 'cats',
    enabled: true,
    config: null,
    groups: null,
    index: 0,
    modules: { '/plugins/cats/plugin.js': HASH },
    styles: {},
    ...change,
  };
}

function edges(files: Readonly<Record<string, string>>, change: Partial<LegacyEdges> = {}): LegacyEdges {
  return {
    policy: NO_ADMIN_FILE.policy,
    page: PAGE,
    fetch: async (address) => {
      const text = files[String(address)];
      return text === undefined ? new Response('', { status: 404 }) : new Response(text);
    },
    api: {} as LegacyApi,
    preload: vi.fn(async () => undefined),
    importModule: vi.fn(async () => ({ default: CAT })),
    onBlocked: vi.fn(),
    onUnknown: () => undefined,
    ...change,
  };
}

test('brings in what a pinned module contributes', async () => {
  const answer = await loadLegacyPlugin(entry(), edges({ [MAIN]: 'export default {}' }));
  expect(answer).toMatchObject({
    ok: true,
    baseUrl: 'https://tasks.example/plugins/cats/',
    manifest: { id: 'cats', contributes: [{ point: 'tasklist.card', id: 'cat', meta: {} }] },
  });
});

test('has every pinned file checked before the first runs', async () => {
  const order: string[] = [];
  const given = edges(
    { [MAIN]: "import './part.js'; export default {}", [PART]: 'export {}' },
    {
      preload: async ({ address }) => void order.push(`check ${address}`),
      importModule: async (address) => {
        order.push(`run ${address}`);
        return { default: CAT };
      },
    },
  );
  const modules = { '/plugins/cats/plugin.js': HASH, '/plugins/cats/part.js': HASH };
  expect(await loadLegacyPlugin(entry({ modules }), given)).toMatchObject({ ok: true });
  expect(order).toEqual([`check ${MAIN}`, `check ${PART}`, `run ${MAIN}`]);
});

test('runs nothing when one of the files is not what the hash says', async () => {
  const given = edges(
    { [MAIN]: 'export default {}' },
    { preload: () => Promise.reject(new Error('was not accepted')) },
  );
  expect(await loadLegacyPlugin(entry(), given)).toMatchObject({ ok: false, code: 'PLG-404' });
  expect(given.importModule).not.toHaveBeenCalled();
});

test.each([
  ['a file without its hash', { modules: { '/plugins/cats/plugin.js': null } }, { [MAIN]: '' }, 'PLG-301'],
  ['an import that is not listed', {}, { [MAIN]: 'import x from "./part.js"; export default x' }, 'PLG-301'],
  ['an export from elsewhere', {}, { [MAIN]: 'export { default } from "./part.js"' }, 'PLG-301'],
  ['an import by a bare name', {}, { [MAIN]: 'import "react"; export default {}' }, 'PLG-301'],
  ['another origin', { modules: { 'https://evil.example/p.js': HASH } }, {}, 'PLG-303'],
  [
    'a style sheet without its hash',
    { styles: { '/plugins/cats/plugin.css': null } },
    { [MAIN]: '' },
    'PLG-301',
  ],
])('refuses %s', async (_name, change, files, code) => {
  const given = edges(files as Record<string, string>);
  expect(await loadLegacyPlugin(entry(change as Partial<LegacyEntry>), given)).toMatchObject({
    ok: false,
    phase: 'refused',
    code,
  });
  expect(given.importModule).not.toHaveBeenCalled();
});

test.each([
  ['is not listed', 'import("./later.js")', 'PLG-301'],
  ['is not listed, behind a comment', 'import /* webpackIgnore */ ("./later.js")', 'PLG-301'],
  ['is not listed, within a text with placeholders', `\`\${import("./later.js")}\``, 'PLG-301'],
  ['is not listed, after a regular expression', '/[/`]/.test("x") && import("./later.js")', 'PLG-301'],
  ['is not listed, by its letters in code', 'import("./l\\u0061ter.js")', 'PLG-301'],
  ['is listed, with something behind its name', 'import("./part.js?1")', 'PLG-301'],
  ['stands in its own address', 'import("data:text/javascript,alert(1)")', 'PLG-301'],
  ['is asked for as a source', 'import.source("./later.js")', 'PLG-301'],
  ['is named by a variable', 'import(globalThis.name)', 'PLG-308'],
  ['is put together', 'import("./" + "later.js")', 'PLG-308'],
  ['is put together of a text with placeholders', `import(\`./\${'later'}.js\`)`, /PLG-30[18]/],
  ['is asked for relative to the module', 'import(new URL("./later.js", import.meta.url))', 'PLG-308'],
])('refuses a module that imports later what %s @P6', async (_name, code, wanted) => {
  const given = edges({ [MAIN]: `export default { render: () => ${code} }`, [PART]: '' });
  const modules = { '/plugins/cats/plugin.js': HASH, '/plugins/cats/part.js': HASH };
  const answer = await loadLegacyPlugin(entry({ modules }), given);
  expect(answer).toMatchObject({ ok: false, phase: 'refused', code: expect.stringMatching(wanted) });
  expect(given.importModule).not.toHaveBeenCalled();
});

test('takes a module that imports later what is listed', async () => {
  const code = 'export default { pluginPoint: "tasklist.card", render: () => import("./part.js") }';
  const given = edges({
    [MAIN]: `${code}; import.meta.url; "import('./no.js')"; // import('./no.js')`,
    [PART]: '',
  });
  const modules = { '/plugins/cats/plugin.js': HASH, '/plugins/cats/part.js': HASH };
  expect(await loadLegacyPlugin(entry({ modules }), given)).toMatchObject({ ok: true });
  expect(given.preload).toHaveBeenCalledTimes(2);
});

test('does not run what cannot be read as a module', async () => {
  const given = edges({ [MAIN]: 'export default {}; "' });
  expect(await loadLegacyPlugin(entry(), given)).toMatchObject({ phase: 'failed', code: 'PLG-404' });
  expect(given.importModule).not.toHaveBeenCalled();
});

test('refuses a module that is too large, before it is read', async () => {
  const given = edges({ [MAIN]: `export default {}; // ${'x'.repeat(5 * 2 ** 20)}` });
  expect(await loadLegacyPlugin(entry(), given)).toMatchObject({ phase: 'refused', code: 'PLG-211' });
});

test('refuses more plugins than anyone could use', async () => {
  const many = new Array(201).fill({ pluginPoint: 'tasklist.card', render: () => undefined });
  const given = edges({ [MAIN]: '' }, { importModule: async () => ({ default: many }) });
  expect(await loadLegacyPlugin(entry(), given)).toMatchObject({ phase: 'refused', code: 'PLG-210' });
});

test('needs no hashes where the policy asks for none', async () => {
  const given = edges({}, { policy: { ...NO_ADMIN_FILE.policy, integrity: 'off' } });
  const modules = { '/plugins/cats/plugin.js': null };
  expect(await loadLegacyPlugin(entry({ modules }), given)).toMatchObject({ ok: true });
  expect(given.preload).not.toHaveBeenCalled();
});

test.each([
  ['a missing file', {}, 'PLG-402'],
  ['a dead server', { fetch: () => Promise.reject(new TypeError('failed to fetch')) }, 'PLG-401'],
  [
    'a file with another hash',
    {
      fetch: async (_address: unknown, init?: RequestInit) => {
        if (init?.integrity !== undefined) throw new TypeError('failed to fetch');
        return new Response('');
      },
    },
    'PLG-302',
  ],
])('reports %s', async (_name, change, code) => {
  expect(await loadLegacyPlugin(entry(), edges({}, change as Partial<LegacyEdges>))).toMatchObject({ code });
});

test.each([
  ['throws', () => Promise.reject(new Error('boom')), 'PLG-404', 'boom'],
  ['exports nothing', () => Promise.resolve({}), 'PLG-501', 'exports no plugin'],
])('reports a module that %s', async (_name, importModule, code, message) => {
  const given = edges({ [MAIN]: 'export default {}' }, { importModule });
  expect(await loadLegacyPlugin(entry(), given)).toMatchObject({
    code,
    message: expect.stringContaining(message),
  });
});

test('gives up a module that hangs', async () => {
  vi.useFakeTimers();
  const given = edges({ [MAIN]: 'export default {}' }, { importModule: () => new Promise(() => undefined) });
  const answer = loadLegacyPlugin(entry(), given);
  await vi.advanceTimersByTimeAsync(NO_ADMIN_FILE.policy.limits.loadMs);
  vi.useRealTimers();
  expect(await answer).toMatchObject({ phase: 'failed', code: 'PLG-403' });
});
