import { readFileSync } from 'node:fs';
import { listFiles } from '../process/listFiles.mjs';
import { inRepository } from '../process/paths.mjs';

const TESTS = ['*.test.ts', '*.test.tsx', '*.test.mjs', '*.spec.ts', '*Test.java'];

/**
 * Where the tags of tests are: `T4.12` → its files with the number of tests.
 *
 * @returns {ReadonlyMap<string, ReadonlyMap<string, number>>}
 */
export function tagsOfTests() {
  /** @type {Map<string, Map<string, number>>} */
  const found = new Map();
  for (const file of listFiles(TESTS)) {
    for (const tag of tagsIn(readFileSync(inRepository(file), 'utf8'))) {
      const places = found.get(tag) ?? new Map();
      found.set(tag, places.set(file, (places.get(file) ?? 0) + 1));
    }
  }
  return found;
}

/**
 * The tags in a text, outside of its comments.
 *
 * @param {string} source
 * @returns {readonly string[]} each as often as it is there
 * @example tagsIn("it('adds @T4.12', …)") // ['T4.12']
 */
export function tagsIn(source) {
  const code = source.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  return [...code.matchAll(/@([TS]\d\.\d+|[EFHP]\d+)\b/g)].map(([, tag = '']) => tag);
}
