import { readTree, visit } from './readTree.mjs';

const MATCHERS = new Set(['match', 'matchAll', 'search']);

/**
 * @typedef {object} Found
 * @property {string} text the literal, `/a+/u`, or the code that builds the expression
 * @property {boolean} isBuilt at run time: its pattern is not in the sources
 */

/**
 * By syntax tree: look-alikes in comments and strings do not count.
 * @param {string} file
 * @param {string} code
 * @returns {Found[]}
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
      found.push({ text: String(new RegExp(pattern, flags)), isBuilt: false });
    } else if (source[0]?.regex === undefined) {
      found.push({ text: code.slice(node.start, node.end).replaceAll(/\s+/g, ' '), isBuilt: true });
    }
  });
  return found;
}

/**
 * @param {any} node
 * @returns {any[] | undefined}
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
 * @returns {string | undefined}
 */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateLiteral' && node.expressions.length === 0
    ? node.quasis[0].value.cooked
    : undefined;
}
