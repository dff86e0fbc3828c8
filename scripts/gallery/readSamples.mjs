import { readdirSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';

const ROOM = 'shared/ui/src';

/**
 * @typedef {object} Node what is read here of the syntax tree
 * @property {number} pos
 * @property {number} end
 * @property {() => number} [getStart]
 * @property {string} [text] of a name
 * @property {Node} [name]
 * @property {Node} [expression]
 * @property {Node} [initializer]
 * @property {Node} [body]
 * @property {Node} [tagName]
 * @property {Node} [openingElement]
 * @property {Node} [openingFragment]
 * @property {readonly Node[]} [properties]
 * @property {readonly Node[]} [elements]
 * @property {readonly Node[]} [statements]
 */

/**
 * The code of the examples, as the gallery's readers would write it.
 *
 * @param {import('../types/openTypes.mjs').Types} types
 * @returns {Readonly<Record<string, readonly string[]>>} by the file of the page
 */
export function readSamples({ sourceOf }) {
  return Object.fromEntries(
    pageFiles().map((file) => {
      /** @type {Node & { text: string, statements: readonly Node[] }} */
      const source = sourceOf(file);
      const text = (/** @type {Node} */ node) => source.text.slice(node.getStart?.() ?? node.pos, node.end);
      const page = source.statements.find((one) => one.expression?.expression?.properties);
      const examples = memberOf(page?.expression?.expression, 'examples')?.elements ?? [];
      return [file, examples.map((example) => sampleOf(memberOf(example, 'draw'), source.statements, text))];
    }),
  );
}

/** @returns {readonly string[]} relative to the repository */
export function pageFiles() {
  return readdirSync(inRepository(ROOM), { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.gallery.tsx'))
    .map((name) => `${ROOM}/${name}`)
    .sort();
}

/**
 * @param {Node | undefined} object
 * @param {string} name
 */
function memberOf(object, name) {
  return object?.properties?.find((one) => one.name?.text === name)?.initializer;
}

/**
 * @param {Node | undefined} draw an arrow function, or the name of a function of the page
 * @param {readonly Node[]} statements of the page
 * @param {(node: Node) => string} text
 */
function sampleOf(draw, statements, text) {
  if (draw === undefined) return '';
  const named = statements.find((one) => draw.text && one.name?.text === draw.text);
  if (named !== undefined) return outOfGallery(text(named));
  const { body } = draw;
  if (body === undefined || body.statements !== undefined) return outOfGallery(text(draw));
  const { expression } = body;
  const isElement = expression?.tagName ?? expression?.openingElement ?? expression?.openingFragment;
  return outOfGallery(text(expression !== undefined && isElement ? expression : body));
}

const TEXT = String.raw`('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
const SAY = String.raw`say\(\s*${TEXT},\s*${TEXT},?\s*\)`;

/**
 * Without what only the gallery needs: its two languages, and the indentation of where it stood.
 *
 * @param {string} code
 *
 * @example outOfGallery("<Chip>{say('New', 'Neu')}</Chip>") // '<Chip>New</Chip>'
 */
export function outOfGallery(code) {
  const lines = code
    .replaceAll(new RegExp(`=\\{${SAY}\\}`, 'g'), (_, english) => `=${quoted(english)}`)
    .replaceAll(new RegExp(`\\{${SAY}\\}`, 'g'), (_, english) => english.slice(1, -1))
    .replaceAll(new RegExp(SAY, 'g'), '$1')
    .replace(/^\(\s*|\s*\)$/g, (found) => (code.startsWith('(') ? '' : found))
    .split('\n');
  const indents = lines.slice(1).flatMap((line) => (line.trim() === '' ? [] : [line.search(/\S/)]));
  const indent = Math.min(...indents, Number.POSITIVE_INFINITY);
  return lines
    .map((line, index) => (index === 0 ? line : line.slice(indent)))
    .join('\n')
    .trim();
}

/** @param {string} literal */
function quoted(literal) {
  const inner = literal.slice(1, -1).replaceAll("\\'", "'");
  return inner.includes('"') ? `{${literal}}` : `"${inner}"`;
}
