import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findEnglish, findFaults, findWordFaults } from './findFaults.mjs';
import { readPlace } from './packOf.mjs';
import { LANGUAGES, translatedPlaces } from './places.mjs';

const GLOSSARY = 'glossary';
/** Terms of a glossary, and sentences of a search, that a language needs at least. */
const LEAST = { terms: 60, sentences: 30 };

/**
 * @param {string} root
 * @param {string} tag
 * @returns {string[]} a line for each fault
 */
export function checkLanguage(root, tag) {
  const folder = path.join(root, LANGUAGES, tag);
  if (!existsSync(folder)) return [`There is no folder ${LANGUAGES}/${tag}.`];
  if (!isTag(tag)) return [`"${tag}" is no tag of a language: take one like "fr" or "pt-BR".`];
  const places = translatedPlaces(root);
  const known = new Set([GLOSSARY, ...places.map(({ name }) => name)].map((name) => `${name}.json`));
  return [
    ...readdirSync(folder)
      .filter((file) => !known.has(file))
      .map((file) => `${file} is superfluous.`),
    ...fewerThan(LEAST.terms, readPlace(root, tag, GLOSSARY), GLOSSARY),
    ...places.flatMap((place) => checkPlace(root, tag, place)),
  ];
}

/**
 * Words that are the same in English, which may be right or forgotten.
 * @param {string} root
 * @param {string} tag
 */
export function sharedWords(root, tag) {
  const texts = translatedPlaces(root)
    .filter(({ kind }) => kind === 'texts')
    .flatMap(({ name, file }) => findEnglish(readEnglish(root, file), readPlace(root, tag, name)).shared);
  return [...new Set(texts)].sort();
}

/**
 * @param {string} root
 * @param {string} tag
 * @param {import('./places.mjs').Place} place
 * @returns {string[]}
 */
function checkPlace(root, tag, { name, file, kind, namespaces }) {
  const broken = faultOfJson(path.join(root, LANGUAGES, tag, `${name}.json`));
  if (broken !== null) return [`${name}.json: ${broken}`];
  const english = readEnglish(root, file);
  if (!existsSync(path.join(root, LANGUAGES, tag, `${name}.json`)))
    return [`${name}.json is missing: ${Object.keys(english).length} entries, as in ${file}.`];
  const given = readPlace(root, tag, name);
  if (kind === 'words' && namespaces.length === 0) return fewerThan(LEAST.sentences, given, name);
  const faults =
    kind === 'words'
      ? findWordFaults(english, given)
      : [...findFaults(english, given, tag), ...findEnglish(english, given).untranslated];
  return faults.map((fault) => `${name}.json: ${fault}`);
}

/**
 * @param {number} least
 * @param {object} given
 * @param {string} name
 */
function fewerThan(least, given, name) {
  const { length } = Object.keys(given);
  return length < least ? [`${name}.json has ${length} entries of at least ${least}.`] : [];
}

/** @param {string} file */
function faultOfJson(file) {
  try {
    if (existsSync(file)) JSON.parse(readFileSync(file, 'utf8'));
    return null;
  } catch (error) {
    return error instanceof SyntaxError ? error.message : String(error);
  }
}

/**
 * @param {string} root
 * @param {string} file
 */
function readEnglish(root, file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

/** @param {string} tag */
function isTag(tag) {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag && Intl.PluralRules.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
