import path from 'node:path';

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.[^'"]+|@taskweave\/[^'"]+)['"]/g;
const TYPE_IN_COMMENT = /\bimport\(['"](\.[^'"]+)['"]\)/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function importsOf(file, text) {
  const comments = file.endsWith('.mjs') ? (text.match(COMMENT) ?? []).join('\n') : '';
  const found = [...text.replaceAll(COMMENT, '').matchAll(IMPORT), ...comments.matchAll(TYPE_IN_COMMENT)];
  return found.map(([, specifier = '']) => specifier);
}

/**
 * @param {string} from
 * @param {string} specifier
 * @param {ReadonlyMap<string, string>} sources
 * @returns {string | undefined}
 */
export function importedFile(from, specifier, sources) {
  const base = path.posix.join(path.posix.dirname(from), specifier);
  return ['', '.ts', '.tsx', '.mjs'].map((ending) => base + ending).find((file) => sources.has(file));
}
