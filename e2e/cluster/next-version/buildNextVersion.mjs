import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildParts } from '../../../scripts/build/buildApp.mjs';
import { compressAll } from '../../../scripts/build/compressAll.mjs';
import { inRepository } from '../../../scripts/process/paths.mjs';

const FOLDER = inRepository('.cache/next-version');
const STAMP = join(FOLDER, 'built-after.txt');
const CONFIG = inRepository('e2e/cluster/next-version/rspack.config.ts');

/**
 * Changes the code and texts of the shell and every remote, so that nearly all file names differ. Skips an up-to-date build.
 * @param {string} app folder of the build that it follows
 * @returns {Promise<string>} its folder
 */
export async function buildNextVersion(app) {
  const before = await readFile(join(app, 'files.txt'), 'utf8');
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === before) return FOLDER;
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  await buildParts(FOLDER, CONFIG);
  const version = join(FOLDER, 'version.json');
  const described = JSON.parse(await readFile(version, 'utf8'));
  await writeFile(version, `${JSON.stringify({ ...described, version: '99.0.0' })}\n`);
  await compressAll(FOLDER);
  await writeFile(STAMP, before);
  return FOLDER;
}
