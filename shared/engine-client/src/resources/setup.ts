import type { EngineClient } from '../EngineClient';
import type { UserProfile } from './userProfile';

/**
 * Whether the engine still has to be given its first administrator. It says so by leading every page of its own applications
 * to the setup. Asked without the session: of a new engine nobody has one, and a second session would cross the sign-in.
 */
export async function isSetupWanted(
  { appRoot, engine }: Pick<EngineClient, 'appRoot' | 'engine'>,
  signal?: AbortSignal,
): Promise<boolean> {
  const answer = await fetch(`${appRoot}/app/admin/${engine}/`, {
    method: 'HEAD',
    credentials: 'omit',
    signal: signal ?? null,
  });
  return answer.ok && new URL(answer.url).pathname.endsWith('/setup/');
}

/**
 * Creates the first user of an engine, with the group of administrators and all rights.
 *
 * @throws EngineError `forbidden` as soon as there is an administrator; `server` for a password that the policy refuses
 */
export async function createFirstUser(
  client: EngineClient,
  { profile, password }: { readonly profile: UserProfile; readonly password: string },
): Promise<void> {
  await client.post(`${client.appRoot}/api/admin/setup/${client.engine}/user/create`, {
    body: { profile, credentials: { password } },
  });
}
