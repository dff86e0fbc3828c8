import path from 'node:path';
import { inRepository } from '../../process/paths.mjs';

/**
 * `npm run build:gallery`: the gallery as files, in `dist/gallery`, for any web server.
 *
 * @returns {Promise<import('../../runCommand.mjs').Work>}
 */
export async function plan() {
  return async (progress) => {
    const { buildGallery } = await import('../../gallery/buildGallery.mjs');
    const outDir = inRepository('dist/gallery');
    await progress.step('Building the gallery', () => buildGallery(outDir));
    console.log(`In ${path.relative(inRepository(), outDir)}: open index.html.`);
    return 0;
  };
}
