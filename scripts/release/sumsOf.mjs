import { createHash } from 'node:crypto';

/**
 * For `sha256sum --check SHA256SUMS`.
 * @param {readonly { name: string, content: Buffer }[]} files
 * @returns {string}
 */
export function sumsOf(files) {
  return files
    .map(({ name, content }) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
    .join('');
}
