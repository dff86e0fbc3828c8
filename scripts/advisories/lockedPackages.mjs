import { parse } from 'yaml';

/**
 * @typedef {object} LockedPackage
 * @property {string} name
 * @property {string} version
 * @property {boolean} isShipped in the app or installed with a package of ours
 */

const SHIPPED = /^(?:shell|plugin-sdk|remotes\/.+|shared\/.+)$/;

/**
 * @param {string} lockfile
 * @param {readonly string[]} published
 * @returns {LockedPackage[]}
 */
export function lockedPackages(lockfile, published) {
  /** @type {{ importers: Record<string, any>, snapshots: Record<string, any> }} */
  const { importers, snapshots } = parse(lockfile);
  /** @type {Set<string>} */
  const shipped = new Set();
  /** @param {Record<string, any>} [dependencies] versions by name */
  const follow = (dependencies = {}) => {
    for (const [name, version] of Object.entries(dependencies)) {
      const key = version in snapshots ? version : `${name}@${version}`;
      const { dependencies: own, optionalDependencies } = snapshots[key] ?? {};
      if (!(key in snapshots) || shipped.has(key)) continue;
      shipped.add(key);
      follow({ ...own, ...optionalDependencies });
    }
  };
  for (const [room, { dependencies = {}, devDependencies = {} }] of Object.entries(importers)) {
    if (SHIPPED.test(room)) follow(versionsOf(dependencies));
    const tools = Object.entries(versionsOf({ ...dependencies, ...devDependencies }));
    if (room === '.') follow(Object.fromEntries(tools.filter(([name]) => published.includes(name))));
  }
  /** @type {Map<string, LockedPackage>} */
  const found = new Map();
  for (const key of Object.keys(snapshots)) {
    const [, name = '', version = ''] = /^(@?[^@]+)@([^(]+)/.exec(key) ?? [];
    const isShipped = shipped.has(key) || found.get(`${name}@${version}`)?.isShipped === true;
    found.set(`${name}@${version}`, { name, version, isShipped });
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** @param {Record<string, { version: string }>} dependencies */
function versionsOf(dependencies) {
  return Object.fromEntries(Object.entries(dependencies).map(([name, { version }]) => [name, version]));
}
