import { createHash } from 'node:crypto';

/**
 * Checksums, as `sha256sum --check SHA256SUMS` reads them.
 *
 * @param {readonly { name: string, content: Buffer }[]} files names with `/` between folders
 * @returns {string} a line for each file
 */
export function sumsOf(files) {
  return files
    .map(({ name, content }) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
    .join('');
}
