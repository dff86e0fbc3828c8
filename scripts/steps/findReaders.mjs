import { readFileSync } from 'node:fs';
import { readTree } from '../expressions/readTree.mjs';
import { shippedSources } from '../expressions/shippedSources.mjs';
import { inRepository } from '../process/paths.mjs';

/**
 * @typedef {object} Reader
 * @property {string} file from the root
 * @property {string} name
 * @property {string[]} needs required parameters after the text
 */

/**
 * Without React hooks.
 * @returns {Reader[]}
 */
export function findReaders() {
  return shippedSources()
    .filter((file) => file.endsWith('.ts') && !file.includes('/plugin-tools/'))
    .flatMap((file) => {
      const { body } = readTree(file, readFileSync(inRepository(file), 'utf8'));
      return body.flatMap((/** @type {any} */ { declaration }) => readerOf(file, declaration));
    });
}

/**
 * @param {string} file
 * @param {any} declaration
 * @returns {Reader[]}
 */
function readerOf(file, declaration) {
  if (declaration?.type !== 'FunctionDeclaration' || declaration.async) return [];
  const { name } = declaration.id;
  const [text, ...others] = declaration.params;
  if (!isText(text?.typeAnnotation?.typeAnnotation) || /^use[A-Z]/.test(name)) return [];
  const last = others.findLastIndex(
    (/** @type {any} */ { type, optional }) => type !== 'AssignmentPattern' && !optional,
  );
  return [
    {
      file,
      name,
      needs: others
        .slice(0, last + 1)
        .map((/** @type {any} */ one) => one.name ?? one.left?.name ?? 'options'),
    },
  ];
}

/** @param {any} type */
function isText(type) {
  return type?.type === 'TSStringKeyword' || (type?.type === 'TSUnionType' && type.types.some(isText));
}
