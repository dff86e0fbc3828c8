import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MOST_FILES } from './rooms.mjs';

/** `from './a'`, `import './a'` and `import('./a')`, types included. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.[^'"]+)['"]/g;
const SOURCE = /\.(tsx?|mjs)$/;
const OTHER = /\.(test|test-d|gallery)\.|\.d\.ts$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];
/** What only tests use may reach everywhere. */
const ASIDE = ['testing'];

/**
 * Looks at how the folders of each room import each other, and how full they are.
 *
 * @param {string} repository
 * @param {readonly import('./rooms.mjs').Room[]} rooms
 * @returns {readonly string[]} what is wrong, in sentences; nothing where every arrow points down
 *
 * @example checkRooms(root, ROOMS) // ['shell/src: boot/boot.ts imports app/App.tsx, which stands above it.']
 */
export function checkRooms(repository, rooms) {
  return rooms.flatMap((room) => {
    const root = path.join(repository, room.root);
    const files = sourcesBelow(root);
    const arrows = arrowsBetween(root, files);
    const faults = room.order ? againstOrder(room.order, files, arrows) : inCircles(arrows);
    return [...faults, ...crowds(files, room.crowds)].map((fault) => `${room.root}: ${fault}`);
  });
}

/**
 * Looks at which shared rooms import which.
 *
 * @param {string} repository
 * @param {readonly string[]} order names of the rooms from the bottom to the top
 * @returns {readonly string[]} what is wrong, in sentences
 */
export function checkSharedRooms(repository, order) {
  const shared = path.join(repository, 'shared');
  const rooms = readdirSync(shared, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return rooms.flatMap(({ name }) => {
    if (!order.includes(name)) return [`shared/${name} has no place in the order (scripts/lint/rooms.mjs).`];
    return sourcesBelow(path.join(shared, name, 'src')).flatMap((file) => {
      const code = readFileSync(path.join(shared, name, 'src', file), 'utf8');
      return [...code.matchAll(/from '@taskweave\/([\w-]+)/g)]
        .filter(([, other = '']) => order.indexOf(other) >= order.indexOf(name))
        .map(([, other]) => `shared/${name}/src/${file} imports ${other}, which stands above it.`);
    });
  });
}

/**
 * @param {string} root
 * @param {string} [folder]
 * @returns {readonly string[]} relative to the root
 */
function sourcesBelow(root, folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return ASIDE.includes(entry.name) ? [] : sourcesBelow(root, place);
    return SOURCE.test(entry.name) && !OTHER.test(entry.name) ? [place] : [];
  });
}

/** @param {string} file */
function folderOf(file) {
  return file.includes('/') ? (file.split('/')[0] ?? '.') : '.';
}

/**
 * @typedef {{ readonly from: string, readonly to: string }} Arrow
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {readonly Arrow[]} imports from one folder to another
 */
function arrowsBetween(root, files) {
  return files.flatMap((from) => {
    const code = readFileSync(path.join(root, from), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return [...code.matchAll(IMPORT)].flatMap(([, specifier = '']) => {
      const base = path.posix.join(path.posix.dirname(from), specifier);
      const to = ENDINGS.map((ending) => base + ending).find((file) => files.includes(file));
      return to === undefined || folderOf(to) === folderOf(from) ? [] : [{ from, to }];
    });
  });
}

/**
 * @param {readonly string[]} order
 * @param {readonly string[]} files
 * @param {readonly Arrow[]} arrows
 */
function againstOrder(order, files, arrows) {
  const unplaced = [...new Set(files.map(folderOf))].filter((folder) => !order.includes(folder));
  const up = arrows.filter(({ from, to }) => order.indexOf(folderOf(to)) > order.indexOf(folderOf(from)));
  return [
    ...unplaced.map((folder) => `the folder ${folder} has no place in the order (scripts/lint/rooms.mjs).`),
    ...up.map(({ from, to }) => `${from} imports ${to}, which stands above it.`),
  ];
}

/** @param {readonly Arrow[]} arrows */
function inCircles(arrows) {
  /** @param {string} start */
  const reached = (start) => {
    const seen = new Set();
    const open = [start];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
      for (const { from, to } of arrows) {
        if (folderOf(from) !== folder || seen.has(folderOf(to))) continue;
        seen.add(folderOf(to));
        open.push(folderOf(to));
      }
    }
    return seen;
  };
  return arrows
    .filter(({ from, to }) => reached(folderOf(to)).has(folderOf(from)))
    .map(({ from, to }) => `${from} imports ${to}, whose folder leads back to it.`);
}

/**
 * @param {readonly string[]} files
 * @param {Readonly<Record<string, string>>} [allowed]
 */
function crowds(files, allowed = {}) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !(folder in allowed))
    .map(
      ([folder, count]) => `${folder} holds ${count} files; more than ${MOST_FILES} want rooms of their own.`,
    );
}
