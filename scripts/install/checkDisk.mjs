import { statfsSync } from 'node:fs';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';

const MEBI = 1024 * 1024;
const LEAST = 500;

export function checkDisk() {
  const { bavail, bsize } = statfsSync(inRepository());
  const free = Math.floor((bavail * bsize) / MEBI);
  if (free < LEAST) {
    throw new Explained(
      `Only ${free} MB are free on the disk of this folder: make room for about 2 GB and run the same command again.`,
    );
  }
}
