import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findStyleFaults } from '../../shared/i18n/src/testing/findStyleFaults';
import { inRepository } from '../process/paths.mjs';
import { checkLanguage } from '../translations/checkLanguage.mjs';
import { findFaults, findWordFaults } from '../translations/findFaults.mjs';
import { addedLanguages, translatedPlaces } from '../translations/places.mjs';

const LITERAL = /['"%]([\w.:/-]+)['"%]|`(\w(?:[\w.:/-]|\$\{[^`{}]*\})*)`/g;

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Keys whose parts the sources do not show together. Each needs a reason.
 * @type {readonly RegExp[]}
 */
const MADE_ELSEWHERE = [
  /^do\.PLG-\d+$/,
  /^delegation\.(mine|other)\.(me|nobody)$/,
  /^draft\.change\.plugin\.\w+$/,
  /^search\.copy(\.(copied|failed))?$/,
];

/** The search reads these words, and its own test checks their tables; nothing shows them. */
const READ_ONLY = /^shared\/(widgets\/src\/search\/(words|sentences)|ui\/src\/date-time-picker\/day-words)\//;

const rooms = ['shell', ...childrenOf('remotes'), ...childrenOf('addons'), ...childrenOf('shared')];
const catalogues = rooms.flatMap((room) =>
  filesOf(room)
    .filter((file) => file.endsWith('/en.json') && !READ_ONLY.test(file))
    .map((file) => ({ room, file })),
);

it('finds the catalogues of all rooms', () => {
  expect(catalogues.map(({ room }) => room)).toEqual(
    expect.arrayContaining(['shell', 'shared/ui', ...childrenOf('remotes')]),
  );
});

it.each(childrenOf('remotes'))('%s has the compiler check the keys of its texts', (room) => {
  expect(readFileSync(inRepository(room, 'src/plugin.ts'), 'utf8')).toMatch(
    /interface Register \{\s+texts: typeof en\b/,
  );
  const { references } = JSON.parse(readFileSync(inRepository('tsconfig.json'), 'utf8'));
  expect(references).toContainEqual({ path: room });
});

const COMMON = 'shared/i18n/src/common/en.json';

it.each(catalogues.filter(({ file }) => file !== COMMON))(
  '$file leaves the words that several rooms show to the common catalogue',
  ({ file }) => {
    const german = (/** @type {string} */ name) => name.replace(/en\.json$/, 'de.json');
    const wordsOf = (/** @type {string} */ name) =>
      Object.entries(read(name)).map(([key, text]) => [key, `${text} / ${read(german(name))[key]}`]);
    const common = new Set(wordsOf(COMMON).map(([, words]) => words));
    expect(wordsOf(file).filter(([, words = '']) => common.has(words))).toEqual([]);
  },
);

it('every common word is shown in more than one place', () => {
  const sources = rooms.flatMap(filesOf).filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  const texts = sources.map((file) => readFileSync(inRepository(file), 'utf8'));
  const keys = Object.keys(read(COMMON)).map((key) => `'${key.replace(PLURAL, '')}'`);
  expect(keys.filter((key) => texts.filter((text) => text.includes(key)).length < 2)).toEqual([]);
});

describe.each(catalogues)('$file', ({ file }) => {
  const [en, de] = [read(file), read(file.replace(/en\.json$/, 'de.json'))];

  it('has every text, with its placeholders and plural forms, in both languages', () => {
    expect(Object.keys(en)).not.toEqual([]);
    expect([...findFaults(en, de, 'de'), ...findFaults(en, en, 'en')]).toEqual([]);
  });

  it('is written by one rule', () => {
    expect(findStyleFaults({ en, de })).toEqual([]);
  });
});

it.each(addedLanguages(inRepository()))('shared/languages/%s is complete', (tag) => {
  expect(checkLanguage(inRepository(), tag)).toEqual([]);
});

it.each(
  translatedPlaces(inRepository()).filter(
    ({ kind, namespaces }) => kind === 'words' && namespaces.length > 0,
  ),
)('$file has the same meanings in German', ({ file }) => {
  expect(findWordFaults(readTable(file), readTable(file.replace(/en\.json$/, 'de.json')))).toEqual([]);
});

describe('every text is used by the sources of its room', () => {
  it.each(catalogues.filter(({ room }) => !room.startsWith('shared/')))('$file', ({ room, file }) => {
    const isUsed = usesIn(room);
    expect(Object.keys(read(file)).filter((key) => !isUsed(key.replace(PLURAL, '')))).toEqual([]);
  });
});

it.each(rooms)('%s shows no text of a catalogue that the file does not load', (room) => {
  const own = catalogues.filter((catalogue) => catalogue.room === room).map(({ file }) => file);
  const late = own.filter((file) => file !== join(room, 'src/i18n/en.json') && file !== COMMON);
  const unloaded = filesOf(room).flatMap((file) => {
    if (!/\.tsx?$/.test(file) || /\.test\.|\/testing\//.test(file)) return [];
    const text = readFileSync(inRepository(file), 'utf8');
    if (!/\buse(Texts|Translation)[(<]/.test(text)) return [];
    const folders = [...text.matchAll(/from '(\.[^']+)'|import en from/g)].map(([, from]) =>
      from === undefined ? dirname(file) : dirname(join(dirname(file), from)),
    );
    const keysOf = (/** @type {(catalogue: string) => boolean} */ wanted) =>
      new Set(own.filter(wanted).flatMap((catalogue) => Object.keys(read(catalogue)).map(stemOf)));
    const loaded = keysOf((catalogue) => !late.includes(catalogue) || folders.includes(dirname(catalogue)));
    const lateKeys = keysOf((catalogue) => late.includes(catalogue));
    const code = text.replaceAll(/^ *\*.*$/gm, '');
    return [...code.matchAll(/\bt\(\s*'([^']+)'/g)].flatMap(([, key = '']) =>
      lateKeys.has(key) && !loaded.has(key) ? [`${file}: ${key}`] : [],
    );
  });
  expect(unloaded).toEqual([]);
});

/** @param {string} key */
function stemOf(key) {
  return key.replace(PLURAL, '');
}

/**
 * @param {string} file
 * @returns {Record<string, string>}
 */
function read(file) {
  return JSON.parse(readFileSync(inRepository(file), 'utf8'));
}

/**
 * @param {string} file
 * @returns {import('../translations/findFaults.mjs').WordTable}
 */
function readTable(file) {
  return JSON.parse(readFileSync(inRepository(file), 'utf8'));
}

/** @param {string} parent */
function childrenOf(parent) {
  return readdirSync(inRepository(parent)).map((name) => `${parent}/${name}`);
}

/**
 * @param {string} room
 * @returns {string[]} from the root of the repository
 */
function filesOf(room) {
  const folder = inRepository(room, 'src');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.map((name) => join(room, 'src', name));
}

/**
 * @param {string} room
 * @returns {(key: string) => boolean} whether a source of the room has the key, whole or as a template
 */
function usesIn(room) {
  const whole = new Set();
  const templates = new Set();
  for (const source of filesOf(room)) {
    if (!/\.tsx?$/.test(source) || /\.test\.tsx?$|\/testing\//.test(source)) continue;
    for (const [, quoted, template] of readFileSync(inRepository(source), 'utf8').matchAll(LITERAL)) {
      if (quoted !== undefined) whole.add(quoted);
      if (template !== undefined) templates.add(patternOf(template));
    }
  }
  const patterns = [...templates].map((pattern) => new RegExp(pattern)).concat(MADE_ELSEWHERE);
  return (key) => whole.has(key) || patterns.some((pattern) => pattern.test(key));
}

/**
 * `form.${action}Error` stands for every key with one part in that place.
 *
 * @param {string} template
 */
function patternOf(template) {
  const parts = template.split(/\$\{[^}]*\}/);
  return `^${parts.map((part) => part.replaceAll(/[.]/g, '\\.')).join('[\\w-]+')}$`;
}
