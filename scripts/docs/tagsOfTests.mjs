import { readFileSync } from 'node:fs';
import { listFiles } from '../process/listFiles.mjs';
import { inRepository } from '../process/paths.mjs';

const TESTS = ['*.test.ts', '*.test.tsx', '*.test.mjs', '*.spec.ts', '*Test.java'];

/** @returns {ReadonlyMap<string, ReadonlyMap<string, number>>} */
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
 * Ignores comments; lists each tag as often as it occurs.
 * @param {string} source
 * @returns {readonly string[]}
 */
export function tagsIn(source) {
  const code = source.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  return [...code.matchAll(/@([TS]\d\.\d+|[EFHP]\d+)\b/g)].map(([, tag = '']) => tag);
}
