import type { EngineClient, QueryParams } from '../EngineClient';
import { readList } from '../readShape';
import type { GroupSummary, UserSummary } from '../Task';
import { parseGroup, parseUser, userName } from './user';

/** A user or a group as a suggestion: `name` is what people read, the id where the engine knows no name. */
export interface Identity {
  readonly id: string;
  readonly name: string;
}

/** What is there to choose from. Not `isComplete` where there are more: then the engine must search. */
export interface IdentityDirectory {
  readonly identities: readonly Identity[];
  readonly isComplete: boolean;
}

/** As many as are fetched at once: most installations have fewer groups, many fewer users. */
export const DIRECTORY_SIZE = 200;
const FOUND_MAX = 20;

/** The first users by name; those the person may not read are absent. */
export async function listUserDirectory(
  client: EngineClient,
  signal?: AbortSignal,
): Promise<IdentityDirectory> {
  const query = { sortBy: 'firstName', sortOrder: 'asc', maxResults: DIRECTORY_SIZE };
  return directoryOf(await users(client, query, signal));
}

/** The first groups by name. */
export async function listGroupDirectory(
  client: EngineClient,
  signal?: AbortSignal,
): Promise<IdentityDirectory> {
  const query = { sortBy: 'name', sortOrder: 'asc', maxResults: DIRECTORY_SIZE };
  return directoryOf(await groups(client, query, signal));
}

/** Users whose id is the text, or whose first or last name holds it. The engine joins conditions by "and": one call each. */
export async function searchUsers(
  client: EngineClient,
  text: string,
  signal?: AbortSignal,
): Promise<readonly Identity[]> {
  const byName = spellings(text).flatMap((part) => [
    { firstNameLike: `%${part}%` },
    { lastNameLike: `%${part}%` },
  ]);
  const calls = [{ id: text }, ...byName].map((query) =>
    users(client, { ...query, maxResults: FOUND_MAX }, signal),
  );
  return unique((await Promise.all(calls)).flat());
}

/** Groups whose id is the text, or whose name holds it. */
export async function searchGroups(
  client: EngineClient,
  text: string,
  signal?: AbortSignal,
): Promise<readonly Identity[]> {
  const calls = [{ id: text }, ...spellings(text).map((part) => ({ nameLike: `%${part}%` }))].map((query) =>
    groups(client, { ...query, maxResults: FOUND_MAX }, signal),
  );
  return unique((await Promise.all(calls)).flat());
}

async function users(
  client: EngineClient,
  query: QueryParams,
  signal: AbortSignal | undefined,
): Promise<readonly Identity[]> {
  const found: readonly UserSummary[] = readList(
    await client.get('user', { query, signal }),
    'users',
    parseUser,
  );
  return found.map((user) => ({ id: user.id, name: userName(user) }));
}

async function groups(
  client: EngineClient,
  query: QueryParams,
  signal: AbortSignal | undefined,
): Promise<readonly Identity[]> {
  const found: readonly GroupSummary[] = readList(
    await client.get('group', { query, signal }),
    'groups',
    parseGroup,
  );
  return found.map(({ id, name }) => ({ id, name: name || id }));
}

function directoryOf(identities: readonly Identity[]): IdentityDirectory {
  return { identities, isComplete: identities.length < DIRECTORY_SIZE };
}

/** Most databases tell upper from lower case, and people type names without caring for it. */
function spellings(text: string): readonly string[] {
  const capital = text.charAt(0).toLocaleUpperCase() + text.slice(1).toLocaleLowerCase();
  return [...new Set([text, capital])];
}

function unique(identities: readonly Identity[]): readonly Identity[] {
  return [...new Map(identities.map((identity) => [identity.id, identity])).values()].slice(0, FOUND_MAX);
}
