import { parseAst } from 'vitest/node';

/**
 * @param {string} file
 * @param {string} code
 * @returns {any}
 */
export function readTree(file, code) {
  return parseAst(code, { lang: languageOf(file) });
}

/**
 * @param {any} node
 * @param {(node: any) => void} take
 */
export function visit(node, take) {
  // Minified code nests deeper than the call stack allows.
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
