import path from 'node:path';

/** `from './a'`, `import './a'`, `import('./a')`, types included, and packages of ours. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.[^'"]+|@taskweave\/[^'"]+)['"]/g;
/** Types of plain JavaScript are in comments: `import('./a.mjs').Room`. */
const TYPE_IN_COMMENT = /\bimport\(['"](\.[^'"]+)['"]\)/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;

/**
 * What a source imports: files as it names them, and modules of our packages.
 *
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 *
 * @example importsOf('a/b.ts', "import { c } from '../c/c';") // ['../c/c']
 */
export function importsOf(file, text) {
  const comments = file.endsWith('.mjs') ? (text.match(COMMENT) ?? []).join('\n') : '';
  const found = [...text.replaceAll(COMMENT, '').matchAll(IMPORT), ...comments.matchAll(TYPE_IN_COMMENT)];
  return found.map(([, specifier = '']) => specifier);
}

/**
 * @param {string} from
 * @param {string} specifier a path
 * @param {ReadonlyMap<string, string>} sources texts by path
 * @returns {string | undefined} the source that is meant; undefined where there is none
 */
export function importedFile(from, specifier, sources) {
  const base = path.posix.join(path.posix.dirname(from), specifier);
  return ['', '.ts', '.tsx', '.mjs'].map((ending) => base + ending).find((file) => sources.has(file));
}
