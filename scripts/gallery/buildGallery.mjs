import { compile } from '../build/compile.mjs';
import { configureGallery } from './configureGallery.mjs';

/**
 * Builds the gallery as a folder of files.
 *
 * @param {string} outDir is emptied
 */
export async function buildGallery(outDir) {
  await compile([configureGallery({ mode: 'production', outDir })]);
}
