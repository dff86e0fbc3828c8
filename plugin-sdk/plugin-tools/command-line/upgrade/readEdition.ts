import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readLimited } from '../command/readLimited';
import { type Change, parseChangeList } from './ChangeList';
import { readTarball } from './readTarball';

/** A version of the SDK, with what it knows of its past. */
export interface Edition {
  readonly version: string;
  /** Where it was found, in words. */
  readonly from: string;
  /** Null for a version by its number alone, and for packages from before there was a list. */
  readonly changes: readonly Change[] | null;
}

type ReadFile = (name: string) => string | null;

/** The package that this command is a part of. */
export const OWN_PACKAGE = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

/**
 * An SDK by its version (`0.1.0`), the address of a shell or of its tarball, or a tarball or folder on disk.
 *
 * @throws nothing is there, or it is no SDK
 */
export async function readEdition(named: string): Promise<Edition> {
  if (/^\d+\.\d+\.\d+$/.test(named)) return { version: named, from: 'by its number', changes: null };
  if (/^https?:/.test(named)) {
    const address = tarballAt(named);
    return editionOf(address, await tarball(address));
  }
  const place = path.resolve(named.replace(/^file:/, ''));
  return editionOf(
    place,
    /\.t(ar\.)?gz$/.test(place) ? await tarball(pathToFileURL(place).href) : folder(place),
  );
}

/**
 * A shell serves its packages beside the pages of its engines.
 *
 * @example tarballAt('https://tasks.example/app/taskweave/default/#/?task=1')
 * // 'https://tasks.example/app/taskweave/sdk/plugin-sdk.tgz'
 */
export function tarballAt(address: string): string {
  const url = new URL(address);
  if (url.pathname.endsWith('.tgz')) return url.href;
  const [root] = /^.*\/app\/taskweave\b/.exec(url.pathname) ?? [
    `${url.pathname.replace(/\/$/, '')}/app/taskweave`,
  ];
  return new URL(`${root}/sdk/plugin-sdk.tgz`, url).href;
}

async function tarball(address: string): Promise<ReadFile> {
  const bytes = await readLimited(address);
  return (name) => readTarball(bytes, name);
}

function folder(place: string): ReadFile {
  return (name) => (existsSync(path.join(place, name)) ? readFileSync(path.join(place, name), 'utf8') : null);
}

function editionOf(from: string, read: ReadFile): Edition {
  const description = JSON.parse(read('package.json') ?? '{}') as {
    readonly name?: string;
    readonly version?: string;
  };
  if (description.name !== '@taskweave/plugin-sdk' || description.version === undefined) {
    throw new Error(`There is no @taskweave/plugin-sdk at ${from}.`);
  }
  const list = read('changes.json');
  return { version: description.version, from, changes: list === null ? null : parseChangeList(list) };
}
