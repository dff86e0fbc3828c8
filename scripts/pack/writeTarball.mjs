import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const BLOCK = 512;
/** What npm itself writes, because zip cannot tell an earlier time: 1985-10-26 08:15 UTC, in seconds. */
const MODIFIED = 499_162_500;
const MODE = { file: 0o644, program: 0o755 };
/** Where gzip's header names the operating system, and its word for "unknown". */
const GZIP_SYSTEM = { offset: 9, unknown: 255 };

/**
 * Writes a folder as the tarball of an npm package. The same contents make the same bytes with one version of Node:
 * whoever writes them, when, and on which system.
 *
 * @param {{ folder: string, file: string, programs?: readonly string[] }} options `programs` are files that may be run,
 *   relative to the folder
 */
export function writeTarball({ folder, file, programs = [] }) {
  const blocks = filesBelow(folder).flatMap((name) => {
    const content = readFileSync(path.join(folder, name));
    const mode = programs.includes(name) ? MODE.program : MODE.file;
    return [headerOf(`package/${name}`, content.length, mode), content, fillUp(content.length)];
  });
  const packed = gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]), { level: 9 });
  packed[GZIP_SYSTEM.offset] = GZIP_SYSTEM.unknown;
  writeFileSync(file, packed);
}

/**
 * @param {string} folder
 * @param {string} [below]
 * @returns {string[]} in the order of their characters, which is the same in every language
 */
function filesBelow(folder, below = '') {
  return readdirSync(path.join(folder, below))
    .map((name) => path.posix.join(below, name))
    .flatMap((name) => (statSync(path.join(folder, name)).isDirectory() ? filesBelow(folder, name) : [name]))
    .sort();
}

/**
 * @param {string} name
 * @param {number} size in bytes
 * @param {number} mode
 */
function headerOf(name, size, mode) {
  const header = Buffer.alloc(BLOCK);
  const [prefix, rest] = splitName(name);
  header.write(rest, 0);
  header.write(octal(mode, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(MODIFIED, 11), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\u0000 `, 148);
  return header;
}

/**
 * A name of more than 100 bytes is split at a folder.
 *
 * @param {string} name
 * @returns {readonly [prefix: string, rest: string]}
 */
function splitName(name) {
  if (Buffer.byteLength(name) <= 100) return ['', name];
  const at = name.indexOf('/', Buffer.byteLength(name) - 101);
  const [prefix, rest] = [name.slice(0, at), name.slice(at + 1)];
  if (at === -1 || Buffer.byteLength(prefix) > 155) throw new Error(`${name} is too long for a tarball.`);
  return [prefix, rest];
}

/**
 * @param {number} value
 * @param {number} digits
 */
function octal(value, digits) {
  return value.toString(8).padStart(digits, '0');
}

/** @param {number} size */
function fillUp(size) {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);
}
