import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';

const HOST_PACKAGES = [
  '@taskweave/base',
  '@taskweave/engine-client',
  '@taskweave/i18n',
  '@taskweave/task-changes',
  '@taskweave/widgets',
];

/** The shell shares the modules of these packages in a few pieces, because an entry lists what a remote takes one by one. */
export const HOST = '@taskweave/host';

export const FIRST_REMOTES = ['filters', 'task-list'];

const STATIC = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s*from\s*)?'([^']+)'/gm;
const EAGER = /\bimport\(\/\* webpackMode: "eager" \*\/ '([^']+)'\)/g;

const TAKEN = /^data:application\/node,.*\.modules\["([^"]+)"\]/;

const PIECES = [
  { piece: 'diagrams', modules: /widgets\/diagram-viewer/ },
  { piece: 'ui-combobox', modules: /widgets\/(look-?up|useChoices)/i },
  { piece: 'ui-kit', modules: /widgets\/(date-field|snooze)/ },
  { piece: 'criteria', modules: /engine-client\/task-query\// },
  { piece: 'engine', modules: /./ },
];

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
 * @param {string} root
 * @param {boolean} isServed A development server keeps one piece, as each change of imports could move a module to another.
 * @returns {Map<string, string[]>}
 */
export function hostPieces(root, isServed) {
  const { first, later } = remoteModules(root);
  if (isServed) return new Map([['first', [...first, ...later]]]);
  const pieces = new Map([['first', first]]);
  for (const name of later) {
    const piece = PIECES.find(({ modules }) => modules.test(name))?.piece ?? '';
    pieces.set(piece, [...(pieces.get(piece) ?? []), name]);
  }
  return pieces;
}

/**
 * @param {string} root
 * @param {boolean} isServed
 */
export function takeFromHost(root, isServed) {
  const pieces = [...hostPieces(root, isServed)];
  const names = new RegExp(`^(${HOST_PACKAGES.join('|')})/`);
  return new rspack.NormalModuleReplacementPlugin(names, (resource) => {
    const [piece = 'first'] = pieces.find(([, modules]) => modules.includes(resource.request)) ?? [];
    resource.request = `data:application/node,module.exports=require("${HOST}/${piece}").modules["${resource.request}"]`;
  });
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
  const taken = new Set(identifiers.flatMap((identifier) => TAKEN.exec(identifier)?.[1] ?? []));
  const folders = HOST_PACKAGES.map((host) => path.join(root, 'shared', host.split('/')[1] ?? '', 'src'));
  return [
    ...[...taken].filter((name) => !shared.has(name)).map((name) => `The shell does not share ${name}.`),
    ...[...shared].filter((name) => !taken.has(name)).map((name) => `No remote takes ${name}.`),
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
