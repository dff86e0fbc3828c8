import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const HOST_PACKAGES = [
  '@taskweave/base',
  '@taskweave/engine-client',
  '@taskweave/i18n',
  '@taskweave/task-changes',
  '@taskweave/widgets',
];

export const FIRST_REMOTES = ['filters', 'task-list'];

const STATIC = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s*from\s*)?'([^']+)'/gm;
const EAGER = /\bimport\(\/\* webpackMode: "eager" \*\/ '([^']+)'\)/g;

const CONSUMED = /^consume shared module \([^)]*\) (@?[^@|]+)@/;

/**
 * @param {string} root
 * @returns {{ first: string[], later: string[] }}
 */
export function remoteModules(root) {
  const remotes = path.join(root, 'remotes');
  /** @type {Set<string>} */
  const early = new Set();
  for (const name of FIRST_REMOTES) addReached(path.join(remotes, name, 'src/plugin.ts'), early);
  const first = new Set([...early].flatMap(hostModules));
  const all = new Set(sourcesBelow(remotes).flatMap(hostModules));
  return { first: [...first].sort(), later: [...all].filter((name) => !first.has(name)).sort() };
}

/**
 * Finds modules that a remote requests and the shell does not share, that are shared but unused, or that a remote bundles.
 * @param {string} root
 * @param {readonly string[]} identifiers
 * @returns {string[]}
 */
export function findStrayModules(root, identifiers) {
  const { first, later } = remoteModules(root);
  const shared = new Set([...first, ...later]);
  const consumed = new Set(
    identifiers.map((identifier) => CONSUMED.exec(identifier)?.[1] ?? '').filter(isHostModule),
  );
  const folders = HOST_PACKAGES.map((host) => path.join(root, 'shared', host.split('/')[1] ?? '', 'src'));
  return [
    ...[...consumed].filter((name) => !shared.has(name)).map((name) => `The shell does not share ${name}.`),
    ...[...shared].filter((name) => !consumed.has(name)).map((name) => `No remote takes ${name}.`),
    ...identifiers
      .filter((identifier) => folders.some((folder) => identifier.includes(folder)))
      .map((identifier) => `A remote brings its own copy of ${identifier.split('!').at(-1)}.`),
  ];
}

/** @param {string} file */
function hostModules(file) {
  return importsOf(file).filter(isHostModule);
}

/** @param {string} name */
function isHostModule(name) {
  return HOST_PACKAGES.some((host) => name.startsWith(`${host}/`));
}

/**
 * Follows static imports only.
 * @param {string} file
 * @param {Set<string>} reached
 */
function addReached(file, reached) {
  if (reached.has(file)) return;
  reached.add(file);
  for (const name of importsOf(file)) {
    const base = path.join(path.dirname(file), name);
    const found = [`${base}.ts`, `${base}.tsx`].find((one) => existsSync(one));
    if (found !== undefined) addReached(found, reached);
  }
}

/** @param {string} file */
function importsOf(file) {
  const code = readFileSync(file, 'utf8');
  const imported = [...code.matchAll(STATIC)]
    .filter(([, names]) => !/^\{(\s*type\s[^,}]+,?)+\s*\}$/.test(names ?? ''))
    .map(([, , name]) => name ?? '');
  return [...imported, ...[...code.matchAll(EAGER)].map(([, name]) => name ?? '')];
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return /^(node_modules|testing)$/.test(entry.name) ? [] : sourcesBelow(place);
    return /(?<!\.(test|gallery|d))\.tsx?$/.test(entry.name) ? [place] : [];
  });
}
