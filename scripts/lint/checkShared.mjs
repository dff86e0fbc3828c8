import { importedFile, importsOf } from './importsOf.mjs';

const SHARED = /^shared\/[^/]+\/src\//;
const ROOM = /^(?:remotes|addons)\/[^/]+|^[^/]+/;
const FREE = /\/testing\/|^shared\/engine-client\/src\/(resources|queries)\//;
const SDK = 'plugin-sdk';

/**
 * Finds code in `shared` that only one room uses; tests count for their room.
 * @param {ReadonlyMap<string, string>} sources
 * @param {ReadonlyMap<string, Readonly<Record<string, string>>>} packages
 * @returns {string[]}
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
