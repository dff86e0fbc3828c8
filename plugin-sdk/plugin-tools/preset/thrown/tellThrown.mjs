import { parse } from 'acorn';

/** The function of the page that is told; a page without plugins of others, or a test, has none. */
export const TOLD = 'taskweaveThrown';

const TELL = 'tw$thrown';
/** On a line that is there, so that no line moves. */
const HELPER = `; const ${TELL} = (reason) => (globalThis.${TOLD}?.(reason), reason); `;

/**
 * Makes a module say what it throws, and what it rejects promises with, before it does so: a text that is thrown in
 * asynchronous code tells nobody whose it is. What is a new error tells that itself, and stays as it is.
 *
 * @param {string} code of a module, without types
 * @returns {string} the same code where there is nothing to say, or where it cannot be read
 * @example tellThrown("throw 'no';") // "const tw$thrown = …; throw tw$thrown('no');"
 */
export function tellThrown(code) {
  if (!/\bthrow\b|\bPromise\b/.test(code)) return code;
  const tree = read(code);
  if (tree === null) return code;
  /** @type {Node[]} */
  const reasons = [];
  walk(tree, (node) => {
    if (node.type === 'ThrowStatement') reasons.push(node.argument);
    if (node.type === 'NewExpression' && node.callee.name === 'Promise') reasons.push(...rejectedBy(node));
  });
  const told = [...new Set(reasons)].filter(({ type }) => type !== 'NewExpression');
  if (told.length === 0) return code;
  const marks = told.flatMap(({ start, end }) => [
    { at: start, text: `${TELL}(`, isEnd: 0 },
    { at: end, text: ')', isEnd: 1 },
  ]);
  // Directives stay the first that a module says.
  const directive = tree.body.findLast((/** @type {Node} */ { directive }) => directive !== undefined);
  marks.push({ at: directive?.end ?? 0, text: HELPER, isEnd: 2 });
  // From the end, so that nothing moves before its turn; of two at one place, what ends there comes first in the text.
  marks.sort((one, other) => other.at - one.at || one.isEnd - other.isEnd);
  let written = code;
  for (const { at, text } of marks) written = written.slice(0, at) + text + written.slice(at);
  return written;
}

/** @typedef {any} Node acorn's own types know no node by the name of its type */

/**
 * What the function of a `new Promise` hands to its second parameter.
 *
 * @param {Node} promise
 * @returns {Node[]}
 */
function rejectedBy({ arguments: [executor] }) {
  const name = executor?.params?.[1]?.name;
  /** @type {Node[]} */
  const found = [];
  if (name === undefined) return found;
  walk(executor.body, (node) => {
    const [reason] = node.type === 'CallExpression' && node.callee.name === name ? node.arguments : [];
    if (reason !== undefined && reason.type !== 'SpreadElement') found.push(reason);
  });
  return found;
}

/**
 * @param {Node} node
 * @param {(node: Node) => void} visit
 */
function walk(node, visit) {
  visit(node);
  for (const child of Object.values(node).flat()) {
    if (typeof child?.type === 'string') walk(child, visit);
  }
}

/** @param {string} code */
function read(code) {
  try {
    return parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true });
  } catch {
    return null;
  }
}
