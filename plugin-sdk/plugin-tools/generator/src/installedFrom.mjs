import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Milliseconds that a shell may take to answer; npm has just fetched from it. */
const PATIENCE = 5000;

/**
 * The shell that served this package.
 *
 * @typedef {object} Origin
 * @property {string} address of this package
 * @property {string} sdk address of all packages of that shell, with a slash at the end
 * @property {string} shell where its default engine's inbox is
 * @property {string} integrity of what npm installed
 * @property {string} fresh an address that npm has not seen yet, so that it keeps nothing for it
 */

/**
 * @param {string} main address of this package's main file, which npm installed below a `node_modules`
 * @returns {Origin | undefined} undefined where it came from a registry, or by another program than npm
 */
export function installedFrom(main) {
  const { resolved, integrity } = readLock(new URL('../../.package-lock.json', main));
  const [, root] = /^(https?:.+\/)sdk\/create-taskweave-plugin\.tgz(?:\?.*)?$/.exec(resolved ?? '') ?? [];
  if (root === undefined || resolved === undefined || integrity === undefined) return undefined;
  const address = `${root}sdk/create-taskweave-plugin.tgz`;
  return {
    address,
    sdk: `${root}sdk/`,
    shell: `${root}default/`,
    integrity,
    fresh: `${address}?${Date.now().toString(36)}`,
  };
}

/**
 * npm keeps what it ran once by its address, also when another shell answers there.
 *
 * @param {Pick<Origin, 'address' | 'integrity'>} origin
 * @returns {Promise<boolean>} true as well where that cannot be found out: it is no reason to stop
 */
export async function isCurrent({ address, integrity }) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) return true;
    const bytes = Buffer.from(await response.arrayBuffer());
    return integrity === `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  } catch {
    return true;
  }
}

/**
 * @param {URL} file
 * @returns {{ resolved?: string, integrity?: string }}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages['node_modules/create-taskweave-plugin'] ?? {};
  } catch {
    return {};
  }
}
