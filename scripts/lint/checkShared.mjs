import { importedFile, importsOf } from './importsOf.mjs';

const SHARED = /^shared\/[^/]+\/src\//;
const ROOM = /^(?:remotes|addons)\/[^/]+|^[^/]+/;
/** Neither rooms nor parts of one: what tests need, and the resources of the engine, which only its client knows. */
const FREE = /\/testing\/|^shared\/engine-client\/src\/(resources|queries)\//;
/** What these use is for every plugin. */
const SDK = 'plugin-sdk';

/**
 * Looks for what stands in `shared` for one room alone. Tests of rooms count as the rooms do. What the SDK uses and what
 * plugins can import of the kit is for everybody.
 *
 * @param {ReadonlyMap<string, string>} sources texts by path
 * @param {ReadonlyMap<string, Readonly<Record<string, string>>>} packages files by subpath, as each folder of `shared`
 *   exports them
 * @returns {string[]} what is wrong, in sentences
 *
 * @example checkShared(ownTexts(), sharedExports()) // ['Only shell uses shared/base/src/a.ts: move it there.']
 */
export function checkShared(sources, packages) {
  /** @type {Map<string, Set<string>>} */
  const rooms = new Map();
  for (const [file, text] of sources) {
    if (!file.startsWith('shared/')) noteAll(file, text, ROOM.exec(file)?.[0] ?? file);
    else if (FREE.test(file)) noteAll(file, text, SDK);
  }
  for (const [subpath, file] of Object.entries(packages.get('shared/ui') ?? {})) {
    if (!subpath.startsWith('./host/')) note(file.replace('.', 'shared/ui'), SDK);
  }
  return [...rooms].flatMap(([file, [room, other]]) =>
    FREE.test(file) || room === SDK || other !== undefined
      ? []
      : [`Only ${room} uses ${file}: move it there.`],
  );

  /**
   * @param {string} from
   * @param {string} text
   * @param {string} room
   */
  function noteAll(from, text, room) {
    for (const specifier of importsOf(from, text)) {
      const file = specifier.startsWith('.')
        ? importedFile(from, specifier, sources)
        : exportedFile(specifier, packages);
      if (file !== undefined) note(file, room);
    }
  }

  /**
   * @param {string} file
   * @param {string} room
   */
  function note(file, room) {
    const text = sources.get(file);
    const known = rooms.get(file) ?? new Set();
    if (text === undefined || !SHARED.test(file) || known.has(room)) return;
    rooms.set(file, known.add(room));
    noteAll(file, text, room);
  }
}

/**
 * @param {string} specifier `@taskweave/base/keysOf`
 * @param {Parameters<typeof checkShared>[1]} packages
 */
function exportedFile(specifier, packages) {
  const [, name, ...rest] = specifier.split('/');
  const exported = packages.get(`shared/${name}`);
  const subpath = rest.join('/');
  return (exported?.[`./${subpath}`] ?? exported?.['./*']?.replace('*', subpath))?.replace(
    '.',
    `shared/${name}`,
  );
}
