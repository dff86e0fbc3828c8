import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOMS = ['shared', 'remotes', 'addons'];
const USE = /(?:^import (?!type)[^'";]* from |\bimport\((?:\/\*[^*]*\*\/ )?)'(\.[^']*en\.json)'/gm;
const NAMESPACE =
  /(?:\b(?:defineTexts|addTranslations)\(\s*|\bdefinePlugin\(\{\s*id: |\bconst TEXTS = |\bnamespace: )'([^']+)'/g;
export const LANGUAGES = 'shared/languages';

/**
 * An English catalogue or table of words, and where the page looks for its translations.
 * @typedef {object} Place
 * @property {string} name of the translation's file: `widgets.search.texts` for `shared/widgets/src/search/texts/en.json`
 * @property {string} file of the English one, from the root
 * @property {'texts' | 'words'} kind
 * @property {readonly string[]} namespaces empty for what only tests read
 */

/** @param {string} file */
export function nameOf(file) {
  return file
    .replace(/^(?:remotes|shared|addons)\//, '')
    .split('/')
    .filter((part) => part !== 'src')
    .slice(0, -1)
    .join('.');
}

/**
 * @param {string} root
 * @returns {Place[]}
 */
export function translatedPlaces(root) {
  const rooms = ['shell', ...ROOMS.flatMap((parent) => childrenOf(root, parent))];
  return rooms.flatMap((room) => placesIn(root, room)).sort((one, other) => (one.file < other.file ? -1 : 1));
}

/**
 * @param {string} root
 * @param {string} room
 * @returns {Place[]}
 */
function placesIn(root, room) {
  const files = filesBelow(path.join(root, room, 'src')).map((file) =>
    path.relative(root, file).replaceAll('\\', '/'),
  );
  const catalogues = files.filter((file) => path.basename(file) === 'en.json');
  if (catalogues.length === 0) return [];
  const namespaces = namespacesIn(root, files);
  return catalogues.map((file) => {
    const table = Object.values(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
    const isTexts = table.every((text) => typeof text === 'string');
    const users = namespaces.get(file);
    const name = nameOf(file);
    if (!isTexts) return { name, file, kind: 'words', namespaces: users === undefined ? [] : [name] };
    if (users === undefined || users.size === 0) throw new Error(`No source says the namespace of ${file}.`);
    return { name, file, kind: 'texts', namespaces: [...users] };
  });
}

/**
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {Map<string, Set<string>>} by catalogue
 */
function namespacesIn(root, files) {
  /** @type {Map<string, Set<string>>} */
  const found = new Map();
  for (const source of files) {
    if (!/\.tsx?$/.test(source) || /\.test\.|\/testing\//.test(source)) continue;
    const code = readFileSync(path.join(root, source), 'utf8');
    for (const [, catalogue = ''] of code.matchAll(USE)) {
      const file = path.posix.join(path.posix.dirname(source), catalogue);
      const names = [...code.matchAll(NAMESPACE)].map(([, name = '']) => name);
      found.set(file, new Set([...(found.get(file) ?? []), ...names]));
    }
  }
  return found;
}

/**
 * The languages beside English and German, which stand beside the sources.
 * @param {string} root
 */
export function addedLanguages(root) {
  return childrenOf(root, LANGUAGES)
    .map((folder) => path.basename(folder))
    .sort();
}

/**
 * @param {string} root
 * @param {string} parent
 */
function childrenOf(root, parent) {
  const folder = path.join(root, parent);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${parent}/${name}`);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (!entry.isDirectory()) return [place];
    return entry.name === 'node_modules' ? [] : filesBelow(place);
  });
}
