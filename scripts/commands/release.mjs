import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRepository } from '../process/paths.mjs';

/** @returns {Promise<import('../runCommand.mjs').Work>} */
export async function plan() {
  return async (progress) => {
    const { readPackage } = await import('../pack/packages.mjs');
    const { ARTEFACTS } = await import('../release/artefacts.mjs');
    const { releaseTime } = await import('../release/releaseTime.mjs');
    const { sumsOf } = await import('../release/sumsOf.mjs');
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
    const names = files.sort().map((file) => ({ name: path.basename(file), content: readFileSync(file) }));
    const sums = sumsOf(names);
    writeFileSync(path.join(out, 'SHA256SUMS'), sums);
    console.log(`In dist/release, with SHA256SUMS:\n${sums}`);
    return 0;
  };
}
