import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../process/paths.mjs';

/**
 * `npm run release`: what a release holds, in `dist/release`, with its checksums.
 *
 * @returns {Promise<import('../runCommand.mjs').Work>}
 */
export async function plan() {
  return async (progress) => {
    const { readPackage } = await import('../pack/packages.mjs');
    const { ARTEFACTS } = await import('../release/artefacts.mjs');
    const { releaseTime } = await import('../release/releaseTime.mjs');
    const { writeSums } = await import('../release/writeSums.mjs');
    const { version } = readPackage(inRepository(), '.');
    const out = inRepository('dist/release');
    const epoch = releaseTime(process.env);
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    /** @type {string[]} */
    const files = [];
    for (const { name, make } of ARTEFACTS) {
      files.push(
        ...(await progress.step(`Making the ${name}`, (note) => make({ out, version, epoch, note }))),
      );
    }
    const sums = writeSums({ files, out });
    console.log([`In ${path.relative(inRepository(), out)}, with SHA256SUMS:`, ...sums].join('\n'));
    return 0;
  };
}
