import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { currentDocs, docSources } from '../author-docs/currentDocs.mjs';
import { hashOf } from '../process/hashOf.mjs';
import { inRepository } from '../process/paths.mjs';
import { runLogged } from '../process/runLogged.mjs';

export const ROOT = path.resolve(inRepository());
export const APP_DIR = path.join(ROOT, 'dist/app');
export const RSPACK = path.join(ROOT, 'node_modules/@rspack/cli/bin/rspack.js');
const STAMP = path.join(ROOT, 'dist/app.stamp');
const SOURCES = [
  'shell',
  'remotes',
  'plugin-sdk',
  'shared',
  'scripts/build',
  'rspack.config.ts',
  'pnpm-lock.yaml',
  'LICENSE',
  'package.json',
  'pnpm-workspace.yaml',
  'scripts/pack',
  'tsconfig.json',
];

const NOT_BUILT = /\.test\.[a-z]+$|(^|\/)(node_modules|dist)$/;

/** @param {{ log?: (line: string) => void, force?: boolean }} [options] */
export async function buildApp({ log = () => {}, force = false } = {}) {
  const stamp = hashOf(ROOT, [...SOURCES, ...docSources()], NOT_BUILT);
  if (!force && (await readFile(STAMP, 'utf8').catch(() => '')) === stamp) {
    log('The application is up to date.');
    return;
  }
  // The build moves into place at once, so that an engine that serves the folder never sees half of it.
  const building = `${APP_DIR}.${process.pid}`;
  await rm(building, { recursive: true, force: true });
  try {
    const packages = packed();
    const docs = currentDocs();
    await Promise.all([packages, docs, buildParts(building)]);
    await cp(
      path.join(ROOT, 'plugin-sdk/schemas/plugins.schema.json'),
      path.join(building, 'assets/plugins.schema.json'),
    );
    await cp(path.join(ROOT, 'shell/app'), path.join(building, 'assets'), { recursive: true });
    await mkdir(path.join(building, 'sdk'));
    for (const [name, file] of Object.entries(await packages)) {
      await cp(file, path.join(building, 'sdk', `${path.posix.basename(name)}.tgz`));
    }
    await cp(await docs, path.join(building, 'sdk/docs'), { recursive: true });
    const { compressAll } = await import('./compressAll.mjs');
    await compressAll(building);
    await rm(STAMP, { force: true });
    await rm(APP_DIR, { recursive: true, force: true });
    await rename(building, APP_DIR);
  } finally {
    await rm(building, { recursive: true, force: true });
  }
  await writeFile(STAMP, stamp);
}

/**
 * @param {string} folder
 * @param {string} [config]
 */
export async function buildParts(folder, config = path.join(ROOT, 'rspack.config.ts')) {
  const args = [RSPACK, 'build', '--config', config, '--env', `outDir=${folder}`];
  const { code, lines } = await runLogged(process.execPath, args, { cwd: ROOT });
  if (code !== 0) throw new Error(lines.join('\n'));
}

async function packed() {
  const { currentPackages } = await import('../pack/currentPackages.mjs');
  return currentPackages();
}
