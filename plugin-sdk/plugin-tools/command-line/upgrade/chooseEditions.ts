import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '@taskweave/engine-client/readShape';
import type { Change } from './ChangeList';
import { type Edition, OWN_PACKAGE, readEdition } from './readEdition';

export interface NamedEditions {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface Editions {
  readonly from: Edition;
  readonly to: Edition;
}

/**
 * The two versions of the SDK that a command compares.
 *
 * @param folder of the plugin
 */
export async function chooseEditions(folder: string, { from, to }: NamedEditions): Promise<Editions> {
  const installed = path.join(folder, 'node_modules/@taskweave/plugin-sdk');
  const own = await readEdition(OWN_PACKAGE);
  const isOwn = !existsSync(installed) || (await realpath(installed)) === (await realpath(OWN_PACKAGE));
  const named = to === undefined && isOwn ? await dependencyOf(folder) : to;
  const target = named === undefined ? own : await readEdition(named);
  return {
    from: from === undefined ? (isOwn ? own : await readEdition(installed)) : await readEdition(from),
    // A version by its number: what this command knows, up to there.
    to: target.changes === null && named !== undefined && /^\d/.test(named) ? upTo(own, target) : target,
  };
}

function upTo({ changes }: Edition, target: Edition): Edition {
  return {
    ...target,
    changes: changes?.filter(({ version }) => compareVersions(version, target.version) <= 0) ?? null,
  };
}

/** Where the project takes the SDK from; undefined for a registry, whose versions `--to` names. */
async function dependencyOf(folder: string): Promise<string | undefined> {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const content = JSON.parse(await readFile(file, 'utf8')) as unknown;
  const lists = isRecord(content) ? [content.devDependencies, content.dependencies] : [];
  const found = lists.map((list) => (isRecord(list) ? list['@taskweave/plugin-sdk'] : undefined));
  const named = found.find((one) => typeof one === 'string' && /^(https?|file):/.test(one));
  return typeof named === 'string' ? named : undefined;
}

/**
 * What the newer one lists and the older one does not, so that two builds of one version are told apart, too.
 *
 * @throws the newer one has no list
 */
export function changesBetween({ from, to }: Editions): readonly Change[] {
  if (to.changes === null)
    throw new Error(`The SDK at ${to.from} has no list of changes: it is older than this command.`);
  const known = from.changes && new Set(from.changes.map(({ id }) => id));
  return to.changes.filter(({ id, version }) =>
    known === null ? compareVersions(version, from.version) > 0 : !known.has(id),
  );
}

/** @returns as functions for `sort` do */
function compareVersions(one: string, other: string): number {
  const parts = other.split('.').map(Number);
  const differences = one.split('.').map((part, index) => Number(part) - (parts[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
