import { readFileSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';
import { openTypes } from '../types/openTypes.mjs';
import { isComponent, readComponent } from './readComponent.mjs';
import { readSamples } from './readSamples.mjs';
import { readTokens } from './readTokens.mjs';

/**
 * What the gallery says and nobody writes by hand.
 *
 * @typedef {object} GalleryFacts
 * @property {readonly ModuleFacts[]} modules
 * @property {Readonly<Record<string, readonly string[]>>} samples the code of each example, by the file of its page
 * @property {readonly import('./readTokens.mjs').TokenFacts[]} tokens
 *
 * @typedef {object} ModuleFacts something that can be imported
 * @property {string} name `@taskweave/ui/button`
 * @property {boolean} isShared plugins may import it
 * @property {readonly import('./readComponent.mjs').ComponentFacts[]} components
 * @property {readonly Named[]} functions
 * @property {readonly Named[]} types those that are neither props nor behind them
 *
 * @typedef {object} Named
 * @property {string} name
 * @property {string} doc
 * @property {string} text the declaration
 */

/** The room whose components have pages. */
const ROOM = { name: '@taskweave/ui', folder: 'shared/ui' };

/** @returns {GalleryFacts} */
export function readFacts() {
  return openTypes((types) => ({
    modules: exportedModules().map((module) => readModule(module, types)),
    samples: readSamples(types),
    tokens: readTokens(readFileSync(inRepository('shared/ui/src/tokens/tokens.css'), 'utf8')),
  }));
}

/**
 * The modules that others import by name. What is for tests has no page.
 *
 * @returns {readonly { name: string, file: string, isShared: boolean }[]}
 */
function exportedModules() {
  const { exports } = JSON.parse(readFileSync(inRepository(ROOM.folder, 'package.json'), 'utf8'));
  return Object.entries(/** @type {Record<string, string>} */ (exports))
    .filter(([subpath, file]) => /\.tsx?$/.test(file) && !/[*]|^\.\/(testing|gallery)\//.test(subpath))
    .map(([subpath, file]) => ({
      name: subpath.replace('.', ROOM.name),
      file: file.replace('.', ROOM.folder),
      isShared: !subpath.startsWith('./host/'),
    }));
}

/**
 * @param {{ name: string, file: string, isShared: boolean }} module
 * @param {import('../types/openTypes.mjs').Types} types
 * @returns {ModuleFacts}
 */
function readModule({ name, file, isShared }, types) {
  const { checker, declarationsOf, exportsOf } = types;
  const exported = exportsOf(file);
  const components = exported.filter((symbol) => isComponent(symbol, types));
  const others = exported.flatMap((symbol) => {
    const [declared] = components.includes(symbol) ? [] : declarationsOf(symbol);
    if (declared === undefined) return [];
    const { node, text } = declared;
    const end = node.body?.pos ?? node.end;
    // From its name back to the beginning of its line: without the docstring, which is said apart.
    const start = text.lastIndexOf('\n', node.name.pos) + 1;
    const isFunction = node.parameters !== undefined;
    const doc = symbol.getDocumentationComment(checker);
    return [{ name: symbol.name, doc, text: text.slice(start, end).trim(), isFunction }];
  });
  return {
    name,
    isShared,
    components: components.map((symbol) => readComponent(symbol, types)),
    functions: others.filter(({ isFunction }) => isFunction).map(plain),
    types: others.filter(({ name: one, isFunction }) => !isFunction && !one.endsWith('Props')).map(plain),
  };
}

/** @param {Named} named */
function plain({ name, doc, text }) {
  return { name, doc, text };
}
