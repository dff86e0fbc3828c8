import { SymbolFlags } from 'typescript/unstable/sync';

/**
 * A component as its source declares it.
 *
 * @typedef {object} ComponentFacts
 * @property {string} name
 * @property {boolean} isDefault the default export of its module
 * @property {string} doc
 * @property {string} example from its docstring; empty where there is none
 * @property {readonly PropFacts[]} props those that our sources declare
 * @property {boolean} takesNative it takes attributes of an element besides
 *
 * @typedef {object} PropFacts
 * @property {string} name
 * @property {string} type as its source spells it
 * @property {boolean} isRequired
 * @property {string | null} initial its value where none is given, as an expression
 * @property {string} doc
 *
 * @typedef {import('../types/openTypes.mjs').Types} Types
 * @typedef {import('../types/openTypes.mjs').TypeSymbol} TypeSymbol
 */

const CALLS = 0;

/**
 * A function with the name of a component that returns something to draw.
 *
 * @param {TypeSymbol} symbol
 * @param {Types} types
 */
export function isComponent(symbol, { checker, declarationsOf }) {
  const node = declarationsOf(symbol)[0]?.node;
  if (node?.parameters === undefined || !/^[A-Z]/.test(node.name?.text ?? '')) return false;
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, CALLS) : [];
  const result = signature && checker.getReturnTypeOfSignature(signature);
  return result !== undefined && /\b(Element|ReactNode)\b/.test(checker.typeToString(result));
}

/**
 * @param {TypeSymbol} symbol for which `isComponent` holds
 * @param {Types} types
 * @returns {ComponentFacts}
 */
export function readComponent(symbol, types) {
  const { checker, declarationsOf } = types;
  const [declared] = declarationsOf(symbol);
  if (declared === undefined) throw new Error(`The sources do not declare ${symbol.name}.`);
  const { node, text } = declared;
  const initials = initialsOf(node, text);
  const [parameter] = node.parameters;
  const props = parameter ? checker.getTypeAtLocation(parameter) : undefined;
  const all = props === undefined ? [] : checker.getPropertiesOfType(props);
  const own = all.flatMap((prop) => {
    const places = declarationsOf(prop);
    return places.length === 0 ? [] : [readProp(prop, places, initials, types)];
  });
  return {
    name: node.name.text,
    isDefault: symbol.name === 'default',
    doc: symbol.getDocumentationComment(checker),
    example: exampleOf(symbol, types),
    props: own.sort((one, other) => Number(other.isRequired) - Number(one.isRequired)),
    takesNative: own.length < all.length,
  };
}

/**
 * @param {TypeSymbol} symbol
 * @param {Types} types
 */
function exampleOf(symbol, { checker }) {
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'example');
  return tag?.text ?? '';
}

/**
 * @param {TypeSymbol} prop
 * @param {readonly import('../types/openTypes.mjs').Declared[]} places several in the kinds of a union
 * @param {ReadonlyMap<string, string>} initials
 * @param {Types} types
 * @returns {PropFacts}
 */
function readProp(prop, places, initials, { checker }) {
  const kinds = places.map(({ node, text }) =>
    spelled(text.slice((node.type ?? node).pos, (node.type ?? node).end)),
  );
  return {
    name: prop.name,
    type: [...new Set(kinds)].filter((kind) => kind !== 'undefined').join(' | '),
    isRequired: (prop.flags & SymbolFlags.Optional) === 0,
    initial: initials.get(prop.name) ?? null,
    doc: prop.getDocumentationComment(checker),
  };
}

/**
 * On one line, without comments, and without the "undefined" that every optional prop takes.
 *
 * @param {string} type
 *
 * @example spelled("| 'md'\n | 'sm' | undefined") // "'md' | 'sm'"
 */
export function spelled(type) {
  return type
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('readonly ', '')
    .replace(/ ?\| undefined\s*$/, '')
    .replace(/^ ?\| /, '')
    .trim()
    .replace(/^\((\(.*\) => .*)\)$/, '$1');
}

/**
 * What a component takes where a prop is not given: the initial values of its destructured props, among its parameters or in
 * a first statement.
 *
 * @param {any} node
 * @param {string} text
 * @returns {ReadonlyMap<string, string>}
 */
function initialsOf(node, text) {
  /** @type {any} */
  const [parameter] = node.parameters;
  const patterns = [
    parameter?.name,
    ...[...(node.body?.statements ?? [])].flatMap((/** @type {any} */ statement) =>
      [...(statement.declarationList?.declarations ?? [])]
        .filter((/** @type {any} */ one) => one.initializer?.text === parameter?.name?.text)
        .map((/** @type {any} */ one) => one.name),
    ),
  ];
  return new Map(
    patterns.flatMap((pattern) =>
      [...(pattern?.elements ?? [])].flatMap((/** @type {any} */ { name, propertyName, initializer }) =>
        initializer === undefined
          ? []
          : [[(propertyName ?? name).text, text.slice(initializer.pos, initializer.end).trim()]],
      ),
    ),
  );
}
