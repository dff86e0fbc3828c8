import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file that its owner may write and everybody read. */
const MODE = 0o100644;

/**
 * Writes a zip. The same contents and time make the same bytes with one version of Node, on any machine.
 *
 * @param {object} options
 * @param {string} options.file
 * @param {readonly { name: string, content: Buffer }[]} options.entries names with `/` between folders
 * @param {number} options.epoch time of every entry, in seconds
 */
export async function writeZip({ file, entries, epoch }) {
  const zip = new ZipFile();
  const utc = new Date(epoch * 1000);
  // Zip knows local times only: this one reads the same on every clock.
  const mtime = new Date(utc.getTime() + utc.getTimezoneOffset() * 60_000);
  for (const { name, content } of [...entries].sort((one, other) => (one.name < other.name ? -1 : 1))) {
    zip.addBuffer(content, name, { mtime, forceDosTimestamp: true, mode: MODE, compressionLevel: 9 });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}
