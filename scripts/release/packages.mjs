import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { currentPackages } from '../pack/currentPackages.mjs';

/**
 * What plugin authors install: the tarballs that the app itself serves.
 *
 * @type {import('./artefacts.mjs').Artefact}
 */
export async function makePackages({ out }) {
  return Object.values(await currentPackages()).map((file) => {
    const target = path.join(out, path.basename(file));
    copyFileSync(file, target);
    return target;
  });
}
