import { readTree, visit } from './readTree.mjs';

/** Methods of texts that make an expression of a text that they are given. */
const MATCHERS = new Set(['match', 'matchAll', 'search']);

/**
 * @typedef {object} Found
 * @property {string} text a literal as it would be written, `/a+/u`; of one that is built, the code that builds it
 * @property {boolean} isBuilt while the page runs: what it will be is not in the sources
 */

/**
 * The regular expressions of a script, by its syntax tree: what looks like one in a comment or a text is none.
 *
 * @param {string} file its name says which language it is
 * @param {string} code
 * @returns {Found[]}
 * @throws if it cannot be parsed
 * @example readScript('a.ts', 'split(/,/)') // [{ text: '/,/', isBuilt: false }]
 */
export function readScript(file, code) {
  /** @type {Found[]} */
  const found = [];
  visit(readTree(file, code), (node) => {
    if (node.type === 'Literal' && node.regex) {
      found.push({ text: `/${node.regex.pattern}/${node.regex.flags}`, isBuilt: false });
      return;
    }
    const source = sourceOf(node);
    if (source === undefined) return;
    const [pattern, flags] = source.map(textOf);
    if (pattern !== undefined && (source[1] === undefined || flags !== undefined)) {
      // As the engine of the language writes it: a slash in it is escaped.
      found.push({ text: String(new RegExp(pattern, flags)), isBuilt: false });
    } else if (source[0]?.regex === undefined) {
      found.push({ text: code.slice(node.start, node.end).replaceAll(/\s+/g, ' '), isBuilt: true });
    }
  });
  return found;
}

/**
 * @param {any} node
 * @returns {any[] | undefined} pattern and flags, where the node makes an expression
 */
function sourceOf(node) {
  const { callee } = node;
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return undefined;
  const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
  if (name === 'RegExp') return node.arguments.slice(0, 2);
  const [first] = node.arguments;
  const isMatcher = callee.type === 'MemberExpression' && MATCHERS.has(name) && node.arguments.length === 1;
  return isMatcher && (first.type === 'TemplateLiteral' || typeof first.value === 'string')
    ? [first]
    : undefined;
}

/**
 * @param {any} node
 * @returns {string | undefined} the text that it always is
 */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' && node.expressions.length === 0
    ? node.quasis[0].value.cooked
    : undefined;
}
