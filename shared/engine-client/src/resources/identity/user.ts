import type { EngineClient } from '../../EngineClient';
import type { UserProfileDto } from '../../generated/RestApi';
import { byId } from '../../reading/byId';
import { inBatches } from '../../reading/inBatches';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { GroupSummary, UserSummary } from '../../Task';

const MOST_MEMBERS = 500;

/** Users by their ids. Those the person may not read are absent. */
export type UsersById = Readonly<Record<string, UserSummary>>;

/** Of an id such as `constructor`, which every object knows, only where there is such a user. */
export function userIn(users: UsersById | undefined, id: string | null): UserSummary | undefined {
  return users !== undefined && id !== null && Object.hasOwn(users, id) ? users[id] : undefined;
}

export async function getUserProfile(
  client: EngineClient,
  id: string,
  signal?: AbortSignal,
): Promise<UserSummary> {
  return parseUser(await client.get<UserProfileDto>(`user/${segment(id)}/profile`, { signal }), 'profile');
}

/** The users of these ids. Those the person may not read are absent. */
export async function getUsers(
  client: EngineClient,
  ids: readonly string[],
  signal?: AbortSignal,
): Promise<UsersById> {
  const found = await inBatches(ids, async (batch) => {
    return readList(await client.get('user', { query: { idIn: batch }, signal }), 'users', parseUser);
  });
  return byId(found);
}

/** Ids of the groups that a user is in. Everybody may ask for their own; of others those groups that they may read. */
export async function getGroupIds(
  client: EngineClient,
  userId: string,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const answer = await client.get('identity/groups', { query: { userId }, signal });
  const { groups } = answer as { readonly groups?: unknown };
  return readList(groups ?? [], 'groups', parseGroup).map(({ id }) => id);
}

/** Ids of the members of a group, as far as the person may read them; 500 at most. */
export async function listMemberIds(
  client: EngineClient,
  groupId: string,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const query = { memberOfGroup: groupId, sortBy: 'userId', sortOrder: 'asc', maxResults: MOST_MEMBERS };
  return readList(await client.get('user', { query, signal }), 'users', parseUser).map(({ id }) => id);
}

/** First and last name, or the id where the engine knows neither. */
export function userName({ id, firstName, lastName }: UserSummary): string {
  return [firstName, lastName].filter(Boolean).join(' ') || id;
}

export function parseUser(value: unknown, where: string): UserSummary {
  const user = readShape(value, where);
  return {
    id: user.text('id'),
    firstName: user.textOrNull('firstName'),
    lastName: user.textOrNull('lastName'),
  };
}

export function parseGroup(value: unknown, where: string): GroupSummary {
  const group = readShape(value, where);
  return { id: group.text('id'), name: group.textOrNull('name') };
}
