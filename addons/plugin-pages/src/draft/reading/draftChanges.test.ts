import { parseAdminFile } from '@taskweave/plugin-files/admin-file/parseAdminFile';
import { expect, it } from 'vitest';
import { draftChanges } from './draftChanges';

const risk = { id: 'risk', manifest: '/risk/1/plugin.json' };
const maps = { id: 'maps', manifest: '/maps/1/plugin.json' };

it.each<[string, object, object, readonly unknown[]]>([
  ['nothing', { plugins: [risk] }, { plugins: [{ ...risk, enabled: true }] }, []],
  ['a new plugin', {}, { plugins: [risk] }, [['plugin.added', 'risk']]],
  ['a plugin less', { plugins: [risk, maps] }, { plugins: [maps] }, [['plugin.removed', 'risk']]],
  ['off', { plugins: [risk] }, { plugins: [{ ...risk, enabled: false }] }, [['plugin.off', 'risk']]],
  ['on', { plugins: [{ ...risk, enabled: false }] }, { plugins: [risk] }, [['plugin.on', 'risk']]],
  [
    'an entry with an error',
    { plugins: [risk] },
    { plugins: [{ ...risk, enabled: 'no' }] },
    [['plugin.broken', 'risk']],
  ],
  [
    'what an entry of a part of the application says',
    {},
    { plugins: [{ id: 'taskweave-forms', enabled: false }] },
    [['plugin.off', 'taskweave-forms']],
  ],
  [
    'that a part of the application is as shipped again',
    { plugins: [{ id: 'taskweave-forms', config: { a: 1 } }] },
    {},
    [['plugin.setting', 'taskweave-forms: config.a', '1', null]],
  ],
  [
    'another build',
    { plugins: [risk] },
    { plugins: [{ ...risk, manifest: '/risk/2/plugin.json' }] },
    [['plugin.version', 'risk']],
  ],
  [
    'its configuration',
    { plugins: [{ ...risk, config: { a: 1, b: 2 } }] },
    { plugins: [{ ...risk, config: { a: 1, b: 3 } }] },
    [['plugin.setting', 'risk: config.b', '2', '3']],
  ],
  [
    'whom it is for',
    { plugins: [risk] },
    { plugins: [{ ...risk, groups: ['sales'] }] },
    [['plugin.setting', 'risk: groups', null, '["sales"]']],
  ],
  [
    'the order',
    { plugins: [risk, maps] },
    { plugins: [maps, risk] },
    [['order', '', 'risk, maps', 'maps, risk']],
  ],
  [
    'a part',
    {},
    { contributions: { 'tasklist.card:risk/badge': { enabled: false } } },
    [['part', 'tasklist.card:risk/badge', null, '{"enabled":false}']],
  ],
  ['a flag', { flags: { a: true } }, { flags: { a: false } }, [['flag', 'a', 'true', 'false']]],
])('names %s', (_, before, after, expected) => {
  expect(changes(before, after).map(summary)).toEqual(expected);
});

it.each([
  [{ policy: { origins: ['https://plugins.example'] } }, 'policy.origins', true],
  [{ policy: { integrity: 'off' } }, 'policy.integrity', true],
  [{ policy: { limits: { loadMs: 500 } } }, 'policy.limits', false],
  [{ app: { name: 'Inbox' } }, 'app', true],
  [{ reports: { endpoint: '/reports' } }, 'reports', true],
])('says of %j whether a preview can show it', (after, name, needsServer) => {
  expect(changes({}, after)).toEqual([expect.objectContaining({ kind: 'setting', name, needsServer })]);
});

function changes(before: object, after: object) {
  const [served, draft] = [before, after].map((content) => ({ content, file: parseAdminFile(content) }));
  if (served === undefined || draft === undefined) throw new Error('Two files are compared.');
  return draftChanges(served, draft);
}

function summary({ kind, name, before, after }: ReturnType<typeof changes>[number]) {
  return before === null && after === null ? [kind, name] : [kind, name, before, after];
}
