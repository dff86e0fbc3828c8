import { parseAst } from 'vitest/node';

/**
 * @param {string} file its name says which language it is
 * @param {string} code
 * @returns {any} its syntax tree, as ESTree has it
 * @throws if it cannot be parsed
 */
export function readTree(file, code) {
  return parseAst(code, { lang: languageOf(file) });
}

/**
 * @param {any} node
 * @param {(node: any) => void} take each node below it, and itself
 */
export function visit(node, take) {
  // Minified code is deeper than calls may be.
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.type === 'string') take(next);
    for (const part of Object.values(next)) {
      if (typeof part === 'object' && part !== null && !(part instanceof RegExp)) waiting.push(part);
    }
  }
}

/** @param {string} file */
function languageOf(file) {
  if (file.endsWith('.tsx')) return 'tsx';
  return file.endsWith('.ts') ? 'ts' : 'js';
}
