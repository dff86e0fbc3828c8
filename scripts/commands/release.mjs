import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Explained } from '../process/Explained.mjs';
import { inRepository } from '../process/paths.mjs';
import { releaseNotes } from '../release/releaseNotes.mjs';

const HELP = `Usage: npm run release -- [part]

  npm run release                        makes dist/release
  npm run release -- notes v1.2.0        prints the changelog's section of the tag's version
  npm run release -- bundle [--sign]     makes the zip for Maven Central, in dist
  npm run release -- publish [options]   gives the npm packages to npm publish, with its options`;

/**
 * @param {string[]} args
 * @returns {Promise<import('../runCommand.mjs').Work | undefined>}
 */
export async function plan([part, ...rest]) {
  if (part === undefined) return makeRelease;
  if (part === 'bundle') return () => makeBundle(rest.includes('--sign'));
  if (part === 'publish') return () => publish(rest);
  if (part !== 'notes') throw new Explained(`"${part}" is no part of a release.\n${HELP}`);
  const { version } = JSON.parse(readFileSync(inRepository('package.json'), 'utf8'));
  const changelog = readFileSync(inRepository('CHANGELOG.md'), 'utf8');
  process.stdout.write(releaseNotes({ changelog, tag: rest[0] ?? '', version }));
  return undefined;
}

/** @param {boolean} isSigned */
async function makeBundle(isSigned) {
  const { readPackage } = await import('../pack/packages.mjs');
  const { centralBundle } = await import('../release/centralBundle.mjs');
  const { releaseTime } = await import('../release/releaseTime.mjs');
  const { version } = readPackage(inRepository(), '.');
  const epoch = releaseTime(process.env);
  const [from, to] = [inRepository('dist/release'), inRepository('dist')];
  console.log(await centralBundle({ from, to, version, epoch, isSigned }));
  return 0;
}

/** @param {readonly string[]} args */
async function publish(args) {
  const { publishPackages } = await import('../release/publishPackages.mjs');
  await publishPackages({ from: inRepository('dist/release'), args });
  return 0;
}

/** @type {import('../runCommand.mjs').Work} */
async function makeRelease(progress) {
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
    files.push(...(await progress.step(`Making the ${name}`, (note) => make({ out, version, epoch, note }))));
  }
  const names = files.sort().map((file) => ({ name: path.basename(file), content: readFileSync(file) }));
  const sums = sumsOf(names);
  writeFileSync(path.join(out, 'SHA256SUMS'), sums);
  console.log(`In dist/release, with SHA256SUMS:\n${sums}`);
  return 0;
}
