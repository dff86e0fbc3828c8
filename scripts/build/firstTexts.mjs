import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FIRST_REMOTES } from './remoteModules.mjs';

export const FIRST_TEXTS = [
  'shared/i18n/src/common',
  'shell/src/i18n',
  ...FIRST_REMOTES.map((name) => `remotes/${name}/src/i18n`),
];
const APART = ['de'];

/**
 * Production builds read them from one file per language, which the page's first script loads; development builds bundle them.
 * @param {string} root
 * @returns {import('@rspack/core').RuleSetRule}
 */
export function firstTextsRule(root) {
  return {
    test: FIRST_TEXTS.flatMap((folder) => APART.map((tag) => path.join(root, folder, `${tag}.json`))),
    type: 'javascript/auto',
    loader: path.join(root, 'scripts/build/firstTextsLoader.mjs'),
    options: { root },
  };
}

/**
 * @param {{ root: string, assets: string }} options
 * @returns {Promise<Record<string, string>>}
 */
export async function writeFirstTexts({ root, assets }) {
  /** @type {Record<string, string>} */
  const names = {};
  for (const tag of APART) {
    const catalogues = await Promise.all(
      FIRST_TEXTS.map(async (folder) => [
        folder,
        JSON.parse(await readFile(path.join(root, folder, `${tag}.json`), 'utf8')),
      ]),
    );
    const content = JSON.stringify(Object.fromEntries(catalogues));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    const name = `texts-${tag}.${hash}.json`;
    await writeFile(path.join(assets, name), content);
    names[tag] = name;
  }
  return names;
}
