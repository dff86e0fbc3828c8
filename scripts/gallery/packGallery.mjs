import { readPackage } from '../pack/packages.mjs';
import { writeTarball } from '../pack/writeTarball.mjs';
import { inRepository } from '../process/paths.mjs';
import { buildGallery } from './buildGallery.mjs';

/**
 * The gallery as one file: the same sources make the same bytes.
 *
 * @returns {Promise<string>} its path
 */
export async function packGallery() {
  const folder = inRepository('dist/gallery');
  await buildGallery(folder);
  const file = inRepository(`dist/taskweave-gallery-${readPackage(inRepository(), 'shared/ui').version}.tgz`);
  writeTarball({ folder, file });
  return file;
}
