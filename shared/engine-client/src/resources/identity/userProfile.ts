import type { EngineClient } from '../../EngineClient';
import { linkRelations } from '../../reading/hal';
import { readList, readShape } from '../../reading/readShape';
import { segment } from '../../reading/segment';

/** What the engine keeps of a user beside the password. Texts that nobody has given are empty. */
export interface UserProfile {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A group or tenant that a user is in. */
export interface Membership {
  readonly id: string;
  /** The id where it has no name. */
  readonly name: string;
}

export interface PasswordChange {
  readonly newPassword: string;
  /** Of the person who is signed in, who shows by it that they are the one. */
  readonly ownPassword: string;
}

/** The engine's columns for names and e-mail address hold this many characters. */
export const PROFILE_MAX_LENGTH = 255;

/** @throws EngineError `forbidden` for a user whom the person may not read */
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

/** Replaces names and e-mail address. The id says whose; it cannot be changed. */
export async function updateProfile(client: EngineClient, profile: UserProfile): Promise<void> {
  await client.put(`user/${segment(profile.id)}/profile`, { body: profile });
}

/**
 * Whether the person may change this user, their password included. The engine says no as well where its users come from
 * elsewhere, such as a directory.
 */
export async function mayUpdateUser(
  client: EngineClient,
  userId: string,
  signal?: AbortSignal,
): Promise<boolean> {
  return linkRelations(await client.options(`user/${segment(userId)}`, { signal })).has('update');
}

/**
 * @throws EngineError `validation` where `ownPassword` is wrong: after that the engine refuses the right one, too, for some
 *   seconds; `server` where the new one does not meet the policy
 */
export async function changePassword(
  client: EngineClient,
  userId: string,
  { newPassword, ownPassword }: PasswordChange,
): Promise<void> {
  const body = { password: newPassword, authenticatedUserPassword: ownPassword };
  await client.put(`user/${segment(userId)}/credentials`, { body });
}

/** Whether a password is a user's. The engine counts a wrong one as an attempt to sign in. */
export async function isPassword(
  client: EngineClient,
  username: string,
  password: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const answer = await client.post('identity/verify', { body: { username, password }, signal });
  return readShape(answer, 'verdict').flag('authenticated');
}

/** The groups that a user is in, in no order. Everybody may ask for their own. */
export async function getMemberGroups(
  client: EngineClient,
  userId: string,
  signal?: AbortSignal,
): Promise<readonly Membership[]> {
  const answer = await client.get('identity/groups', { query: { userId }, signal });
  return readShape(answer, 'groups').list('groups', parseMembership);
}

/** The tenants that a user is in, by themselves or by a group, as far as the person may read them; in no order. */
export async function getMemberTenants(
  client: EngineClient,
  userId: string,
  signal?: AbortSignal,
): Promise<readonly Membership[]> {
  const query = { userMember: userId, includingGroupsOfUser: true };
  return readList(await client.get('tenant', { query, signal }), 'tenants', parseMembership);
}

function parseMembership(value: unknown, where: string): Membership {
  const member = readShape(value, where);
  const id = member.text('id');
  return { id, name: member.textOrNull('name') || id };
}
