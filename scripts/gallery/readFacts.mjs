import { readdirSync, readFileSync } from 'node:fs';
import { inRepository } from '../process/paths.mjs';
import { openTypes } from '../types/openTypes.mjs';

/**
 * What the gallery takes from the sources.
 *
 * @typedef {object} GalleryFacts
 * @property {readonly ModuleFacts[]} modules
 * @property {Readonly<Record<string, string>>} pages the source of each page, by its file
 *
 * @typedef {object} ModuleFacts something that can be imported
 * @property {string} name `@taskweave/ui/button`
 * @property {boolean} isShared plugins may import it
 * @property {readonly ComponentFacts[]} components
 *
 * @typedef {object} ComponentFacts
 * @property {string} name
 * @property {boolean} isDefault the default export of its module
 * @property {string} doc its docstring
 */

const CALLS = 0;

/** @returns {GalleryFacts} */
export function readFacts() {
  return { modules: openTypes(readModules), pages: readPages() };
}

/**
 * The modules that others import by name, those for tests left out.
 *
 * @param {import('../types/openTypes.mjs').Types} types
 * @returns {readonly ModuleFacts[]}
 */
function readModules(types) {
  const { exports } = JSON.parse(readFileSync(inRepository('shared/ui/package.json'), 'utf8'));
  return Object.entries(/** @type {Record<string, string>} */ (exports))
    .filter(([subpath, file]) => /\.tsx?$/.test(file) && !subpath.startsWith('./testing/'))
    .map(([subpath, file]) => ({
      name: subpath.replace('.', '@taskweave/ui'),
      isShared: !subpath.startsWith('./host/'),
      components: types
        .exportsOf(file.replace('.', 'shared/ui'))
        .filter((symbol) => isComponent(symbol, types))
        .map((symbol) => ({
          name: types.declarationsOf(symbol)[0]?.node.name.text,
          isDefault: symbol.name === 'default',
          doc: symbol.getDocumentationComment(types.checker),
        })),
    }));
}

/**
 * A function with the name of a component that returns something to draw.
 *
 * @param {import('../types/openTypes.mjs').TypeSymbol} symbol
 * @param {import('../types/openTypes.mjs').Types} types
 */
function isComponent(symbol, { checker, declarationsOf }) {
  const node = declarationsOf(symbol)[0]?.node;
  if (node?.parameters === undefined || !/^[A-Z]/.test(node.name?.text ?? '')) return false;
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, CALLS) : [];
  const result = signature && checker.getReturnTypeOfSignature(signature);
  return result !== undefined && /\b(Element|ReactNode)\b/.test(checker.typeToString(result));
}

/** @returns {GalleryFacts['pages']} */
function readPages() {
  const names = readdirSync(inRepository('shared/ui/src'), { recursive: true }).map(String).sort();
  const files = names.filter((name) => name.endsWith('.gallery.tsx')).map((name) => `shared/ui/src/${name}`);
  return Object.fromEntries(files.map((file) => [file, readFileSync(inRepository(file), 'utf8')]));
}
