import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPluginDefinition } from './readPluginDefinition.mjs';

/** @type {string} */
let folder;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plugin-'));
});

afterEach(() => rm(folder, { recursive: true }));

test('the declaration of a plugin is read, and its code stays unloaded', async () => {
  const { definition } = await read({
    'plugin.ts': `
      import { contribute, definePlugin } from '@taskweave/plugin-sdk';
      export default definePlugin({ id: 'risk', contributions: [
        contribute('tasklist.task.detail', { id: 'tab', label: '%tab%', priority: 7, component: () => import('./gone') }),
      ] });`,
  });

  expect(definition).toMatchObject({
    id: 'risk',
    contributions: [{ point: 'tasklist.task.detail', id: 'tab', priority: 7, meta: { label: '%tab%' } }],
  });
});

test('data may come from other files, which are named', async () => {
  const { definition, files } = await read({
    'plugin.ts': `
      import en from './en.json';
      import { ID } from './id';
      export default { id: ID, translations: { en }, contributions: [] };`,
    'id.ts': `export const ID: string = 'risk';`,
    'en.json': '{ "tab": "Risk" }',
  });

  expect(definition).toMatchObject({ id: 'risk', translations: { en: { tab: 'Risk' } } });
  expect(files.map((file) => path.basename(file)).sort()).toEqual(['en.json', 'id.ts', 'plugin.ts']);
});

test('languages in their own files are read, and those that are computed stay as they are', async () => {
  const { definition, files } = await read({
    'plugin.ts': `
      import en from './en.json';
      const later = () => Promise.resolve({ default: { tab: 'Risque' } });
      export default { id: 'risk', translations: { en, de: () => import('./de.json'), it: () => import(/* a hint */ './it.json'), fr: later }, contributions: [] };`,
    'en.json': '{ "tab": "Risk" }',
    'de.json': '{ "tab": "Risiko" }',
    'it.json': '{ "tab": "Rischio" }',
  });

  expect(definition.translations).toEqual({
    en: { tab: 'Risk' },
    de: { tab: 'Risiko' },
    it: { tab: 'Rischio' },
    fr: expect.any(Function),
  });
  expect(files.map((file) => path.basename(file))).toContain('de.json');
});

test('a file that declares nothing is named', async () => {
  await expect(read({ 'plugin.ts': 'export const a = 1;' })).rejects.toThrow(/plugin\.ts must export/);
});

test('code that runs while the file is read is refused', async () => {
  await expect(
    read({ 'plugin.ts': `await import('./side-effect'); export default { id: 'a', contributions: [] };` }),
  ).rejects.toThrow();
});

/** @param {Record<string, string>} files */
async function read(files) {
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return readPluginDefinition(path.join(folder, 'plugin.ts'));
}
