import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildGallery } from '../gallery/buildGallery.mjs';
import { writeTarball } from '../pack/writeTarball.mjs';

/**
 * The gallery of the components as files for any server.
 *
 * @type {import('./artefacts.mjs').Artefact}
 */
export async function makeGallery({ out, version }) {
  const folder = path.join(out, '.gallery');
  await buildGallery(folder);
  const file = path.join(out, `taskweave-gallery-${version}.tgz`);
  writeTarball({ folder, file });
  rmSync(folder, { recursive: true });
  return [file];
}
