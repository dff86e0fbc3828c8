import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FIRST_REMOTES } from './remoteModules.mjs';

/** Folders with catalogues that the code of the first list brings along. English stays there, for it stands in for all others. */
export const FIRST_TEXTS = [
  'shared/i18n/src/common',
  'shell/src/i18n',
  ...FIRST_REMOTES.map((name) => `remotes/${name}/src/i18n`),
];
/** Languages whose texts are one file, for people who use them. */
const APART = ['de'];

/**
 * How builds for use read those catalogues: from the file that the page's first script asks for. A build for developers has them
 * at hand.
 *
 * @param {string} root of the repository
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
 * Writes each language to a file: catalogues by folder.
 *
 * @param {{ root: string, assets: string }} options
 * @returns {Promise<Record<string, string>>} names of the files by language
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
