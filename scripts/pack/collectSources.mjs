import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"]+)\2/g;

export const COMMENT = /\/\*[\s\S]*?\*\//g;

const CODE = ['.ts', '.tsx', '.d.ts'];

/**
 * Imports of published packages stay imports.
 * @param {{ root: string, entries: readonly string[], published: readonly string[] }} options
 * @returns {Map<string, Map<string, string>>}
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
 * Null for what is installed with the package.
 * @param {{ root: string, file: string, specifier: string, published: readonly string[] }} options
 * @returns {string | null}
 */
function resolveSpecifier({ root, file, specifier, published }) {
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
