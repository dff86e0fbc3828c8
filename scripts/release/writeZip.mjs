import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

const MODE = 0o100644;

/**
 * Reproducible on any machine with one version of Node.
 * @param {object} options
 * @param {string} options.file
 * @param {readonly { name: string, content: Buffer }[]} options.entries
 * @param {number} options.epoch
 */
export async function writeZip({ file, entries, epoch }) {
  const zip = new ZipFile();
  const utc = new Date(epoch * 1000);
  // Zip stores local times, and this one reads the same on every clock.
  const mtime = new Date(utc.getTime() + utc.getTimezoneOffset() * 60_000);
  for (const { name, content } of [...entries].sort((one, other) => (one.name < other.name ? -1 : 1))) {
    zip.addBuffer(content, name, { mtime, forceDosTimestamp: true, mode: MODE, compressionLevel: 9 });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}
