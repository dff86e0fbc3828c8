import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const APP_DIR = path.join(ROOT, 'dist/app');
const STAMP = path.join(ROOT, 'dist/app.stamp');
const SOURCES = [
  'shell',
  'remotes',
  'plugin-sdk',
  'shared',
  'scripts/build',
  'pnpm-lock.yaml',
  // What the packages for plugin authors are made from besides.
  'LICENSE',
  'package.json',
  'pnpm-workspace.yaml',
  'scripts/pack',
  'tsconfig.json',
];

/**
 * Builds the application to `dist/app`: the shell, each remote on its own, the page, the packages for plugin
 * authors, and a brotli and a gzip copy of every file. Does nothing when no source has changed since the last build.
 *
 * @param {{ log?: (line: string) => void, force?: boolean }} [options]
 */
export async function buildApp({ log = () => {}, force = false } = {}) {
  const stamp = await hashSources();
  if (!force && (await readFile(STAMP, 'utf8').catch(() => '')) === stamp) {
    log('The application is up to date.');
    return;
  }
  // Built aside and put in place whole: an engine that serves the folder never meets half of it.
  const building = `${APP_DIR}.${process.pid}`;
  await rm(building, { recursive: true, force: true });
  try {
    const packages = packed();
    await Promise.all([packages, buildParts(building)]);
    // For editors: "$schema" of config/plugins.json may name it.
    await cp(
      path.join(ROOT, 'plugin-sdk/schemas/plugins.schema.json'),
      path.join(building, 'assets/plugins.schema.json'),
    );
    await mkdir(path.join(building, 'sdk'));
    for (const [name, file] of Object.entries(await packages)) {
      await cp(file, path.join(building, 'sdk', `${path.posix.basename(name)}.tgz`));
    }
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
 * Builds the shell, each remote and the page to a folder, without what is there for others.
 *
 * @param {string} folder
 * @param {(configuration: import('@rspack/core').Configuration) => import('@rspack/core').Configuration} [change]
 */
export async function buildParts(folder, change = (configuration) => configuration) {
  const { configurations } = await import('./configurations.mjs');
  const stats = await compile(configurations({ root: ROOT, mode: 'production', outDir: folder }).map(change));
  const { findStrayModules } = await import('./remoteModules.mjs');
  const remotes = stats.stats.filter(({ compilation }) => compilation.name !== 'shell');
  const modules = remotes.flatMap(({ compilation }) => [...compilation.modules]);
  const stray = findStrayModules(
    ROOT,
    modules.map((module) => module.identifier()),
  );
  if (stray.length > 0) throw new Error(stray.join('\n'));
  const { assemble } = await import('./assemble.mjs');
  await assemble({ root: ROOT, appDir: folder });
}

/** The packages that fit this very shell, which serves them to plugin authors. */
async function packed() {
  const { currentPackages } = await import('../pack/currentPackages.mjs');
  return currentPackages();
}

/**
 * @param {import('@rspack/core').Configuration[]} configurations
 * @returns {Promise<import('@rspack/core').MultiStats>}
 */
async function compile(configurations) {
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(configurations);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors() || stats?.hasWarnings()) {
          reject(new Error(stats.toString({ preset: 'errors-warnings', colors: false })));
        } else if (stats !== undefined) resolve(stats);
      });
    });
  });
}

async function hashSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of await filesBelow(path.join(ROOT, source))) {
      hash
        .update(path.relative(ROOT, file))
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} place
 * @returns {Promise<string[]>}
 */
async function filesBelow(place) {
  const info = await stat(place).catch(() => null);
  if (info === null) return [];
  if (info.isFile()) return /\.(test|gallery)\.[a-z]+$/.test(place) ? [] : [place];
  const names = (await readdir(place)).filter((name) => name !== 'node_modules' && name !== 'dist').sort();
  return (await Promise.all(names.map((name) => filesBelow(path.join(place, name))))).flat();
}
