import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from '../process/paths.mjs';

/** A module is replaced, or made again, for one file only: those that have it already would keep what they have. */
const OWN_MODULES = /\bvi\.(mock|doMock|resetModules)\(/;
/** The way for a file to say it: `// @apart` and the reason. */
const ASKED_FOR = /^\/\/ @apart \S.*/m;
const ROOMS = ['shell', 'plugin-sdk', 'remotes', 'addons', 'shared', 'scripts', 'bench', 'engine/demo/data'];

/**
 * Tests that need their own worker. All others share one with the files before them, its modules and its document:
 * that takes a third of the time.
 *
 * @returns {string[]} from the root of the repository
 */
export function filesApart() {
  return ROOMS.flatMap((room) => testsIn(room)).filter((file) => {
    const text = readFileSync(inRepository(file), 'utf8');
    return OWN_MODULES.test(text) || ASKED_FOR.test(text);
  });
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function testsIn(folder) {
  return readdirSync(inRepository(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll('\\', '/');
    if (entry.isDirectory()) {
      return ['node_modules', 'dist', 'target', 'template'].includes(entry.name) ? [] : testsIn(path);
    }
    return /\.test\.(tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });
}
