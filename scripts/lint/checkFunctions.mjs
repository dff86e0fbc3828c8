import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTree, visit } from '../expressions/readTree.mjs';

/** Lines of a function from its first to its last, blank ones and comments included. */
export const MOST_LINES = 80;

const SOURCE = /\.(tsx?|mjs)$/;
const UNIT_TEST = /\.(test|test-d)\.|\.d\.ts$/;
const NOT_WRITTEN = new Set(['node_modules', 'dist', 'target', 'generated', 'recorded']);

/**
 * Looks for functions that are too long for one screen. A `describe` is a chapter, not a function.
 *
 * @param {string} repository
 * @param {readonly string[]} roots folders below it
 * @param {readonly string[]} [apart] files and folders that are not looked at
 * @returns {readonly string[]} what is wrong, in sentences
 *
 * @example checkFunctions(root, ['shell']) // ['shell/src/a.ts:12: 97 lines; more than 80 want functions with names.']
 */
export function checkFunctions(repository, roots, apart = []) {
  return roots
    .flatMap((root) => sourcesBelow(repository, root))
    .filter((file) => !apart.some((place) => `${file}/`.startsWith(`${place}/`)))
    .flatMap((file) =>
      longFunctions(file, readFileSync(path.join(repository, file), 'utf8')).map(
        ({ line, lines }) =>
          `${file}:${line}: a function of ${lines} lines; more than ${MOST_LINES} want functions with names.`,
      ),
    );
}

/**
 * @param {string} file its name says which language it is
 * @param {string} code
 * @returns {readonly { readonly line: number, readonly lines: number }[]} those that are too long
 * @throws if it cannot be parsed
 */
export function longFunctions(file, code) {
  const lineOf = (/** @type {number} */ place) => code.slice(0, place).split('\n').length;
  const chapters = new Set();
  /** @type {{ line: number, lines: number }[]} */
  const found = [];
  visit(readTree(file, code), (node) => {
    if (isDescribe(node)) for (const argument of node.arguments) chapters.add(argument);
    if (!isFunction(node) || chapters.has(node)) return;
    const line = lineOf(node.start);
    const lines = lineOf(node.end) - line + 1;
    if (lines > MOST_LINES) found.push({ line, lines });
  });
  return found;
}

/** @param {any} node */
function isFunction({ type }) {
  return (
    type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'
  );
}

/** @param {any} node */
function isDescribe({ type, callee }) {
  if (type !== 'CallExpression') return false;
  return (
    callee.name === 'describe' || (callee.object?.name === 'test' && callee.property?.name === 'describe')
  );
}

/**
 * @param {string} repository
 * @param {string} folder
 * @returns {readonly string[]} relative to the repository
 */
function sourcesBelow(repository, folder) {
  return readdirSync(path.join(repository, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_WRITTEN.has(entry.name) ? [] : sourcesBelow(repository, place);
    return SOURCE.test(entry.name) && !UNIT_TEST.test(entry.name) ? [place] : [];
  });
}
