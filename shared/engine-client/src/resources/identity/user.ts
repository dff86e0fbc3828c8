import type { EngineClient } from '../../EngineClient';
import type { UserProfileDto } from '../../generated/RestApi';
import { byId } from '../../reading/byId';
import { inBatches } from '../../reading/inBatches';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';
import type { GroupSummary, UserSummary } from '../../Task';

const MOST_MEMBERS = 500;

export type UsersById = Readonly<Record<string, UserSummary>>;

/** Only own properties count, because an id may be `constructor`. */
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

export async function getGroupIds(
  client: EngineClient,
  userId: string,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const answer = await client.get('identity/groups', { query: { userId }, signal });
  const { groups } = answer as { readonly groups?: unknown };
  return readList(groups ?? [], 'groups', parseGroup).map(({ id }) => id);
}

export async function listMembers(
  client: EngineClient,
  groupId: string,
  signal?: AbortSignal,
): Promise<readonly UserSummary[]> {
  const query = { memberOfGroup: groupId, sortBy: 'userId', sortOrder: 'asc', maxResults: MOST_MEMBERS };
  return readList(await client.get('user', { query, signal }), 'users', parseUser);
}

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
