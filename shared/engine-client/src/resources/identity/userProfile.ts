import type { EngineClient } from '../../EngineClient';
import { linkRelations } from '../../reading/hal';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';

export interface UserProfile {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export type Membership = Readonly<ReturnType<typeof parseMembership>>;

export interface PasswordChange {
  readonly newPassword: string;
  readonly ownPassword: string;
}

export const PROFILE_MAX_LENGTH = 255;

export async function getProfile(
  client: EngineClient,
  userId: string,
  signal?: AbortSignal,
): Promise<UserProfile> {
  const profile = readShape(await client.get(`user/${segment(userId)}/profile`, { signal }), 'profile');
  return {
    id: profile.text('id'),
    firstName: profile.textOrNull('firstName') ?? '',
    lastName: profile.textOrNull('lastName') ?? '',
    email: profile.textOrNull('email') ?? '',
  };
}

export async function updateProfile(client: EngineClient, profile: UserProfile): Promise<void> {
  await client.put(`user/${segment(profile.id)}/profile`, { body: profile });
}

export async function mayUpdateUser(
  client: EngineClient,
  userId: string,
  signal?: AbortSignal,
): Promise<boolean> {
  return linkRelations(await client.options(`user/${segment(userId)}`, { signal })).has('update');
}

/** After a wrong `ownPassword`, the engine refuses the right one for some seconds, too. */
export async function changePassword(
  client: EngineClient,
  userId: string,
  { newPassword, ownPassword }: PasswordChange,
): Promise<void> {
  const body = { password: newPassword, authenticatedUserPassword: ownPassword };
  await client.put(`user/${segment(userId)}/credentials`, { body });
}

/** A wrong password counts as a failed sign-in. */
export async function isPassword(
  client: EngineClient,
  username: string,
  password: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const answer = await client.post('identity/verify', { body: { username, password }, signal });
  return readShape(answer, 'verdict').flag('authenticated');
}

export async function getMemberGroups(
  client: EngineClient,
  userId: string,
  signal?: AbortSignal,
): Promise<readonly Membership[]> {
  const answer = await client.get('identity/groups', { query: { userId }, signal });
  return readShape(answer, 'groups').list('groups', parseMembership);
}

export async function getMemberTenants(
  client: EngineClient,
  userId: string,
  signal?: AbortSignal,
): Promise<readonly Membership[]> {
  const query = { userMember: userId, includingGroupsOfUser: true };
  return readList(await client.get('tenant', { query, signal }), 'tenants', parseMembership);
}

function parseMembership(value: unknown, where: string) {
  const member = readShape(value, where);
  const id = member.text('id');
  return { id, name: member.textOrNull('name') || id };
}
