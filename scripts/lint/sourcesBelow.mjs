import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Of packages, and of what is built or generated. */
const NOT_OURS =
  /(^|\/)(node_modules|dist|target|generated|recorded|patches|test-results|playwright-report|\.[^/]+)$/;
/** Projects that are for themselves. */
const PROJECT = /^examples$|^plugin-sdk\/plugin-tools\/generator\/template$/;
const SOURCE = /\.(tsx?|mjs)$/;
const TEST = /\.(test|test-d|spec|gallery)\.|\.d\.ts$/;
const TEXT = /\.(md|tsx?|mjs|css|java)$|(^|\/)(en|de)\.json$/;

/**
 * The sources of a repository without its tests.
 *
 * @param {string} repository
 * @returns {Map<string, string>} texts by path, seen from the repository
 */
export function sourcesBelow(repository) {
  return filesBelow(repository, {
    isOurs: (place) => !NOT_OURS.test(place) && !PROJECT.test(place),
    isWanted: (name) => SOURCE.test(name) && !TEST.test(name),
  });
}

/**
 * All that people write and read: docs, sources, tests, styles, catalogues.
 *
 * @param {string} repository
 * @returns {Map<string, string>} texts by path, seen from the repository
 */
export function textsBelow(repository) {
  return filesBelow(repository, {
    isOurs: (place) => !NOT_OURS.test(place),
    isWanted: (name) => TEXT.test(name),
  });
}

/**
 * @param {string} repository
 * @param {{ isOurs: (place: string) => boolean, isWanted: (name: string) => boolean }} choice
 * @param {string} [folder]
 * @returns {Map<string, string>}
 */
function filesBelow(repository, choice, folder = '') {
  return new Map(
    readdirSync(path.join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
      const place = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return choice.isOurs(place) ? [...filesBelow(repository, choice, place)] : [];
      if (!choice.isWanted(entry.name)) return [];
      return [/** @type {[string, string]} */ ([place, readFileSync(path.join(repository, place), 'utf8')])];
    }),
  );
}
