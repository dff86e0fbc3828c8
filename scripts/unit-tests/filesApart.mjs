import { readFileSync } from 'node:fs';
import { listFiles } from '../process/listFiles.mjs';
import { inRepository } from '../process/paths.mjs';

/** A module is replaced, or made again, for one file only: those that have it already would keep what they have. */
const OWN_MODULES = /\bvi\.(mock|doMock|resetModules)\(/;
/** The way for a file to say it: `// @apart` and the reason. */
const ASKED_FOR = /^\/\/ @apart \S.*/m;

/**
 * Tests that need their own worker. All others share one with the files before them, its modules and its document:
 * that takes a third of the time.
 *
 * @returns {string[]} from the root of the repository
 */
export function filesApart() {
  return listFiles(['*.test.ts', '*.test.tsx', '*.test.mjs']).filter((file) => {
    const text = readFileSync(inRepository(file), 'utf8');
    return OWN_MODULES.test(text) || ASKED_FOR.test(text);
  });
}
