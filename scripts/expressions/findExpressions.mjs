import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readJava } from './readJava.mjs';
import { readScript } from './readScript.mjs';

/** What people install, and what reads what strangers wrote. */
const SHIPPED = ['shell', 'remotes', 'shared', 'plugin-sdk', 'engine/webapp'];

/** Only tests, the gallery and the tools that write our sources use these. */
const NOT_SHIPPED =
  /\.test\.|\.gallery\.|\.d\.ts$|\/src\/test\/|^(?:shell|remotes|shared)\/.*\/testing\/|\/command-line\/testing\/|\/type-tests\/|^shared\/ui\/gallery\/|\/engine-client\/generate\//;

/**
 * @typedef {object} Expressions
 * @property {Map<string, string[]>} literals as written, `/a+/u`, and the files that have it
 * @property {Map<string, string[]>} built the code that builds one while it runs, and the files that have it
 */

/**
 * Every regular expression of what is shipped.
 *
 * @param {string} root of the repository
 * @returns {Expressions}
 * @example findExpressions(inRepository()).literals.get('/^\\d+$/') // ['shared/…/wholeNumber.ts']
 */
export function findExpressions(root) {
  /** @type {Expressions} */
  const all = { literals: new Map(), built: new Map() };
  for (const file of shippedSources(root)) {
    const code = readFileSync(path.join(root, file), 'utf8');
    const found = file.endsWith('.java') ? readJava(code) : readScript(file, code);
    for (const { text, isBuilt } of found) {
      const kind = isBuilt ? all.built : all.literals;
      kind.set(text, [...new Set([...(kind.get(text) ?? []), file])].sort());
    }
  }
  return all;
}

/**
 * @param {string} root
 * @returns {string[]} files, seen from there
 */
function shippedSources(root) {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...SHIPPED],
    { cwd: root, encoding: 'utf8' },
  );
  return listed
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs|js|java)$/.test(file) && !NOT_SHIPPED.test(file))
    .filter((file) => existsSync(path.join(root, file)));
}
