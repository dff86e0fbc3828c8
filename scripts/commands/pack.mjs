import path from 'node:path';
import { inRepository } from '../process/paths.mjs';

/**
 * `npm run pack`: the packages for plugin authors, in `dist/packages`.
 *
 * @returns {Promise<import('../runCommand.mjs').Work>}
 */
export async function plan() {
  return async (progress) => {
    const { packPackages } = await import('../pack/packPackages.mjs');
    const tarballs = await progress.step('Packing', () =>
      packPackages({ root: inRepository(), outDir: inRepository('dist/packages') }),
    );
    for (const [name, file] of Object.entries(tarballs)) {
      console.log(`${name}  ${path.relative(inRepository(), file)}`);
    }
    return 0;
  };
}
