import type { EngineClient } from '../../EngineClient';
import { EngineError, isEngineError } from '../../errors/EngineError';
import { exchange } from '../../transport/exchange';
import type { UserProfile } from './userProfile';

/** The engine's database column has this length. */
export const USER_ID_MAX_LENGTH = 64;

/** A request with the session would start a second one, which disturbs the sign-in. */
export async function isSetupWanted(
  { appRoot, name: engine }: Pick<EngineClient, 'appRoot' | 'name'>,
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

export async function createFirstUser(
  client: EngineClient,
  { profile, password }: { readonly profile: UserProfile; readonly password: string },
): Promise<void> {
  await client.post(`${client.appRoot}/api/admin/setup/${client.name}/user/create`, {
    body: { profile: { ...profile, email: profile.email || undefined }, credentials: { password } },
  });
}

export function isIdRefused(error: unknown): boolean {
  return isEngineError(error) && /User has an invalid id/.test(error.problem.message);
}
