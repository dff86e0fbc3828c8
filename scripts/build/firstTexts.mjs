import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packOf } from '../translations/packOf.mjs';
import { addedLanguages } from '../translations/places.mjs';
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
 * @returns {Promise<Record<string, readonly string[]>>} by language: the file for the first list, and the one for the rest
 */
export async function writeTexts({ root, assets }) {
  const write = async (/** @type {string} */ name, /** @type {unknown} */ pack) => {
    const content = JSON.stringify(pack);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
    await writeFile(path.join(assets, `${name}.${hash}.json`), content);
    return `${name}.${hash}.json`;
  };
  /** @type {Record<string, readonly string[]>} */
  const names = { en: [] };
  for (const tag of APART) names[tag] = [await write(`texts-${tag}`, await firstTextsIn(root, tag))];
  for (const tag of addedLanguages(root)) {
    const { first, more } = packOf(root, tag);
    names[tag] = [await write(`texts-${tag}`, first), await write(`texts-${tag}-more`, more)];
  }
  return names;
}

/**
 * @param {string} root
 * @param {string} tag
 */
async function firstTextsIn(root, tag) {
  const catalogues = await Promise.all(
    FIRST_TEXTS.map(async (folder) => [
      folder,
      JSON.parse(await readFile(path.join(root, folder, `${tag}.json`), 'utf8')),
    ]),
  );
  return { texts: Object.fromEntries(catalogues), words: {} };
}

/**
 * What the page knows of its languages, in the order of their names.
 * @param {Record<string, readonly string[]>} texts
 * @param {string} base
 */
export function filesOf(texts, base) {
  const languages = Object.entries(texts).map(([tag, names]) => ({
    tag,
    name: languageName(tag),
    texts: names.map((name) => base + name),
  }));
  const { compare } = new Intl.Collator('en');
  return Object.fromEntries(
    languages.sort((one, other) => compare(one.name, other.name)).map(({ tag, ...rest }) => [tag, rest]),
  );
}

/** @param {string} tag */
function languageName(tag) {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
