import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts the files of a release into one folder, with their checksums as `sha256sum --check SHA256SUMS` reads them.
 *
 * @param {{ files: readonly string[], outDir: string }} options
 * @returns {string[]} the checksums, a line for each file
 */
export function writeRelease({ files, outDir }) {
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const sums = [...files].sort().map((file) => {
    const name = path.basename(file);
    copyFileSync(file, path.join(outDir, name));
    return `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${name}`;
  });
  writeFileSync(path.join(outDir, 'SHA256SUMS'), `${sums.join('\n')}\n`);
  return sums;
}
