import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A missing path counts as such.
 * @param {string} root
 * @param {string[]} paths
 * @param {RegExp} [skipped]
 * @returns {string}
 */
export function hashOf(root, paths, skipped) {
  const hash = createHash('sha256');
  for (const path of paths) {
    addTo(hash, root, path, skipped);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path
 * @param {RegExp} [skipped]
 */
function addTo(hash, root, path, skipped) {
  if (skipped?.test(path)) return;
  const absolute = join(root, path);
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    for (const name of readdirSync(absolute).sort()) {
      addTo(hash, root, `${path}/${name}`, skipped);
    }
  } else {
    // The length separates the end of one file from the next name.
    const content = stats ? readFileSync(absolute) : undefined;
    hash.update(`${path}\0${content?.length ?? 'absent'}\0`);
    if (content) {
      hash.update(content);
    }
  }
}
