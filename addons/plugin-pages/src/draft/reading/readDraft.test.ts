import type { PluginEntry } from '@taskweave/plugin-files/known-plugins/PluginEntry';
import { defineConfig } from '@taskweave/plugin-sdk';
import { expect, it } from 'vitest';
import { readDraft } from './readDraft';

const forms = {
  isBuiltin: true,
  plugin: {
    manifest: { config: defineConfig({ type: 'object', properties: { limit: { type: 'number' } } }) },
  },
} as unknown as PluginEntry;
const read = (text: string) => readDraft(text, (id) => (id === 'taskweave-forms' ? forms : null));

it('finds nothing wrong in a good file', () => {
  expect(read('{ "plugins": [{ "id": "taskweave-forms" }] }')).toMatchObject({ problems: [] });
});

it('takes an empty text for a file that says nothing', () => {
  expect(read(' \n')).toMatchObject({ content: {}, problems: [] });
});

it.each([
  ['{\n  "plugins": [,]\n}', 'PLG-101', 2, 15],
  ['{\n  "plugins": [\n    { "id": "a", "enabled": "no" }\n  ]\n}', 'PLG-102', 3, 18],
  ['{\n  "plugin": []\n}', 'PLG-103', 2, 3],
  ['{\n  "plugins": [\n    { "enabled": true }\n  ]\n}', 'PLG-102', 3, 5],
  ['{\n  "plugins": [{ "id": "taskweave-from" }]\n}', 'PLG-107', 2, 17],
  ['{\n "plugins": [{ "id": "taskweave-forms", "config": { "limit": "9" } }]\n}', 'PLG-108', 2, 53],
  ['[]', 'PLG-101', 1, 1],
])('says what is wrong in %j, and where', (text, code, line, column) => {
  expect(read(text).problems).toEqual([expect.objectContaining({ code, line, column })]);
});

it.each(['[]', '{', '7'])('makes no file of %s', (text) => {
  expect(read(text).file).toBeNull();
});

it('asks nothing of a plugin that is off', () => {
  expect(read('{ "plugins": [{ "id": "gone", "enabled": false }] }').problems).toEqual([]);
});

it('refuses what the server would not take', () => {
  expect(read(`{ "$comment": "${'x'.repeat(2 ** 20)}" }`).problems).toEqual([
    expect.objectContaining({ code: 'PLG-101', message: 'the file is larger than 1 MB' }),
  ]);
});
