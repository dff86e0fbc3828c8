import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { experiments } from '@rspack/core';
import { COMMENT, collectSources, SPECIFIER } from './collectSources.mjs';
import { emitDeclarations } from './emitDeclarations.mjs';
import { metadataOf, publishedPackages, tarballName } from './packages.mjs';
import { writeTarball } from './writeTarball.mjs';

/** @typedef {import('./packages.mjs').PublishedPackage} PublishedPackage */

const IS_TEST = /\.(test|test-d)\.tsx?$/;

/**
 * One module per file, with the private code that it uses inside.
 * @param {{ root: string, outDir: string }} options
 * @returns {Promise<Record<string, string>>}
 */
export async function packPackages({ root, outDir }) {
  await rm(outDir, { recursive: true, force: true });
  const declared = path.join(outDir, '.declared');
  const packages = publishedPackages(root);
  const names = packages.map(({ name }) => name);
  const all = packages.map((published) => planPackage(root, published, names));
  const typed = all.flatMap(({ published, sources }) => [
    ...[...sources.keys()].filter(isSource),
    ...copiedModules(published),
  ]);
  emitDeclarations({ outDir: declared, files: [...new Set(typed)] });
  /** @type {Record<string, string>} */
  const tarballs = {};
  for (const planned of all) {
    const { published } = planned;
    const stage = path.join(outDir, 'stage', published.name.replace('@taskweave/', ''));
    await stagePackage({ root, stage, declared, planned });
    const file = path.join(outDir, tarballName(root, published));
    writeTarball({ folder: stage, file, programs: Object.values(published.published.bin ?? {}) });
    tarballs[published.name] = file;
  }
  await rm(declared, { recursive: true });
  return tarballs;
}

/**
 * @typedef {object} PlannedPackage
 * @property {PublishedPackage} published
 * @property {readonly string[]} entries
 * @property {ReturnType<typeof collectSources>} sources
 */

/**
 * @param {string} root
 * @param {PublishedPackage} published
 * @param {readonly string[]} names
 * @returns {PlannedPackage}
 */
function planPackage(root, published, names) {
  const entries = Object.values(published.exports)
    .map((file) => path.join(published.folder, file))
    .filter((file) => isSource(file) || file.endsWith('.css'));
  return { published, entries, sources: collectSources({ root, entries, published: names }) };
}

/** @param {string} file */
function isSource(file) {
  return /\.tsx?$/.test(file) && !IS_TEST.test(file);
}

/** @param {string} file */
function isData(file) {
  return file.endsWith('.json');
}

/** @param {{ root: string, stage: string, declared: string, planned: PlannedPackage }} options */
async function stagePackage({ root, stage, declared, planned: { published, entries, sources } }) {
  const { folder, exports, copied } = published;
  const placeOf = (/** @type {string} */ file) => placeInPackage(file, folder);
  const modules = await transpileReached({ root, sources, entries: entries.filter(isSource) });

  for (const [file, imports] of sources) {
    const target = path.join(stage, placeOf(file));
    await mkdir(path.dirname(target), { recursive: true });
    if (!isSource(file) || file.endsWith('.d.ts')) {
      await cp(path.join(root, file), target);
      // Node requires an import attribute for JSON, which not every bundler knows.
      if (isData(file)) await writeFile(`${target}.js`, `export default ${await readFile(target, 'utf8')}`);
      continue;
    }
    const types = await readFile(path.join(declared, declarationOf(file)), 'utf8');
    await writeFile(declarationOf(target), relinkImports({ code: types, file, imports, placeOf }));
    const code = modules.get(file);
    if (code === undefined) continue;
    const moduleOfData = (/** @type {string} */ one) => (isData(one) ? `${placeOf(one)}.js` : placeOf(one));
    await writeFile(moduleOf(target), relinkImports({ code, file, imports, placeOf: moduleOfData }));
  }
  for (const one of copied) {
    await cp(path.join(root, folder, one), path.join(stage, one), {
      recursive: true,
      filter: (file) => isPacked(path.relative(root, file)),
    });
  }
  for (const file of copiedModules(published)) {
    const types = declarationOf(file);
    await cp(path.join(declared, types), path.join(stage, path.relative(folder, types)));
  }
  await cp(path.join(root, 'LICENSE'), path.join(stage, 'LICENSE'));
  await cp(path.join(root, folder, 'README.md'), path.join(stage, 'README.md'));
  const description = {
    ...metadataOf({ root, published }),
    files: (await readdir(stage)).filter((entry) => !/^(LICENSE|README|package)\b/.test(entry)).sort(),
    exports: {
      ...Object.fromEntries(
        Object.entries(exports).map(([subpath, file]) => [subpath, addressesIn({ file, folder, placeOf })]),
      ),
      './package.json': './package.json',
    },
  };
  await writeFile(path.join(stage, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
}

/** @param {PublishedPackage} published */
function copiedModules({ folder, exports }) {
  return Object.values(exports)
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => path.join(folder, file));
}

/** @param {{ file: string, folder: string, placeOf: (file: string) => string }} options */
function addressesIn({ file, folder, placeOf }) {
  if (isSource(file)) return addressesOf(placeOf(path.join(folder, file)));
  if (file.endsWith('.mjs')) return { types: declarationOf(file), default: file };
  return file.replace('./src/', './dist/');
}

/** @param {string} file relative to the repository */
function isPacked(file) {
  return file.includes('/template/') || !/\.test\.\w+$|node_modules/.test(file);
}

/**
 * `plugin-sdk/src/hooks/hooks.ts` → `dist/hooks/hooks.ts`; `shared/engine-client/src/Task.ts` → `dist/engine-client/Task.ts`.
 * @param {string} file
 * @param {string} folder
 */
function placeInPackage(file, folder) {
  const own = `${folder}/src/`;
  if (file.startsWith(own)) return path.join('dist', file.slice(own.length));
  const tools = `${folder}/plugin-tools/`;
  if (file.startsWith(tools)) return path.join('plugin-tools', file.slice(tools.length));
  return path.join('dist', file.replace(/^shared\//, '').replace('/src/', '/'));
}

/** @param {string} file */
function declarationOf(file) {
  return file.replace(/\.tsx?$/, '.d.ts').replace(/\.mjs$/, '.d.mts');
}

/** @param {string} file */
function moduleOf(file) {
  return file.replace(/\.tsx?$/, '.js');
}

/** @param {string} place */
function addressesOf(place) {
  if (place.endsWith('.d.ts')) return { types: `./${place}` };
  return { types: `./${declarationOf(place)}`, default: `./${moduleOf(place)}` };
}

/**
 * Node requires the file extension.
 * @param {{ code: string, file: string, imports: Map<string, string>, placeOf: (file: string) => string }} options
 */
function relinkImports({ code, file, imports, placeOf }) {
  return code.replaceAll(SPECIFIER, (whole, before, quote, specifier) => {
    const target = imports.get(specifier);
    if (target === undefined) return whole;
    const relative = path.relative(path.dirname(placeOf(file)), placeOf(target)).replaceAll(path.sep, '/');
    const address = relative.startsWith('.') ? relative : `./${relative}`;
    return `${before}${quote}${moduleOf(address.replace(/\.d\.ts$/, '.ts'))}${quote}`;
  });
}

/**
 * Only modules imported for their values; the others are needed for their types alone.
 * @param {{ root: string, sources: Map<string, Map<string, string>>, entries: readonly string[] }} options
 * @returns {Promise<Map<string, string>>}
 */
async function transpileReached({ root, sources, entries }) {
  /** @type {Map<string, string>} */
  const modules = new Map();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (modules.has(file) || !/(?<!\.d)\.tsx?$/.test(file)) continue;
    const code = await transpile(path.join(root, file));
    modules.set(file, code);
    for (const [, , , specifier = ''] of code.replaceAll(COMMENT, '').matchAll(SPECIFIER)) {
      const target = sources.get(file)?.get(specifier);
      if (target !== undefined) open.push(target);
    }
  }
  return modules;
}

/** @param {string} file */
async function transpile(file) {
  const { code } = await experiments.swc.transform(await readFile(file, 'utf8'), {
    filename: file,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
      target: 'es2022',
    },
    module: { type: 'es6' },
  });
  return code;
}
