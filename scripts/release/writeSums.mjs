import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The checksums of a release, beside its files, as `sha256sum --check SHA256SUMS` reads them.
 *
 * @param {{ files: readonly string[], out: string }} options
 * @returns {string[]} a line for each file
 */
export function writeSums({ files, out }) {
  const sums = [...files]
    .sort()
    .map(
      (file) =>
        `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${path.relative(out, file).replaceAll(path.sep, '/')}`,
    );
  writeFileSync(path.join(out, 'SHA256SUMS'), `${sums.join('\n')}\n`);
  return sums;
}
