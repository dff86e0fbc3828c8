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
  if (typeof node.type === 'string') take(node);
  for (const value of Object.values(node)) {
    if (value !== null && typeof value === 'object' && !(value instanceof RegExp)) visit(value, take);
  }
}

/** @param {string} file */
function languageOf(file) {
  if (file.endsWith('.tsx')) return 'tsx';
  return file.endsWith('.ts') ? 'ts' : 'js';
}
