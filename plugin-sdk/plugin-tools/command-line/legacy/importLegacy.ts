import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CliCommand } from '../command/CliCommand';
import type { Output } from '../command/Output';
import { readLimited } from '../command/readLimited';
import { convertSettings } from './convertSettings';
import { type LegacyConfig, readLegacyConfig, readPluginPackages } from './readLegacyConfig';
import { readLegacyModules } from './readLegacyModules';

export const importLegacyCommand: CliCommand = {
  name: 'import-legacy',
  parameters: '<config.js>',
  says: "the settings and plugins of the old Tasklist: an address or file of its config.js, or the web applications' address",
  options: {
    base: {
      value: '<path>',
      says: 'where the old Tasklist is served, for a config.js on disk; /operaton/app/tasklist/ unless it is given',
    },
  },
  run({ positionals: [source], value }, out) {
    if (source === undefined)
      throw new Error('Name the config.js of the old Tasklist, as a file or an address.');
    return importLegacy(source, value('base') ?? '/operaton/app/tasklist/', out);
  },
};

interface Candidate {
  readonly id: string;
  readonly main: string;
  readonly style: string | null;
}

interface LegacyEntryText {
  readonly id: string;
  readonly format: 'legacy-esm';
  readonly modules: Readonly<Record<string, string>>;
  readonly styles?: Readonly<Record<string, string>>;
}

/**
 * Prints what an old Tasklist's configuration is in `config/plugins.json`: its settings and the entries for its plugins. Lists
 * what cannot be moved.
 *
 * @param source a file or address of `config.js`, or the address of the engine's web applications
 * @param base path of the old Tasklist, for a file
 * @returns the exit code: 1 if a plugin, or a setting that only a run could tell, cannot be moved
 */
export async function importLegacy(source: string, base: string, out: Output): Promise<number> {
  const { config, folder, packages } = await readSources(source);
  const { settings, leftOut } = convertSettings(config.settings);
  const origin = folder.protocol === 'file:' ? null : folder.origin;
  const problems = [
    ...config.leftOut.map(
      (sentence) => `config.js, ${sentence}: a plugin named there is not among the entries.`,
    ),
    ...config.angular.map(
      (name) => `${name}: config.js names it for RequireJS or AngularJS, which only the old Tasklist brings.`,
    ),
    ...config.unread.map((sentence) => `config.js, ${sentence}.`),
  ];
  const scripts = config.scripts.map((script): Candidate => {
    const main = new URL(script.endsWith('.js') ? script : `${script}.js`, folder).href;
    return { id: idOf(script), main, style: null };
  });
  const entries: LegacyEntryText[] = [];
  const warnings: string[] = leftOut.map((sentence) => `config.js, ${sentence}`);
  for (const { id, main, style } of [...scripts, ...packages]) {
    const modules = await readLegacyModules(main, readLimited);
    if (!modules.ok) {
      problems.push(`${id}: ${nameOf(main)} cannot be brought over: ${modules.reason}.`);
      continue;
    }
    if (modules.blocked.length > 0) {
      warnings.push(
        `${id}: its HTML seems to have ${modules.blocked.join(', ')}, which the policy of the page blocks: those parts will not work (PLG-504).`,
      );
    }
    const sheet = style === null ? null : await readLimited(style).catch(() => null);
    entries.push({
      id: freeId(id, entries),
      format: 'legacy-esm',
      modules: Object.fromEntries([...modules.hashes].map(([address, hash]) => [nameOf(address), hash])),
      ...(style !== null && sheet !== null && { styles: { [nameOf(style)]: hashOf(sheet) } }),
    });
  }
  const said = Object.keys(settings).length > 0 ? { settings } : {};
  out.print(JSON.stringify({ ...said, plugins: entries }, null, 2));
  for (const problem of [...problems, ...warnings]) out.error(problem);
  if (origin !== null && entries.length > 0) {
    out.error(`The addresses are paths of ${origin}: Taskweave must be served by the same.`);
  }
  return problems.length === 0 ? 0 : 1;

  /** As written to the file: a path on the server. */
  function nameOf(address: string): string {
    const url = new URL(address);
    if (url.protocol !== 'file:') return url.origin === origin ? url.pathname : url.href;
    const relative = path.relative(fileURLToPath(folder), fileURLToPath(url)).replaceAll(path.sep, '/');
    return new URL(relative, new URL(base.replace(/\/?$/, '/'), 'http://localhost')).pathname;
  }
}

interface Sources {
  readonly config: LegacyConfig;
  /** Of the old Tasklist: what scripts are relative to. */
  readonly folder: URL;
  readonly packages: readonly Candidate[];
}

async function readSources(source: string): Promise<Sources> {
  if (!/^https?:/.test(source)) {
    const file = pathToFileURL(path.resolve(source));
    const config = readLegacyConfig(textOf(await readLimited(file.href)));
    return { config, folder: new URL('../', file), packages: [] };
  }
  const given = new URL(source);
  const address = given.pathname.endsWith('.js')
    ? given
    : new URL(`${given.pathname.replace(/\/?$/, '/')}app/tasklist/scripts/config.js`, given);
  const folder = new URL('../', address);
  const page = await readLimited(folder.href).then(textOf, () => '');
  return {
    config: readLegacyConfig(textOf(await readLimited(address.href))),
    folder,
    packages: readPluginPackages(page).map(({ name, location, main }) => {
      const place = new URL(`${location.replace(/\/?$/, '/')}`, folder);
      return {
        id: idOf(name),
        main: new URL(`${main}.js`, place).href,
        style: new URL('plugin.css', place).href,
      };
    }),
  };
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function hashOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** `scripts/My_Plugin.js` → `my-plugin` */
function idOf(name: string): string {
  const words = path.posix
    .basename(name, '.js')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return words.replaceAll(/^[^a-z]+|-$/g, '') || 'plugin';
}

function freeId(id: string, taken: readonly LegacyEntryText[]): string {
  const isTaken = (name: string) => taken.some((entry) => entry.id === name);
  let free = id;
  for (let number = 2; isTaken(free); number += 1) free = `${id}-${number}`;
  return free;
}
