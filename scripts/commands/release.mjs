import path from 'node:path';
import { inRepository } from '../process/paths.mjs';

/**
 * `npm run release`: what a release holds, in `dist/release`: the packages for plugin authors, the gallery of the components
 * as files, and their checksums.
 *
 * @returns {Promise<import('../runCommand.mjs').Work>}
 */
export async function plan() {
  return async (progress) => {
    const { currentPackages } = await import('../pack/currentPackages.mjs');
    const { writeRelease } = await import('../pack/writeRelease.mjs');
    const tarballs = await progress.step('Packing', currentPackages);
    const { packGallery } = await import('../gallery/packGallery.mjs');
    const gallery = await progress.step('Building the gallery', packGallery);
    const outDir = inRepository('dist/release');
    const sums = writeRelease({ files: [...Object.values(tarballs), gallery], outDir });
    console.log([`In ${path.relative(inRepository(), outDir)}, with SHA256SUMS:`, ...sums].join('\n'));
    return 0;
  };
}
