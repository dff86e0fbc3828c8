import { rspack } from '@rspack/core';
import { configureGallery } from './configureGallery.mjs';

/**
 * Builds the gallery as a folder of files.
 *
 * @param {string} outDir is emptied
 */
export async function buildGallery(outDir) {
  const compiler = rspack(configureGallery({ mode: 'production', outDir }));
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors() || stats?.hasWarnings()) {
          reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        } else resolve(undefined);
      });
    });
  });
}
