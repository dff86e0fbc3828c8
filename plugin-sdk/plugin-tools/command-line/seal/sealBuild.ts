import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findFaults } from '../../preset/findFaults.mjs';
import { otherVersions } from '../../preset/findUnshared.mjs';
import { integrity, manifestOf } from '../../preset/ManifestPlugin.mjs';
import { SHARED } from '../../preset/pluginPreset.mjs';
import { readPluginDefinition } from '../../preset/readPluginDefinition.mjs';
import { scopeSheet } from '../../preset/ScopeStylesPlugin.mjs';
import type { CliCommand } from '../command/CliCommand';
import type { Output } from '../command/Output';
import { walkModules } from '../command/walkModules';
import { createSealedContainer, type SealedBuild } from './createSealedContainer';
import { listScripts } from './listScripts';
import { readFederationBuild } from './readFederationBuild';

export const sealCommand: CliCommand = {
  name: 'seal',
  parameters: '[folder]',
  says: 'makes a plugin of what @module-federation/enhanced or @module-federation/vite has built: its manifest, and an entry that holds every file to its hash',
  options: {
    dist: { value: '<folder>', says: 'of the build, below that of the plugin; dist unless it is given' },
  },
  run: ({ positionals: [folder = '.'], value }, out) => sealBuild(folder, value('dist') ?? 'dist', out),
};

const SEALED = /^sealed\.\w+\.js$/;

/** @returns the exit code */
export async function sealBuild(folder: string, distName: string, out: Output): Promise<number> {
  const dist = path.resolve(folder, distName);
  const build = readFederationBuild(dist);
  const { definition } = await readPluginDefinition(path.resolve(folder, 'src/plugin.ts'));
  const isTaken = (name: string) =>
    build.shared.some((one) => one === name || (name.endsWith('/') && one.startsWith(name)));
  const taken = SHARED.filter(([name]) => isTaken(name));
  const faults = [...findFaults(definition, definition.id), ...otherVersions(taken, path.resolve(folder))];
  for (const fault of faults) out.error(fault);
  if (faults.length > 0) return 1;

  for (const file of readdirSync(dist).filter((one) => SEALED.test(one))) rmSync(path.join(dist, file));
  const all = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const sheets = all.filter((file) => file.endsWith('.css'));
  for (const sheet of sheets) scopeFile(path.join(dist, sheet), definition.id);
  const { files, chunkLists } =
    build.format === 'script'
      ? listScripts(
          dist,
          build.entry,
          all.filter((file) => file.endsWith('.js')),
        )
      : { files: await listModules(dist, build.entry), chunkLists: [] };
  refuseReact(dist, files);

  const hashes = (names: readonly string[]) =>
    Object.fromEntries(
      names.map((name) => [name, integrity(readFileSync(path.join(dist, name)), 'sha256')] as const),
    );
  const { format, entry, container } = build;
  const sealed: SealedBuild = {
    format,
    entry,
    container,
    chunkLists,
    scripts: hashes(files),
    styles: hashes(sheets),
  };
  const name = `sealed_${definition.id.replaceAll('-', '_')}`;
  const code = Buffer.from(entryCode(name, sealed));
  const file = `sealed.${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
  writeFileSync(path.join(dist, file), code);
  const manifest = manifestOf(definition, {
    version: versionOf(folder),
    usesReact: build.shared.some((one) => /^react(\/|$)/.test(one)),
    entry: { format: 'federation', container: name, file, integrity: integrity(code, 'sha384') },
    preload: preloadOf(sealed),
  });
  const target = path.join(dist, 'plugin.json');
  writeFileSync(target, `${JSON.stringify(manifest, null, 2)}\n`);
  out.print(
    `${path.relative(process.cwd(), target)} written: ${files.length + sheets.length} files with their hashes`,
  );
  return 0;
}

/**
 * The modules of a build, from its entry on.
 *
 * @returns files relative to the folder, the entry last
 * @throws a module imports what is none of the files
 */
async function listModules(dist: string, entry: string): Promise<readonly string[]> {
  const found = await walkModules(entry, {
    read: (file) => readFile(path.join(dist, file)),
    resolve(name, file) {
      // What is computed at run time is the federation runtime's own, for other remotes than those that are named.
      if (name === undefined) return null;
      const target = path.posix.join(path.posix.dirname(file), name);
      if (name.startsWith('.') && existsSync(path.join(dist, target))) return target;
      throw new Error(
        `${file} imports "${name}", which is no file of the build: a page could not hold it to a hash.`,
      );
    },
  });
  return [...[...found.keys()].filter((file) => file !== entry), entry];
}

/** The text of a script that sets one variable. */
function entryCode(name: string, build: SealedBuild): string {
  return `var ${name} = (${createSealedContainer})(${JSON.stringify(build)}, (address) => import(address));\n`;
}

/** Modules are none of it: a page that fetches them as scripts would fetch them twice. */
function preloadOf({ format, scripts, styles }: SealedBuild) {
  const list = (files: Readonly<Record<string, string>>, as: 'script' | 'style') =>
    Object.entries(files).map(([file, hash]) => ({ file, integrity: hash, as }));
  return [...(format === 'script' ? list(scripts, 'script') : []), ...list(styles, 'style')];
}

function scopeFile(file: string, id: string): void {
  const css = readFileSync(file, 'utf8');
  const { opening, closing } = scopeSheet(id);
  if (!css.startsWith(opening)) writeFileSync(file, `${opening}${css}${closing}`);
}

/** What marks the elements of React 19, in React itself and in its JSX runtime. */
const REACT_MARK = 'react.transitional.element';

function refuseReact(dist: string, files: readonly string[]): void {
  const copy = files.find((file) => readFileSync(path.join(dist, file), 'utf8').includes(REACT_MARK));
  if (copy === undefined) return;
  throw new Error(
    `${copy} has a copy of React: name react and react/jsx-runtime below "shared", each with import: false.`,
  );
}

function versionOf(folder: string): string {
  const file = path.resolve(folder, 'package.json');
  if (!existsSync(file)) throw new Error(`There is no package.json in ${path.resolve(folder)}.`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version?: string };
  if (version === undefined) throw new Error(`${file} names no version.`);
  return version;
}
