import { expect, test } from 'vitest';
import { parseManifest } from './parseManifest';

const GOOD = {
  manifestVersion: 1,
  id: 'acme-risk',
  version: '1.4.2',
  requires: { sdk: '^0.1.0', engine: '>=7.18' },
  entry: {
    format: 'federation',
    container: 'plugin_acme_risk',
    file: 'remoteEntry.9c.js',
    integrity: 'sha384-AA',
  },
  preload: [{ file: 'plugin.js', integrity: 'sha384-BB', as: 'script' }],
  labels: { en: { 'tab.risk': 'Risk' } },
  contributes: [
    {
      point: 'tasklist.task.detail',
      id: 'risk',
      priority: 700,
      when: { groups: ['loan'] },
      meta: { label: 'x' },
    },
  ],
};

test('a manifest is read whole', () => {
  expect(parseManifest(GOOD, 'acme-risk')).toEqual({ ok: true, manifest: GOOD });
});

test('members of a later build are left out', () => {
  expect(parseManifest({ ...GOOD, colour: 'red' }, 'acme-risk')).toEqual({ ok: true, manifest: GOOD });
});

test.each([
  ['a page instead of a manifest', '<html>', 'PLG-201'],
  ['an empty object', {}, 'PLG-201'],
  ['a newer version', { ...GOOD, manifestVersion: 2 }, 'PLG-203'],
  ['another plugin', { ...GOOD, id: 'acme-fraud' }, 'PLG-204'],
  ['an id with a slash', { ...GOOD, id: 'acme/risk' }, 'PLG-202'],
  ['no range of the SDK', { ...GOOD, requires: {} }, 'PLG-202'],
  ['no entry', { ...GOOD, entry: undefined }, 'PLG-202'],
  ['an entry elsewhere', { ...GOOD, entry: { ...GOOD.entry, file: '../../evil.js' } }, 'PLG-202'],
  ['an entry of another host', { ...GOOD, entry: { ...GOOD.entry, file: '//evil.example/x.js' } }, 'PLG-202'],
  ['an entry by scheme', { ...GOOD, entry: { ...GOOD.entry, file: 'https://evil.example/x.js' } }, 'PLG-202'],
  ['a container that is code', { ...GOOD, entry: { ...GOOD.entry, container: 'a;alert(1)' } }, 'PLG-202'],
  ['a hash that is none', { ...GOOD, entry: { ...GOOD.entry, integrity: 'yes' } }, 'PLG-202'],
  ['a link that is a script @P8', withLink({ label: 'x', href: 'javascript:alert(1)' }), 'PLG-213'],
  ['a link to a server that data names', withLink({ label: 'x', href: 'https://{name}/' }), 'PLG-213'],
  ['a link without a label', withLink({ href: 'https://crm.example/' }), 'PLG-213'],
  [
    'two contributions of one name',
    {
      ...GOOD,
      contributes: [
        { point: 'a', id: 'x' },
        { point: 'b', id: 'x' },
        { point: 'a', id: 'x' },
      ],
    },
    'PLG-202',
  ],
  ['a contribution without a point', { ...GOOD, contributes: [{ id: 'x' }] }, 'PLG-202'],
  [
    'a priority that is a text',
    { ...GOOD, contributes: [{ point: 'a', id: 'x', priority: '1' }] },
    'PLG-202',
  ],
  ['a configuration that is no object', { ...GOOD, config: { type: 'string' } }, 'PLG-202'],
  ['a schema that nobody understands', { ...GOOD, config: { type: 'object', oneOf: [] } }, 'PLG-202'],
  ['a server that is no origin', { ...GOOD, backends: ['https://risk.example/api'] }, 'PLG-202'],
  ['labels that are a text', { ...GOOD, labels: { en: 'Risk' } }, 'PLG-202'],
])('%s is refused', (_, content, code) => {
  expect(parseManifest(content, 'acme-risk')).toMatchObject({ ok: false, code });
});

test('the place of the mistake is named', () => {
  const result = parseManifest(
    { ...GOOD, contributes: [{ point: 'a', id: 'x', when: { groups: 'y' } }] },
    null,
  );

  expect(result).toMatchObject({ message: '/contributes/0/when/groups must be a list.' });
});

test('a link has its address from the manifest, or from the configuration', () => {
  for (const href of ['https://crm.example/{businessKey}', { config: 'crm' }]) {
    expect(parseManifest(withLink({ label: 'x', href }), null)).toMatchObject({ ok: true });
  }
});

test('an href at a point that has no links is metadata like any other', () => {
  const contributes = [{ point: 'acme-desk.widget', id: 'a', meta: { href: 7 } }];
  expect(parseManifest({ ...GOOD, contributes }, null)).toMatchObject({ ok: true });
});

function withLink(meta: object) {
  return { ...GOOD, contributes: [{ point: 'tasklist.task.action', id: 'crm', meta }] };
}
