import { capitalised } from '@taskweave/base/texts/capitalised';
import type { EngineClient } from '../../EngineClient';
import { readList, readShape } from '../../reading/readShape';
import { spellings } from '../../reading/spellings';
import type { QueryParams } from '../../transport/RequestOptions';
import { parseGroup, parseUser, userName } from './user';

export type LookUpKind = 'user' | 'group' | 'tenant' | 'process' | 'case';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

export interface Directory {
  readonly choices: readonly Choice[];
  readonly isComplete: boolean;
}

/** Most installations have fewer groups and processes, but far more users. */
export const DIRECTORY_SIZE = 200;
const FOUND_MAX = 20;

interface Source {
  readonly path: string;
  readonly always: QueryParams;
  readonly sortBy: string;
  readonly id: string;
  readonly like: readonly string[];
  readonly parse: (value: unknown, where: string) => Choice;
}

const NAMED = { always: {}, sortBy: 'name', id: 'id', like: ['nameLike'], parse: parseNamed };
const DEFINITIONS = { sortBy: 'name', id: 'key', like: ['nameLike', 'keyLike'], parse: parseDefinitionKey };

const SOURCES: Readonly<Record<LookUpKind, Source>> = {
  user: {
    path: 'user',
    always: {},
    sortBy: 'firstName',
    id: 'id',
    like: ['firstNameLike', 'lastNameLike'],
    parse: (value, where) => {
      const user = parseUser(value, where);
      return { id: user.id, name: userName(user) };
    },
  },
  group: { path: 'group', ...NAMED },
  tenant: { path: 'tenant', ...NAMED },
  process: { path: 'process-definition', always: { latest: true }, ...DEFINITIONS },
  case: { path: 'case-definition', always: { latestVersion: true }, ...DEFINITIONS },
};

export async function listDirectory(
  client: EngineClient,
  kind: LookUpKind,
  signal?: AbortSignal,
): Promise<Directory> {
  const order = { sortBy: SOURCES[kind].sortBy, sortOrder: 'asc' };
  const found = await ask(client, kind, { ...order, maxResults: DIRECTORY_SIZE }, signal);
  return { choices: unique(found), isComplete: found.length < DIRECTORY_SIZE };
}

/** The engine joins conditions by "and", so each of them needs its own call. */
export async function searchDirectory(
  client: EngineClient,
  kind: LookUpKind,
  text: string,
  signal?: AbortSignal,
): Promise<readonly Choice[]> {
  const { id, like } = SOURCES[kind];
  const conditions: QueryParams[] = [
    { [id]: text },
    ...spellings(text).flatMap((part) => like.map((name) => ({ [name]: `%${part}%` }))),
    ...(kind === 'user' ? fullName(text) : []),
  ];
  const calls = conditions.map((query) => ask(client, kind, { ...query, maxResults: FOUND_MAX }, signal));
  return unique((await Promise.all(calls)).flat()).slice(0, FOUND_MAX);
}

export async function findChoice(
  client: EngineClient,
  kind: LookUpKind,
  id: string,
  signal?: AbortSignal,
): Promise<Choice | null> {
  const [found] = await ask(client, kind, { [SOURCES[kind].id]: id, maxResults: 1 }, signal);
  return found ?? null;
}

async function ask(
  client: EngineClient,
  kind: LookUpKind,
  query: QueryParams,
  signal: AbortSignal | undefined,
): Promise<readonly Choice[]> {
  const { path, always, parse } = SOURCES[kind];
  return readList(await client.get(path, { query: { ...always, ...query }, signal }), path, parse);
}

function parseNamed(value: unknown, where: string): Choice {
  const { id, name } = parseGroup(value, where);
  return { id, name: name || id };
}

function parseDefinitionKey(value: unknown, where: string): Choice {
  const definition = readShape(value, where);
  const key = definition.text('key');
  return { id: key, name: definition.textOrNull('name') || key };
}

function fullName(text: string): readonly QueryParams[] {
  const [first = '', ...rest] = text.split(/\s+/).map((word) => capitalised(word.toLocaleLowerCase()));
  return rest.length === 0 ? [] : [{ firstNameLike: `%${first}%`, lastNameLike: `%${rest.join(' ')}%` }];
}

function unique(choices: readonly Choice[]): readonly Choice[] {
  return [...new Map(choices.map((choice) => [choice.id, choice])).values()];
}
