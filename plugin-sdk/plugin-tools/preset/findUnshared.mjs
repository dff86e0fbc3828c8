import { readFileSync } from 'node:fs';

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
export function unsharedModule(name) {
  if (SHARED.has(name)) return null;
  if (name.endsWith('.css')) return `${name} is on every page of the shell already: remove the import.`;
  return `The shell does not share ${name}, so the plugin would fail with PLG-601. Shared are: ${[...SHARED]
    .filter((one) => one.split('/', 2).join('/') === name.split('/', 2).join('/'))
    .join(', ')}.`;
}

/**
 * The modules that the code of a build asks the shell for, and the shell does not share.
 *
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {readonly string[]} in sentences for the author
 */
export function findUnshared({ modules, moduleGraph }) {
  return [...modules].flatMap((module) => {
    const name = /^consume shared module \([^)]*\) (@taskweave\/ui\/[^\s@|]+)/.exec(module.identifier())?.[1];
    const fault = name === undefined ? null : unsharedModule(name);
    if (fault === null) return [];
    const importer = moduleGraph.getIssuer(module)?.readableIdentifier?.();
    return [importer === undefined ? fault : `${importer}: ${fault}`];
  });
}
