import { assert, constantFrom, dictionary, jsonValue, oneof, property, string, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { parseAdminFile } from './admin-file/parseAdminFile';
import { readConfig } from './config/readConfig';
import { parseManifest } from './manifest/parseManifest';
import { readSettings } from './settings/readSettings';

const names = constantFrom(
  ...[
    'policy',
    'plugins',
    'contributions',
    'flags',
    'reports',
    'settings',
    'origins',
    'backends',
    'integrity',
    'limits',
  ],
  ...[
    'id',
    'enabled',
    'config',
    'groups',
    'manifest',
    'format',
    'modules',
    'styles',
    'when',
    'flag',
    'priority',
    'users',
  ],
  ...[
    'manifestVersion',
    'version',
    'requires',
    'sdk',
    'entry',
    'container',
    'file',
    'preload',
    'labels',
    'contributes',
  ],
  ...[
    'point',
    'meta',
    'href',
    'shortcuts',
    'customScripts',
    'endpoint',
    'sampleRate',
    '__proto__',
    'constructor',
  ],
);
const values = oneof(
  constantFrom(
    true,
    false,
    null,
    0,
    1,
    -1,
    1e9,
    '',
    '*',
    'https://a.example',
    'javascript:alert(1)',
    '//evil.example',
    'federation',
  ),
  constantFrom('legacy-esm', 'off', 'required', 'sha384-x', '../up', 'tasklist.task.detail', '1.0.0', '#{x}'),
  string(),
  jsonValue(),
);
const nested = dictionary(names, oneof(values, dictionary(names, oneof(values, dictionary(names, values)))));
const json = oneof(jsonValue(), nested).map((value) => JSON.parse(JSON.stringify(value)));

const MANIFEST = {
  manifestVersion: 1,
  id: 'acme-risk',
  version: '1.0.0',
  requires: { sdk: '*' },
  entry: {
    format: 'federation',
    container: 'acme_risk',
    file: 'remoteEntry.js',
    integrity: `sha384-${'A'.repeat(64)}`,
  },
  preload: [],
  labels: { en: { tab: 'Risk' } },
  contributes: [{ point: 'tasklist.task.detail', id: 'risk', meta: { label: 'tab' } }],
};

it('whatever the administrator’s file holds, reading it never fails and trusts nothing that it does not name', () => {
  assert(
    property(json, (content) => {
      const file = parseAdminFile(content);
      const text = JSON.stringify(content);
      for (const origin of [...file.policy.origins, ...file.policy.backends])
        expect(text).toContain(JSON.stringify(origin));
      if (!text.includes('integrity')) expect(file.policy.integrity).toBe('required');
      expect(typeof readSettings(content).shortcuts).toBe('object');
    }),
  );
});

it('one thing that is wrong in the file costs no entry beside it', () => {
  const good = { id: 'acme-risk', manifest: '/risk/plugin.json', integrity: `sha384-${'A'.repeat(64)}` };
  assert(
    property(json, (other) => {
      const { plugins } = parseAdminFile({ plugins: [other, good] });
      expect(plugins.some(({ id }) => id === 'acme-risk')).toBe(true);
    }),
  );
});

it('whatever a server sends as a manifest is a manifest or a fault with a code', () => {
  const spoilt = tuple(constantFrom(...Object.keys(MANIFEST)), values).map(([name, value]) => ({
    ...MANIFEST,
    [name]: value,
  }));
  const spoiltPart = tuple(names, values).map(([name, value]) => ({
    ...MANIFEST,
    contributes: [{ ...MANIFEST.contributes[0], [name]: value }],
  }));
  assert(
    property(oneof(json, spoilt, spoiltPart), (content) => {
      const result = parseManifest(content, null);
      if (!result.ok) {
        expect(result.code).toMatch(/^PLG-2\d\d$/);
        return;
      }
      expect(parseManifest(JSON.parse(JSON.stringify(result.manifest)), null)).toEqual(result);
    }),
  );
});

it('a configuration is what the plugin declares, or a problem', () => {
  const schema = {
    type: 'object',
    properties: {
      limit: { type: 'number', minimum: 0, default: 70 },
      names: { type: 'array', items: { type: 'string' } },
    },
    additionalProperties: false,
  } as const;
  assert(
    property(oneof(json, dictionary(constantFrom('limit', 'names'), values)), (value) => {
      const result = readConfig(schema, value);
      if (!result.ok) {
        expect(result.problems.length).toBeGreaterThan(0);
        return;
      }
      const { limit, names: listed = [] } = result.config as { limit: number; names?: string[] };
      expect(limit >= 0 && listed.every((name) => typeof name === 'string')).toBe(true);
    }),
  );
});
