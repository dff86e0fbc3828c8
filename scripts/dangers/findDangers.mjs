import { readTree, visit } from '../expressions/readTree.mjs';

/**
 * What one has to look at twice:
 *
 * - `request`: goes to a server past the engine's client, which alone knows the session's token
 * - `markup`: a text becomes HTML
 * - `code`: a text becomes code
 * - `navigation`: an address that is not written down leads the page away
 * - `opener`: a page that opens can get at this one
 * - `message`: takes messages that any window may send
 *
 * @typedef {'request' | 'markup' | 'code' | 'navigation' | 'opener' | 'message'} Danger
 *
 * @typedef {object} Place
 * @property {Danger} danger
 * @property {number} line from 1
 */

const WINDOWS = new Set(['window', 'self', 'globalThis', 'top', 'parent', 'view', 'opener']);
const MARKUP = new Set(['innerHTML', 'outerHTML', 'srcdoc']);
const MARKUP_CALLS = new Set([
  'insertAdjacentHTML',
  'parseHTML',
  'trustAsHtml',
  'createContextualFragment',
  'write',
  'writeln',
  'setHTMLUnsafe',
]);
const REQUESTS = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon']);
const AWAY = new Set(['assign', 'replace']);

/**
 * @param {string} file its name says which language it is
 * @param {string} code
 * @returns {Place[]}
 * @example findDangers('a.ts', 'node.innerHTML = text') // [{ danger: 'markup', line: 1 }]
 */
export function findDangers(file, code) {
  /** @type {Place[]} */
  const found = [];
  visit(readTree(file, code), (node) => {
    const danger = dangerOf(node);
    if (danger !== undefined) found.push({ danger, line: code.slice(0, node.start).split('\n').length });
  });
  return found;
}

/**
 * @param {any} node
 * @returns {Danger | undefined}
 */
function dangerOf(node) {
  switch (node.type) {
    case 'CallExpression':
    case 'NewExpression':
      return dangerOfCall(node);
    case 'AssignmentExpression':
      return dangerOfAssignment(node.left);
    case 'JSXOpeningElement':
      return dangerOfElement(node);
    case 'ObjectExpression':
      return dangerOfAttributes(Object.fromEntries(node.properties.map(entryOf)));
    default:
      return undefined;
  }
}

/**
 * @param {any} node
 * @returns {Danger | undefined}
 */
function dangerOfCall({ callee, arguments: args }) {
  const { name, of } = namesOf(callee);
  const isGlobal = of === undefined || WINDOWS.has(of) || of === 'navigator';
  if (REQUESTS.has(name) && isGlobal) return 'request';
  if ((name === 'eval' || name === 'Function') && isGlobal) return 'code';
  if (MARKUP_CALLS.has(name) && (of === 'document' || !name.startsWith('write'))) return 'markup';
  if (AWAY.has(name) && of === 'location' && !isWritten(args[0])) return 'navigation';
  if (name === 'open' && of !== undefined && WINDOWS.has(of)) {
    return /noopener|noreferrer/.test(String(args[2]?.value)) ? undefined : 'opener';
  }
  if (name === 'addEventListener' && isGlobal && args[0]?.value === 'message') return 'message';
  return undefined;
}

/**
 * @param {any} target
 * @returns {Danger | undefined}
 */
function dangerOfAssignment(target) {
  const { name, of } = namesOf(target);
  if (MARKUP.has(name)) return 'markup';
  if (name === 'location' || (name === 'href' && of === 'location')) return 'navigation';
  return name === 'onmessage' && of !== undefined && WINDOWS.has(of) ? 'message' : undefined;
}

/**
 * @param {any} node
 * @returns {Danger | undefined}
 */
function dangerOfElement({ attributes }) {
  const entries = attributes.map((/** @type {any} */ { name, value }) => [name?.name, value?.value ?? true]);
  return dangerOfAttributes(Object.fromEntries(entries));
}

/**
 * @param {Record<string, unknown>} attributes
 * @returns {Danger | undefined}
 */
function dangerOfAttributes({ dangerouslySetInnerHTML, srcDoc, target, rel }) {
  if (dangerouslySetInnerHTML !== undefined || srcDoc !== undefined) return 'markup';
  return target === '_blank' && !/noopener|noreferrer/.test(String(rel)) ? 'opener' : undefined;
}

/** @param {any} property of an object */
function entryOf({ key, value }) {
  return [key?.name ?? key?.value, value?.value ?? true];
}

/**
 * @param {any} node
 * @returns {{ name: string, of?: string }} `{ name: 'open', of: 'window' }`
 */
function namesOf(node) {
  if (node.type === 'ChainExpression') return namesOf(node.expression);
  if (node.type !== 'MemberExpression') return { name: node.name ?? '' };
  const { object, property } = node;
  return { name: property.name ?? property.value ?? '', of: object.property?.name ?? object.name ?? '' };
}

/** @param {any} node */
function isWritten(node) {
  return node?.type === 'Literal';
}
