import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Of packages, of what is built or generated, and of projects that are for themselves. */
const NO_SOURCES =
  /(^|\/)(node_modules|dist|target|generated|recorded|test-results|playwright-report|\.[^/]+)$|^examples$|^plugin-sdk\/plugin-tools\/generator\/template$/;
const SOURCE = /\.(tsx?|mjs)$/;
const TEST = /\.(test|test-d|spec|gallery)\.|\.d\.ts$/;

/**
 * The sources of a repository without its tests.
 *
 * @param {string} repository
 * @param {string} [folder]
 * @returns {Map<string, string>} texts by path, seen from the repository
 */
export function sourcesBelow(repository, folder = '') {
  return new Map(
    readdirSync(path.join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
      const place = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return NO_SOURCES.test(place) ? [] : [...sourcesBelow(repository, place)];
      if (!SOURCE.test(entry.name) || TEST.test(entry.name)) return [];
      return [/** @type {[string, string]} */ ([place, readFileSync(path.join(repository, place), 'utf8')])];
    }),
  );
}
