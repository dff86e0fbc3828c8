import { writeFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';

/**
 * Writes a zip. The same contents and time make the same bytes with one version of Node: whoever writes them, and where.
 *
 * @param {object} options
 * @param {string} options.file
 * @param {readonly { name: string, content: Buffer }[]} options.entries names with `/` between folders
 * @param {number} options.epoch time of every entry, in seconds; told as UTC
 */
export function writeZip({ file, entries, epoch }) {
  const [time, date] = dosTime(epoch);
  /** @type {Buffer[]} */
  const bodies = [];
  /** @type {Buffer[]} */
  const directory = [];
  let offset = 0;
  for (const { name, content } of [...entries].sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const deflated = deflateRawSync(content, { level: 9 });
    const isSmaller = deflated.length < content.length;
    const data = isSmaller ? deflated : content;
    const title = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    // Names are UTF-8.
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(isSmaller ? 8 : 0, 4);
    facts.writeUInt16LE(time, 6);
    facts.writeUInt16LE(date, 8);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(title.length, 22);
    bodies.push(Buffer.from('PK\u0003\u0004'), facts, title, data);
    // Made on Unix, as a file that its owner may write and everybody read.
    const more = Buffer.alloc(14);
    more.writeUInt32LE(0o100644 * 0x10000, 6);
    more.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0003'), facts, more, title);
    offset += 4 + facts.length + title.length + data.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(offset, 12);
  writeFileSync(file, Buffer.concat([...bodies, index, Buffer.from('PK\u0005\u0006'), end]));
}

/**
 * @param {number} epoch
 * @returns {readonly [time: number, date: number]} as DOS counts, from 1980 on and every other second
 */
function dosTime(epoch) {
  const at = new Date(epoch * 1000);
  return [
    (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  ];
}
