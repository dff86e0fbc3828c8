import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Specifiers in sources and declarations: `from '…'`, `import '…'` and `import('…')`. */
export const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"]+)\2/g;

/** Examples in comments import what is not there. */
export const COMMENT = /\/\*[\s\S]*?\*\//g;

const CODE = ['.ts', '.tsx', '.d.ts'];

/**
 * Every source file that a package needs: its entries and what they import of the workspace, types included.
 *
 * @param {{ root: string, entries: readonly string[], published: readonly string[] }} options `published` are
 *   the names of all packages that strangers install: what one imports of them, or of itself, stays an import
 * @returns {Map<string, Map<string, string>>} by file, relative to the root: the files behind its specifiers
 */
export function collectSources({ root, entries, published }) {
  /** @type {Map<string, Map<string, string>>} */
  const found = new Map();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    /** @type {Map<string, string>} */
    const imports = new Map();
    found.set(file, imports);
    if (!/\.tsx?$/.test(file)) continue;
    const code = readFileSync(path.join(root, file), 'utf8').replaceAll(COMMENT, '');
    for (const [, , , specifier = ''] of code.matchAll(SPECIFIER)) {
      const target = resolveSpecifier({ root, file, specifier, published });
      if (target === null) continue;
      imports.set(specifier, target);
      open.push(target);
    }
  }
  return found;
}

/**
 * @param {{ root: string, file: string, specifier: string, published: readonly string[] }} options
 * @returns {string | null} relative to the root; null for what is installed with the package
 */
function resolveSpecifier({ root, file, specifier, published }) {
  // What needs no build is copied beside what is built, and stands as far from it as in the repository.
  if (specifier.startsWith('.') && specifier.endsWith('.mjs')) return null;
  if (specifier.startsWith('.')) {
    const base = path.join(path.dirname(file), specifier);
    return existing(root, base, file, specifier);
  }
  const match = /^(@taskweave\/[\w-]+)(?:\/(.+))?$/.exec(specifier);
  if (match === null) return null;
  const [, name = '', subpath] = match;
  if (published.includes(name)) return null;
  const folder = path.join('shared', name.replace('@taskweave/', ''));
  const { exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  const target = exports[`./${subpath}`] ?? exports['./*']?.replace('*', subpath);
  if (target === undefined) throw new Error(`${file} imports ${specifier}, which ${name} does not export.`);
  return existing(root, path.join(folder, target), file, specifier);
}

/**
 * @param {string} root
 * @param {string} base
 * @param {string} file
 * @param {string} specifier
 */
function existing(root, base, file, specifier) {
  const candidates = [base, ...CODE.map((extension) => base + extension)];
  const target = candidates.find((name) => /\.\w+$/.test(name) && existsSync(path.join(root, name)));
  if (target === undefined) throw new Error(`${file} imports ${specifier}, which is not there.`);
  return target;
}
