import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { satisfies } from 'compare-versions';

/** Every module that a plugin takes from the shell; a test of the shell compares them with what it shares. */
const SHARED = new Set(
  JSON.parse(readFileSync(new URL('./sharedModules.json', import.meta.url), 'utf8')).map(String),
);

/**
 * What to say of a module that a plugin wants from the shell and the shell does not share: it would build, and fail when
 * the part is drawn (PLG-601).
 *
 * @param {string} name as in `@taskweave/ui/button`
 * @returns {string | null} null for what is shared
 */
function unsharedModule(name) {
  if (SHARED.has(name)) return null;
  if (name.endsWith('.css')) return `${name} is on every page of the shell already: remove the import.`;
  return `The shell does not share ${name}, so the plugin would fail with PLG-601. Shared are: ${[...SHARED]
    .filter((one) => one.split('/', 2).join('/') === name.split('/', 2).join('/'))
    .join(', ')}.`;
}

/** `consume shared module (default) react/jsx-runtime@^19.0.0 (strict)`: the module, and the range that the shell is asked for. */
const CONSUMED = /^consume shared module \([^)]*\) (@?[^@]+)@(\^[\d.]+)/;

/**
 * A module that a plugin takes from the shell.
 *
 * @typedef {object} TakenModule
 * @property {string} name as in `react/jsx-runtime`
 * @property {string} range as in `^19.0.0`
 * @property {string | undefined} [importer] the file that asks for it
 *
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {readonly TakenModule[]} all that the code of a build takes
 */
export function takenModules({ modules, moduleGraph }) {
  return [...modules].flatMap((module) => {
    const [, name, range] = CONSUMED.exec(module.identifier()) ?? [];
    if (name === undefined || range === undefined) return [];
    return [{ name, range, importer: moduleGraph.getIssuer(module)?.readableIdentifier?.() }];
  });
}

/**
 * Those that the shell does not share.
 *
 * @param {readonly TakenModule[]} taken
 * @returns {readonly string[]} in sentences for the author
 */
export function findUnshared(taken) {
  return taken.flatMap(({ name, importer }) => {
    const fault = name.startsWith('@taskweave/ui/') ? unsharedModule(name) : null;
    if (fault === null) return [];
    return [importer === undefined ? fault : `${importer}: ${fault}`];
  });
}

/**
 * What to say of packages of which others are installed than the shell brings, though the code of a build takes them from
 * there: what the compiler and the tests have seen is not what runs on the page.
 *
 * @param {readonly TakenModule[]} taken
 * @param {string} root folder of the plugin's `package.json`
 * @returns {readonly string[]} in sentences for the author
 */
export function otherVersions(taken, root) {
  const ranges = new Map(taken.map(({ name, range }) => [packageOf(name), range]));
  return [...ranges].flatMap(([name, range]) => {
    const version = installedVersion(name, root);
    // A version ahead of the first of the range, such as 19.0.0-rc.1, is none of it.
    return version === null || satisfies(version, `${range} >=${range.slice(1)}`)
      ? []
      : [`${name} ${version} is installed, and the shell brings ${range}: install ${name}@${range}.`];
  });
}

/** @param {string} name of a module, as in `@taskweave/ui/button` */
function packageOf(name) {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * @param {string} name of a package
 * @param {string} folder where the search starts
 * @returns {string | null} null for what is installed nowhere
 */
function installedVersion(name, folder) {
  try {
    return createRequire(path.join(folder, 'package.json'))(`${name}/package.json`).version;
  } catch {
    return null;
  }
}
