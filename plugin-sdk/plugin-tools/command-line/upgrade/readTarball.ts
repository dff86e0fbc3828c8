import { gunzipSync } from 'node:zlib';

const BLOCK = 512;

/** More than the SDK will ever be; what claims to be larger is not unpacked. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * A file in the tarball of an npm package.
 *
 * @param name relative to the package, as in `package.json`
 * @returns its text; null if there is none of that name
 * @throws it is no tarball
 */
export function readTarball(packed: Uint8Array, name: string): string | null {
  const bytes = gunzipSync(packed, { maxOutputLength: MOST_BYTES });
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0; ) {
    const header = bytes.subarray(at, at + BLOCK);
    const size = Number.parseInt(textAt(header, 124, 12), 8);
    if (Number.isNaN(size)) throw new Error('This is no tarball.');
    const folder = textAt(header, 345, 155);
    const file = `${folder === '' ? '' : `${folder}/`}${textAt(header, 0, 100)}`;
    const start = at + BLOCK;
    // npm puts everything into one folder, whatever it is called.
    if (file.slice(file.indexOf('/') + 1) === name) {
      return bytes.subarray(start, start + size).toString('utf8');
    }
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return null;
}

function textAt(header: Buffer, from: number, length: number): string {
  const text = header.subarray(from, from + length).toString('utf8');
  const end = text.indexOf('\u0000');
  return (end === -1 ? text : text.slice(0, end)).trim();
}
