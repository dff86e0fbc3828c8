import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MOST_FILES, NO_SOURCES } from './rooms.mjs';

/** `from './a'`, `import './a'` and `import('./a')`, types included. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.[^'"]+)['"]/g;
/** Types of plain JavaScript stand in comments: `import('./a.mjs').Room`. */
const TYPE_IN_COMMENT = /\bimport\(['"](\.[^'"]+)['"]\)/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const SOURCE = /\.(tsx?|mjs)$/;
const OTHER = /\.(test|test-d|spec|gallery)\.|\.d\.ts$/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];
/** What only tests use may reach everywhere. */
const TESTING = /(^|\/)testing\//;

/**
 * Looks at every folder at every level: how the folders and files in it import each other, and how full it is.
 *
 * @param {string} repository
 * @param {readonly import('./rooms.mjs').Room[]} rooms folders whose order is a decision
 * @returns {readonly string[]} what is wrong, in sentences; nothing where every arrow points down
 *
 * @example checkRooms(root, ROOMS) // ['shell/src: boot/boot.ts imports app/App.tsx, which stands above it.']
 */
export function checkRooms(repository, rooms) {
  const files = sourcesBelow(repository);
  const arrows = arrowsIn(repository, files);
  const circles = [...grouped(arrows, ({ from, to }) => meetingPlace(from, to))].flatMap(
    ([root, between]) => {
      const { order } = rooms.find((room) => room.root === root) ?? {};
      return (order ? againstOrder(order, root, between) : inCircles(root, between)).map(inRoom(root));
    },
  );
  return [...rooms.flatMap((room) => unplaced(room, files)), ...circles, ...crowds(files)];
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
    if (entry.isDirectory()) return NO_SOURCES.test(place) ? [] : sourcesBelow(root, place);
    return SOURCE.test(entry.name) && !OTHER.test(entry.name) ? [place] : [];
  });
}

/**
 * @typedef {{ readonly from: string, readonly to: string }} Arrow
 * @param {string} repository
 * @param {readonly string[]} files
 * @returns {readonly Arrow[]} imports from one file to another, in whatever folder
 */
function arrowsIn(repository, files) {
  const known = new Set(files);
  return files.flatMap((from) => {
    if (TESTING.test(from)) return [];
    const text = readFileSync(path.join(repository, from), 'utf8');
    const comments = from.endsWith('.mjs') ? (text.match(COMMENT) ?? []).join('\n') : '';
    const found = [...text.replaceAll(COMMENT, '').matchAll(IMPORT), ...comments.matchAll(TYPE_IN_COMMENT)];
    return found.flatMap(([, specifier = '']) => {
      const base = path.posix.join(path.posix.dirname(from), specifier);
      const to = ENDINGS.map((ending) => base + ending).find((file) => known.has(file));
      return to === undefined ? [] : [{ from, to }];
    });
  });
}

/**
 * The innermost folder that holds both files: that is where one of its folders imports another.
 *
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
 * @param {string} file below it
 * @returns {string} the folder of the root that holds the file; `.` for files of the root itself
 */
function folderIn(root, file) {
  const [folder = '', ...rest] = (root === '.' ? file : file.slice(root.length + 1)).split('/');
  return rest.length === 0 ? '.' : folder;
}

/**
 * @param {readonly string[]} order
 * @param {string} root
 * @param {readonly Arrow[]} arrows
 */
function againstOrder(order, root, arrows) {
  return arrows
    .filter(({ from, to }) => order.indexOf(folderIn(root, to)) > order.indexOf(folderIn(root, from)))
    .map(({ from, to }) => `${from} imports ${to}, which stands above it.`);
}

/**
 * @param {import('./rooms.mjs').Room} room
 * @param {readonly string[]} files
 */
function unplaced({ root, order }, files) {
  const inside = files.filter((file) => file.startsWith(`${root}/`) && !TESTING.test(file));
  return [...new Set(inside.map((file) => folderIn(root, file)))]
    .filter((folder) => !order.includes(folder))
    .map((folder) => `${root}: the folder ${folder} has no place in the order (scripts/lint/rooms.mjs).`);
}

/**
 * @param {string} root
 * @param {readonly Arrow[]} arrows
 */
function inCircles(root, arrows) {
  const steps = arrows
    .map((arrow) => ({ ...arrow, start: folderIn(root, arrow.from), end: folderIn(root, arrow.to) }))
    .filter(({ start, end }) => start !== end);
  /** @param {string} start */
  const reached = (start) => {
    const seen = new Set();
    const open = [start];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
      for (const { start: here, end } of steps) {
        if (here !== folder || seen.has(end)) continue;
        seen.add(end);
        open.push(end);
      }
    }
    return seen;
  };
  return steps
    .filter(({ start, end }) => reached(end).has(start))
    .map(({ from, to }) => `${from} imports ${to}, whose folder leads back to it.`);
}

/** @param {string} root */
function inRoom(root) {
  return (/** @type {string} */ fault) =>
    root === '.' ? fault : `${root}: ${fault.replaceAll(`${root}/`, '')}`;
}

/** @param {readonly string[]} files */
function crowds(files) {
  return [...grouped(files, (file) => path.posix.dirname(file))]
    .filter(([, held]) => held.length > MOST_FILES)
    .map(
      ([folder, held]) =>
        `${folder} holds ${held.length} files; more than ${MOST_FILES} want rooms of their own.`,
    );
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} keyOf
 * @returns {ReadonlyMap<string, readonly Item[]>}
 */
function grouped(items, keyOf) {
  /** @type {Map<string, Item[]>} */
  const groups = new Map();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
