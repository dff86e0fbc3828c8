import { readFileSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';
import { readJava } from './readJava.mjs';
import { readScript } from './readScript.mjs';
import { shippedSources } from './shippedSources.mjs';

/**
 * @typedef {object} Expressions
 * @property {Map<string, string[]>} literals
 * @property {Map<string, string[]>} built
 */

/** @returns {Expressions} */
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
