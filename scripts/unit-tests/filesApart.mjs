import { readFileSync } from 'node:fs';
import { listFiles } from '../process/listFiles.mjs';
import { inRepository } from '../process/paths.mjs';

/** Files that share the worker would lose their modules. */
const OWN_MODULES = /\bvi\.resetModules\(/;
/** The way for a file to say it: `// @apart` and the reason. */
const ASKED_FOR = /^\/\/ @apart \S.*/m;

/**
 * All others share a worker, its modules and its document, which takes a third of the time.
 * @returns {string[]}
 */
export function filesApart() {
  return listFiles(['*.test.ts', '*.test.tsx', '*.test.mjs']).filter((file) => {
    const text = readFileSync(inRepository(file), 'utf8');
    return OWN_MODULES.test(text) || ASKED_FOR.test(text);
  });
}
