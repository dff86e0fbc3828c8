import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Explained } from '../../process/Explained.mjs';

const SUMS = 'SHA256SUMS';

/**
 * As `sha256sum --check` does, and the other way round: no file of a release is without its sum.
 *
 * @param {string} folder
 * @throws {Explained} a file that is missing, is another one, or has no sum
 */
export function checkSums(folder) {
  const lines = readFileSync(path.join(folder, SUMS), 'utf8').trim().split('\n');
  const sums = new Map(
    lines.map((line) => /** @type {[string, string]} */ ([line.slice(66), line.slice(0, 64)])),
  );
  for (const [name, sum] of sums) {
    const file = path.join(folder, name);
    if (!existsSync(file)) throw new Explained(`${SUMS} names ${name}, which is not there.`);
    const found = createHash('sha256').update(readFileSync(file)).digest('hex');
    if (found !== sum) throw new Explained(`${name} is not what ${SUMS} says.`);
  }
  const others = readdirSync(folder).filter((name) => name !== SUMS && !sums.has(name));
  if (others.length > 0) throw new Explained(`${SUMS} does not name ${others.join(', ')}.`);
}
