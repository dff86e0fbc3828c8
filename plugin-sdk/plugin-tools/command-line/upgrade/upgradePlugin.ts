import path from 'node:path';
import type { CliCommand } from '../command/CliCommand';
import type { Output } from '../command/Output';
import type { Change } from './ChangeList';
import { changesBetween, chooseEditions } from './chooseEditions';
import { findConcern, type Place, type PluginText } from './findConcern';
import { readPlugin } from './readPlugin';
import { readSources } from './readSources';

export const upgradeCommand: CliCommand = {
  name: 'upgrade',
  parameters: '[folder]',
  says: 'what changed between two versions of the SDK for this plugin: file, line, and what to do',
  options: {
    from: {
      value: '<sdk>',
      says: 'what it was built with: a version, a tarball or a folder; unless it is given, what is installed',
    },
    to: {
      value: '<sdk>',
      says: 'a version, a tarball, a folder or the address of a shell; unless it is given, where package.json takes the SDK from',
    },
    dist: {
      value: '<folder>',
      says: 'of a build, for plugins without src/plugin.ts; dist unless it is given',
    },
  },
  run: ({ positionals: [folder = '.'], value }, out) =>
    upgradePlugin(path.resolve(folder), { from: value('from'), to: value('to'), dist: value('dist') }, out),
};

export interface UpgradeOptions {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly dist?: string | undefined;
}

/** @returns the exit code: 1 if anything has to be done */
export async function upgradePlugin(folder: string, options: UpgradeOptions, out: Output): Promise<number> {
  const plugin = await readPlugin(folder, options.dist ?? 'dist');
  const { from, to } = await chooseEditions(folder, options);
  const { files, unread } = await readSources(folder);
  const changes = changesBetween({ from, to });
  const text: PluginText = { ...plugin, files };
  const found = changes.map((change) => ({ change, places: placesOf(change, text) })).filter(concerns);
  out.print(`${plugin.id}: from SDK ${from.version} (${from.from}) to ${to.version} (${to.from})`);
  for (const { change, places } of found) tell(change, places, out);
  for (const line of unread) out.error(`Not read: ${line}`);
  const misfit = plugin.misfitOf(to.version);
  if (misfit !== null) out.error(`The last build: ${misfit}`);
  out.print(`${found.length === 0 ? '' : '\n'}${summaryOf(found.length, changes.length)}`);
  return unread.length > 0 || found.some(({ change }) => change.kind !== 'added') ? 1 : 0;
}

interface Finding {
  readonly change: Change;
  /** Null where this command is too old to know what the change is about. */
  readonly places: readonly Place[] | null;
}

function concerns({ places }: Finding): boolean {
  return places === null || places.length > 0;
}

function placesOf({ concerns: all }: Change, text: PluginText): readonly Place[] | null {
  const known = all.filter((one) => one !== null);
  const places = known.flatMap((one) => findConcern(one, text));
  if (places.length === 0) return known.length < all.length ? null : [];
  const unique = new Map(places.map((place) => [`${place.file}:${place.line}`, place]));
  return [...unique.values()];
}

function tell({ until, now, todo, version }: Change, places: Finding['places'], out: Output): void {
  out.print('');
  const where = places?.map(({ file, line }) => `${file}:${line}`) ?? [
    'Perhaps (the command of the newer SDK knows more)',
  ];
  for (const line of where) out.print(line);
  out.print(`  until now  ${plain(until)}`);
  out.print(`  ${version.padEnd(9)}  ${plain(now)}`);
  if (todo !== undefined) out.print(`  to do      ${plain(todo)}`);
}

/** The list is Markdown, for it is also a part of the documents. */
function plain(text: string): string {
  return text.replaceAll(/\[([^[\]]+)\]\([^()]*\)/g, '$1').replaceAll('`', '');
}

function summaryOf(found: number, all: number): string {
  if (all === 0) return 'Nothing changed between the two.';
  const changes = all === 1 ? '1 change' : `${all} changes`;
  return found === 0
    ? `None of ${changes} concerns this plugin.`
    : `${found} of ${changes} ${found === 1 ? 'concerns' : 'concern'} this plugin.`;
}
