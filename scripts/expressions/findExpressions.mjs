import { readFileSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';
import { readJava } from './readJava.mjs';
import { readScript } from './readScript.mjs';
import { shippedSources } from './shippedSources.mjs';

/**
 * @typedef {object} Expressions
 * @property {Map<string, string[]>} literals as written, `/a+/u`, and the files that have it
 * @property {Map<string, string[]>} built the code that builds one while it runs, and the files that have it
 */

/**
 * Every regular expression of what is shipped.
 *
 * @returns {Expressions}
 * @example findExpressions().literals.get('/^\\d+$/') // ['shared/…/wholeNumber.ts']
 */
export function findExpressions() {
  /** @type {Expressions} */
  const all = { literals: new Map(), built: new Map() };
  for (const file of shippedSources()) {
    const code = readFileSync(inRepository(file), 'utf8');
    const found = file.endsWith('.java') ? readJava(code) : readScript(file, code);
    for (const { text, isBuilt } of found) {
      const kind = isBuilt ? all.built : all.literals;
      kind.set(text, [...new Set([...(kind.get(text) ?? []), file])].sort());
    }
  }
  return all;
}
