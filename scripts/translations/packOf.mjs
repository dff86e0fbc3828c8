import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, translatedPlaces } from './places.mjs';

/** What people see before the rest of the language is there. */
const FIRST = [
  'filters.i18n',
  'i18n.common',
  'i18n.due-texts',
  'shell.i18n',
  'shell.welcome',
  'task-list.i18n',
  'ui.kit-text',
];

/**
 * What the page loads of a language, in two files: one for the first list and the sign-in page, one for the rest.
 * @param {string} root
 * @param {string} tag
 * @returns {{ first: object, more: object }} each a `LanguagePack` of `@taskweave/i18n`
 */
export function packOf(root, tag) {
  const places = translatedPlaces(root);
  const pack = (/** @type {boolean} */ isFirst) => {
    const wanted = places.filter(({ name }) => FIRST.includes(name) === isFirst);
    return { texts: textsOf(root, tag, wanted), words: wordsOf(root, tag, wanted) };
  };
  return { first: pack(true), more: pack(false) };
}

/**
 * @param {string} root
 * @param {string} tag
 * @param {readonly import('./places.mjs').Place[]} places
 */
function textsOf(root, tag, places) {
  /** @type {Record<string, Record<string, string>>} */
  const texts = {};
  for (const { name, kind, namespaces } of places) {
    if (kind !== 'texts') continue;
    for (const namespace of namespaces)
      texts[namespace] = { ...texts[namespace], ...readPlace(root, tag, name) };
  }
  return texts;
}

/**
 * @param {string} root
 * @param {string} tag
 * @param {readonly import('./places.mjs').Place[]} places
 */
function wordsOf(root, tag, places) {
  const tables = places.filter(({ kind, namespaces }) => kind === 'words' && namespaces.length > 0);
  return Object.fromEntries(tables.map(({ name }) => [name, readPlace(root, tag, name)]));
}

/**
 * @param {string} root
 * @param {string} tag
 * @param {string} name
 */
export function readPlace(root, tag, name) {
  const file = path.join(root, LANGUAGES, tag, `${name}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
