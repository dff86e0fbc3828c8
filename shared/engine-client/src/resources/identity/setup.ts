import type { EngineClient } from '../../EngineClient';
import { EngineError, isEngineError } from '../../errors/EngineError';
import { exchange } from '../../transport/exchange';
import type { UserProfile } from './userProfile';

/** The engine's column for the ids of users holds this many characters. */
export const USER_ID_MAX_LENGTH = 64;

/**
 * Whether the engine still has to be given its first administrator. It says so by leading every page of its applications
 * to the setup. Asked without the session: of a new engine nobody has one, and a second session would cross the sign-in.
 *
 * @throws EngineError for every answer that is not a page, such as 503 while the engine starts; `network` where none came
 */
export async function isSetupWanted(
  { appRoot, engine }: Pick<EngineClient, 'appRoot' | 'engine'>,
  signal?: AbortSignal,
): Promise<boolean> {
  const address = `${appRoot}/app/admin/${engine}/`;
  let place = '';
  async function look(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const answer = await fetch(input, { ...init, method: 'HEAD', credentials: 'omit' });
    place = answer.url;
    return answer;
  }
  const { problem } = await exchange(look, address, { signal, accept: 'text' }, null);
  if (problem !== null) throw new EngineError({ ...problem, call: `HEAD ${address}` });
  return new URL(place).pathname.endsWith('/setup/');
}

/**
 * Creates the first user of an engine, with the group of administrators and all rights. An empty address is left out.
 *
 * @throws EngineError `forbidden` as soon as there is an administrator; `server` for a password that the policy refuses,
 *   and for an id that the engine does not take (`isIdRefused`)
 */
export async function createFirstUser(
  client: EngineClient,
  { profile, password }: { readonly profile: UserProfile; readonly password: string },
): Promise<void> {
  await client.post(`${client.appRoot}/api/admin/setup/${client.engine}/user/create`, {
    body: { profile: { ...profile, email: profile.email || undefined }, credentials: { password } },
  });
}

/** Whether the engine has refused the id of a new user, of which each installation may say what it looks like. */
export function isIdRefused(error: unknown): boolean {
  return isEngineError(error) && /User has an invalid id/.test(error.problem.message);
}
