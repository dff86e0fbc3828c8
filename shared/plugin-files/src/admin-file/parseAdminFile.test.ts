import { expect, test } from 'vitest';
import { readConfig } from '../config/readConfig';
import { NO_ADMIN_FILE } from './noAdminFile';
import { parseAdminFile } from './parseAdminFile';

const HASH = 'sha384-AAAA';

test('without a file, everything is as it came, and as strict as it goes', () => {
  expect(parseAdminFile(null)).toEqual({
    policy: NO_ADMIN_FILE.policy,
    plugins: [],
    contributions: {},
    flags: {},
    reports: null,
    problems: [],
    readConfig,
  });
});

test('an entry is read with all it says', () => {
  const { plugins, problems } = parseAdminFile({
    plugins: [
      {
        id: 'acme-risk',
        manifest: 'https://plugins.example/risk/plugin.json',
        integrity: HASH,
        config: { threshold: 80 },
        groups: ['loan-officers'],
      },
    ],
  });

  expect(problems).toEqual([]);
  expect(plugins).toEqual([
    {
      format: 'federation',
      id: 'acme-risk',
      enabled: true,
      manifest: 'https://plugins.example/risk/plugin.json',
      integrity: HASH,
      config: { threshold: 80 },
      groups: ['loan-officers'],
      index: 0,
    },
  ]);
});

test('a module of the old Tasklist is another kind of entry', () => {
  const { plugins } = parseAdminFile({
    plugins: [
      {
        id: 'cats',
        format: 'legacy-esm',
        modules: { '/plugins/cats.js': HASH },
        styles: { '/cats.css': HASH },
      },
    ],
  });

  expect(plugins[0]).toMatchObject({
    format: 'legacy-esm',
    modules: { '/plugins/cats.js': HASH },
    styles: { '/cats.css': HASH },
  });
});

test('a bad entry disables only itself', () => {
  const { plugins, problems } = parseAdminFile({
    plugins: [{ id: 'one', enabled: 'no' }, { id: 'two' }, 7, { enabled: true }],
  });

  expect(plugins.map(({ id }) => id)).toEqual(['two']);
  expect(problems.map(({ pointer, pluginId }) => [pointer, pluginId])).toEqual([
    ['/plugins/0/enabled', 'one'],
    ['/plugins/2', null],
    ['/plugins/3/id', null],
  ]);
});

test.each([
  ['not an object', [], 'PLG-101', '/'],
  ['a list that is none', { plugins: {} }, 'PLG-102', '/plugins'],
  ['an origin with a path', { policy: { origins: ['https://a.example/x'] } }, 'PLG-105', '/policy/origins/0'],
  [
    'an origin that runs code',
    { policy: { origins: ['javascript:alert(1)'] } },
    'PLG-105',
    '/policy/origins/0',
  ],
  ['a policy nobody knows', { policy: { integrity: 'maybe' } }, 'PLG-102', '/policy/integrity'],
  ['a limit of nothing', { policy: { limits: { loadMs: 0 } } }, 'PLG-102', '/policy/limits/loadMs'],
  [
    'an address of another scheme',
    { plugins: [{ id: 'a', manifest: 'data:x' }] },
    'PLG-105',
    '/plugins/0/manifest',
  ],
  [
    'an address without a scheme',
    { plugins: [{ id: 'a', manifest: '//a.example/x' }] },
    'PLG-105',
    '/plugins/0/manifest',
  ],
  [
    'a hash that is none',
    { plugins: [{ id: 'a', manifest: '/x', integrity: 'abc' }] },
    'PLG-106',
    '/plugins/0/integrity',
  ],
  ['an id twice', { plugins: [{ id: 'a' }, { id: 'a' }] }, 'PLG-104', '/plugins/1/id'],
  [
    'a module without an address',
    { plugins: [{ id: 'a', format: 'legacy-esm' }] },
    'PLG-102',
    '/plugins/0/modules',
  ],
  [
    'a module with a wrong hash',
    { plugins: [{ id: 'a', format: 'legacy-esm', modules: { '/a/b.js': 'x' } }] },
    'PLG-106',
    '/plugins/0/modules/~1a~1b.js',
  ],
  ['a contribution without an address', { contributions: { risk: {} } }, 'PLG-105', '/contributions/risk'],
  [
    'a priority that is a text',
    { contributions: { 'tasklist.card:a/b': { priority: '5' } } },
    'PLG-102',
    '/contributions/tasklist.card:a~1b/priority',
  ],
  [
    'a condition that is a text',
    { contributions: { 'tasklist.card:a/b': { when: { groups: 'x' } } } },
    'PLG-102',
    '/contributions/tasklist.card:a~1b/when/groups',
  ],
  ['reports that go nowhere', { reports: {} }, 'PLG-102', '/reports/endpoint'],
] as const)('%s is a problem with its position', (_, content, code, pointer) => {
  const { problems } = parseAdminFile(content);
  expect(problems).toEqual([expect.objectContaining({ code, pointer })]);
});

test('an entry with an unknown member is off, and remarks are none', () => {
  const { plugins, problems } = parseAdminFile({
    $comment: 'ours',
    plugins: [
      { id: 'a', group: ['loan'] },
      { id: 'b', $comment: 'for audits' },
    ],
  });

  expect(plugins.map(({ id }) => id)).toEqual(['b']);
  const message = 'is not a known member; known are id, enabled, config, groups, format, manifest, integrity';
  expect(problems).toEqual([{ code: 'PLG-103', pointer: '/plugins/0/group', message, pluginId: 'a' }]);
});

test('an entry has one message', () => {
  const { problems } = parseAdminFile({ plugins: [{ id: 'a', enabled: 'no', manifest: 7, colour: 'red' }] });
  expect(problems.map(({ pointer }) => pointer)).toEqual(['/plugins/0/enabled']);
});

test('the word on a single contribution is read', () => {
  const { contributions } = parseAdminFile({
    contributions: {
      'tasklist.task.detail:acme-risk/risk': { priority: 650, when: { groups: ['loan'] } },
      'tasklist.task.detail:taskweave-task-detail/diagram': { enabled: false },
    },
  });

  expect(contributions).toEqual({
    'tasklist.task.detail:acme-risk/risk': { enabled: true, priority: 650, when: { groups: ['loan'] } },
    'tasklist.task.detail:taskweave-task-detail/diagram': { enabled: false },
  });
});

test('our own origin needs no word', () => {
  expect(parseAdminFile({ policy: { origins: ['self', 'https://a.example/'] } }).policy.origins).toEqual([
    'https://a.example',
  ]);
});

test('flags are on, off, or on for some', () => {
  const flags = { a: true, b: false, c: { groups: ['sales'], users: ['mary'] } };
  const file = parseAdminFile({ flags });
  expect(file.flags).toEqual(flags);
  expect(file.problems).toEqual([]);
});

test('a wrong flag is left out alone', () => {
  const { flags, problems } = parseAdminFile({ flags: { a: 'yes', b: true, c: { group: ['sales'] } } });
  expect(Object.keys(flags)).toEqual(['b']);
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['PLG-102', '/flags/a'],
    ['PLG-102', '/flags/c'],
  ]);
});

test('a condition on a flag that is not defined is a problem, and stays', () => {
  const address = 'tasklist.card:acme/one';
  const entry = (flag: string) => ({
    flags: { known: true },
    contributions: { [address]: { when: { flag } } },
  });
  expect(parseAdminFile(entry('known')).problems).toEqual([]);
  const { contributions, problems } = parseAdminFile(entry('toString'));
  expect(contributions[address]?.when).toEqual({ flag: 'toString' });
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['PLG-110', '/contributions/tasklist.card:acme~1one/when/flag'],
  ]);
});
