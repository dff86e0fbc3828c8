import { readKeptValue, writeKeptValue } from '@taskweave/base/KeptValue';
import { createEngineClient, type EngineConnection } from '@taskweave/engine-client/EngineClient';
import { EngineError, type EngineProblem, isEngineError } from '@taskweave/engine-client/EngineError';
import { NOBODY } from '@taskweave/engine-client/identity/PageOwner';
import { createSession, type SignInResult } from '@taskweave/engine-client/Session';
import type { ConnectionSetting } from '@taskweave/plugin-files/settings/InstallationSettings';
import type { Connection } from './client/Connection';
import { SILENT } from './client/createPatience';

export interface OtherEngine extends Connection {
  readonly mark: string;
  ready(timeout?: number): Promise<void>;
  signIn(user: string, password: string): Promise<SignInResult>;
  signOut(): Promise<void>;
}

export interface OtherEngineOptions {
  readonly own: EngineConnection;
  readonly cookieName: string;
  readonly fetch: typeof fetch;
  /** The person of the page. */
  readonly me: () => string | null;
  /** What a sign-in of the page still does here. */
  readonly pending: () => Promise<unknown>;
  /** Asks whether it is there, and who is signed in. */
  readonly look: (connection: OtherEngine) => Promise<void>;
}

export function connectEngine(setting: ConnectionSetting, options: OtherEngineOptions): OtherEngine {
  const { own, cookieName, me, pending, look } = options;
  const { id, path, samePersons } = setting;
  const tokenName = `taskweave:csrf:${path}`;
  const client = createEngineClient({
    appRoot: path,
    prefix: setting.prefix ?? own.prefix,
    engine: setting.engine,
    csrfCookieName: cookieName,
    origin: location.origin,
    fetch: options.fetch,
    // A page sees the cookies of its path only, and their token belongs to another session.
    ...(path !== own.appRoot && {
      readCookies: () => `${cookieName}=${readKeptValue(localStorage, tokenName) ?? ''}`,
      keepToken: (token: string) => writeKeptValue(localStorage, tokenName, token),
    }),
  });
  const session = createSession(client);
  /** Which person there is that of the page, once they have signed in from here. */
  const pairName = () => `taskweave:person:${own.name}:${id}:${me()}`;
  let person: string | null = null;
  let asking: Promise<void> | null = null;
  let questions = 0;

  const isMe = (user: string) =>
    me() !== null && user === (samePersons ? me() : readKeptValue(localStorage, pairName()));

  const listEngines = () => session.listEngines().catch(instead<readonly string[]>('not-found', []));

  async function learn(timeout = SILENT, isPairing = false): Promise<void> {
    questions += 1;
    const question = questions;
    const who = await session.whoAmI({ timeout });
    if (isPairing && !samePersons && who.status === 'signed-in')
      writeKeptValue(localStorage, pairName(), who.user);
    // Somebody has signed in or out since.
    if (question !== questions) return connection.ready();
    const isIn = who.status === 'signed-in' && who.apps.includes('tasklist') && isMe(who.user);
    person = isIn ? who.user : null;
    if (isIn) return;
    // Nobody is signed in where nothing is, either.
    const isThere = who.status === 'signed-in' || (await listEngines()).includes(setting.engine);
    throw new EngineError(isThere ? NOBODY : { ...NOBODY, kind: 'unexpected' });
  }

  const connection: OtherEngine = {
    mark: id,
    setting,
    client,
    person: () => person,
    ready(timeout?: number) {
      asking ??= pending()
        .then(() => learn(timeout))
        .catch((error: unknown) => {
          asking = null;
          throw error;
        });
      return asking;
    },
    check(timeout) {
      asking = null;
      return connection.ready(timeout);
    },
    async signIn(user, password) {
      client.transport.owner.release();
      const result = await session.signIn(user, password);
      if (result !== 'signed-in') return result;
      asking = null;
      const isIn = await learn(SILENT, true).then(() => true, instead('login-required', false));
      if (isIn) void look(connection);
      return isIn ? 'signed-in' : 'no-access';
    },
    async signOut() {
      person = null;
      asking = null;
      localStorage.removeItem(tokenName);
      await session.signOut();
    },
  };

  function handleLoss(): void {
    person = null;
    asking = null;
    void look(connection);
  }
  client.onLoginRequired(handleLoss);
  client.onOtherPerson(handleLoss);
  return connection;
}

/** A value instead of an error of this kind. */
function instead<T>(kind: EngineProblem['kind'], value: T): (error: unknown) => T {
  return (error) => {
    if (!isEngineError(error) || error.problem.kind !== kind) throw error;
    return value;
  };
}
