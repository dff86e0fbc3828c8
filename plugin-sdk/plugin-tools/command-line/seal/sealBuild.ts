import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies } from 'compare-versions';
import { findFaults } from '../../preset/findFaults.mjs';
import { otherVersions } from '../../preset/findUnshared.mjs';
import { integrity, manifestOf } from '../../preset/ManifestPlugin.mjs';
import { SHARED } from '../../preset/pluginPreset.mjs';
import { readPluginDefinition } from '../../preset/readPluginDefinition.mjs';
import { scopeSheet } from '../../preset/ScopeStylesPlugin.mjs';
import type { CliCommand } from '../command/CliCommand';
import { type Files, readFiles } from '../command/readFiles';
import { walkModules } from '../command/walkModules';
import { createSealedContainer, type SealedBuild } from './createSealedContainer';
import { listScripts } from './listScripts';
import { type FederationBuild, readFederationBuild } from './readFederationBuild';

/** The entry that `seal` writes, by the hash of its code. */
const SEALED = /^sealed\.\w+\.js$/;

export const sealCommand: CliCommand = {
  name: 'seal',
  parameters: '[folder]',
  says: 'makes a plugin of what @module-federation/enhanced or @module-federation/vite has built: its manifest, and an entry that holds every file to its hash',
  options: {
    dist: '<folder> of the build, below that of the plugin; dist unless it is given',
  },
  async run({ positionals: [folder = '.'], value }, out) {
    const root = path.resolve(folder);
    const dist = path.join(root, value('dist') ?? 'dist');
    const { shared, format, entry, container } = readFederationBuild(dist);
    const { definition } = readPluginDefinition(path.join(root, 'src/plugin.ts'));
    const taken = SHARED.filter(([name]) => shared.some((one) => isOf(name, one.name))).map(
      ([name, range]) => ({ name, range }),
    );
    const faults = [
      ...findFaults(definition, definition.id),
      ...narrowRanges(shared),
      ...otherVersions(taken, root),
    ];
    if (faults.length > 0) throw new Error(faults.join('\n'));

    const files = prepareFiles(dist, definition.id);
    if (!files.has(entry)) throw new Error(`${entry} of mf-manifest.json is not there: build again.`);
    const { scripts, chunkLists } =
      format === 'script'
        ? listScripts(files, entry)
        : { scripts: await listModules(files, entry), chunkLists: [] };
    refuseReact(files, scripts);
    const hashesOf = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, integrity(files.get(name) ?? '', 'sha256')]));
    const styles = hashesOf([...files.keys()].filter((file) => file.endsWith('.css')));
    const sealed = { format, entry, container, chunkLists, scripts: hashesOf(scripts), styles };
    const name = `sealed_${definition.id.replaceAll('-', '_')}`;
    const code = entryCode(name, sealed);
    const file = `sealed.${createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
    writeFileSync(path.join(dist, file), code);
    const manifest = manifestOf(definition, {
      root,
      usesReact: shared.some(({ name }) => /^react(\/|$)/.test(name)),
      entry: { format: 'federation', container: name, file, integrity: integrity(code, 'sha384') },
      preload: preloadOf(sealed),
    });
    const target = path.join(dist, 'plugin.json');
    writeFileSync(target, `${JSON.stringify(manifest, null, 2)}\n`);
    const count = scripts.length + Object.keys(styles).length;
    out.print(`${path.relative(process.cwd(), target)} written: ${count} files with their hashes`);
    return 0;
  },
};

/** Whether `SHARED` means a module by this name, which ends in a slash for a whole folder. */
function isOf(name: string, module: string): boolean {
  return name === module || (name.endsWith('/') && module.startsWith(name));
}

/** Ranges that leave out a version which a shell may bring: the federation runtime would refuse the plugin (PLG-601). */
function narrowRanges(shared: FederationBuild['shared']): readonly string[] {
  return shared.flatMap(({ name, range }) => {
    const [, brought] = SHARED.find(([given]) => isOf(given, name)) ?? [];
    if (range === undefined || brought === undefined) return [];
    const first = brought.slice(1);
    const last = first.startsWith('0.') ? first.replace(/\d+$/, '999') : first.replace(/\d+\.\d+$/, '999.0');
    if (satisfies(first, range) && satisfies(last, range)) return [];
    return [
      `The build wants ${name} ${range}, and the shell brings ${brought}: write requiredVersion: "${brought}" below "shared".`,
    ];
  });
}

/** The files of a build, without an earlier seal, with its sheets kept to the plugin. */
function prepareFiles(dist: string, id: string): Files {
  const { opening, closing } = scopeSheet(id);
  const files = new Map(readFiles(dist));
  for (const [file, content] of files) {
    if (SEALED.test(file)) {
      rmSync(path.join(dist, file));
      files.delete(file);
    } else if (file.endsWith('.css') && !String(content).startsWith(opening)) {
      const scoped = Buffer.from(`${opening}${content}${closing}`);
      writeFileSync(path.join(dist, file), scoped);
      files.set(file, scoped);
    }
  }
  return files;
}

/**
 * The modules of a build, from its entry on.
 *
 * @returns files relative to the folder, the entry last
 * @throws a module imports what is none of the files
 */
async function listModules(files: Files, entry: string): Promise<readonly string[]> {
  const found = await walkModules(entry, {
    read: async (file) => files.get(file) ?? Buffer.alloc(0),
    resolve(name, file) {
      // Addresses computed at run time are the federation runtime's own, for other remotes than those that are named.
      if (name === undefined) return null;
      const target = path.posix.join(path.posix.dirname(file), name);
      if (name.startsWith('.') && files.has(target)) return target;
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

/** What marks the elements of React 19, in React itself and in its JSX runtime. */
const REACT_MARK = 'react.transitional.element';

function refuseReact(files: Files, scripts: readonly string[]): void {
  const copy = scripts.find((file) => files.get(file)?.includes(REACT_MARK));
  if (copy === undefined) return;
  throw new Error(
    `${copy} has a copy of React: name react and react/jsx-runtime below "shared", each with import: false.`,
  );
}
