import path from 'node:path';
import { importedFile, importsOf } from './importsOf.mjs';

const TESTING = /(^|\/)testing\//;

/** @typedef {{ from: string, to: string, start: string, end: string }} Arrow */

/**
 * At every level, folders must import each other in one direction. Biome finds cycles of files only, and
 * no tool for folders reads types in comments.
 * @param {ReadonlyMap<string, string>} sources
 * @returns {string[]}
 */
export function checkFolders(sources) {
  const arrows = [...sources].flatMap(([from, text]) =>
    TESTING.test(from) ? [] : targetsOf(from, text, sources).map((to) => ({ from, to })),
  );
  const meetings = grouped(arrows, ({ from, to }) => meetingPlace(from, to));
  return [...meetings].flatMap(([root, inside]) => circlesIn(root, inside));
}

/**
 * @param {string} from
 * @param {string} text
 * @param {ReadonlyMap<string, string>} sources
 */
function targetsOf(from, text, sources) {
  return importsOf(from, text).flatMap((specifier) => {
    const [, name = ''] = /^@taskweave\/([\w-]+)/.exec(specifier) ?? [];
    if (name === 'plugin-sdk') return ['plugin-sdk/src/index.ts'];
    if (name !== '') return [`shared/${name}/src/any.ts`];
    return importedFile(from, specifier, sources) ?? [];
  });
}

/**
 * @param {string} from
 * @param {string} to
 */
function meetingPlace(from, to) {
  let folder = path.posix.dirname(from);
  while (folder !== '.' && !to.startsWith(`${folder}/`)) folder = path.posix.dirname(folder);
  return folder;
}

/**
 * @param {string} root
 * @param {readonly Pick<Arrow, 'from' | 'to'>[]} inside
 */
function circlesIn(root, inside) {
  const steps = inside
    .map(({ from, to }) => ({ from, to, start: folderIn(root, from), end: folderIn(root, to) }))
    .filter(({ start, end }) => start !== end);
  const next = grouped(steps, ({ start }) => start);
  /** @param {string} start */
  const reached = (start) => {
    const seen = new Set([start]);
    for (const folder of seen) for (const { end } of next.get(folder) ?? []) seen.add(end);
    return seen;
  };
  return steps
    .filter(({ start, end }) => reached(end).has(start))
    .map(({ from, to }) => `${from} imports ${to}, whose folder leads back to it.`);
}

/**
 * @param {string} root
 * @param {string} file below it
 * @returns {string} `.` for files of the root itself
 */
function folderIn(root, file) {
  const [folder = '', ...rest] = (root === '.' ? file : file.slice(root.length + 1)).split('/');
  return rest.length === 0 ? '.' : folder;
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} keyOf
 * @returns {Map<string, Item[]>}
 */
function grouped(items, keyOf) {
  /** @type {Map<string, Item[]>} */
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
