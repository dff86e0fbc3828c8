import type { EngineConnection } from './EngineClient';
import { isEngineError } from './errors/EngineError';
import { isOutcomeUnknown } from './errors/isOutcomeUnknown';
import { authAddress, type WhoAmI } from './identity/whoAmI';
import { readList, readShape } from './reading/readShape';
import type { CallOptions } from './transport/RequestOptions';

export type SignInResult = 'signed-in' | 'wrong-credentials' | 'no-access';

export interface Session {
  whoAmI(how?: CallOptions): Promise<WhoAmI>;
  signIn(user: string, password: string): Promise<SignInResult>;
  signOut(): Promise<void>;
  listEngines(signal?: AbortSignal): Promise<readonly string[]>;
}

const APP_NAME = 'tasklist';

export function createSession(connection: EngineConnection): Session {
  const { appRoot, name: engine, transport } = connection;
  const auth = authAddress(appRoot, engine);

  async function isSignedOut(): Promise<boolean> {
    const writes = await import(/* webpackChunkName: "engine" */ './writes/confirmWrite').catch(() => null);
    if (writes === null) return false;
    const { kind } = await writes.lookOnce(async (signal) => {
      const { status } = await transport.whoAmI({ signal });
      return writes.foundWhen(status === 'signed-out');
    });
    return kind === 'done';
  }

  return {
    whoAmI: transport.whoAmI,

    async signIn(user, password) {
      const body = new URLSearchParams({ username: user, password });
      // The old session may have expired unnoticed, and only a GET brings the token that this POST needs.
      await transport.csrf.refresh();
      try {
        await transport.send(`${auth}/login/${APP_NAME}`, { method: 'POST', body }, { isSignIn: true });
      } catch (error) {
        if (isRefusedSignIn(error)) return 'wrong-credentials';
        if (isBareRefusal(error)) return 'no-access';
        throw error;
      }
      // The sign-in has opened a new session, whose token comes with the next GET.
      transport.csrf.expire();
      transport.watch.signedIn();
      await transport.csrf.refresh();
      return 'signed-in';
    },

    async signOut() {
      try {
        await transport.send(`${auth}/logout`, { method: 'POST' }, { isSignIn: true });
      } catch (error) {
        if (!isOutcomeUnknown(error) || !(await isSignedOut())) throw error;
      }
      transport.watch.signedOut();
      transport.owner.release();
    },

    async listEngines(signal) {
      const answer = await transport.send(`${appRoot}/api/engine/engine/`, { signal }, { isSignIn: true });
      return readList(answer, 'engines', (engineDto, where) => readShape(engineDto, where).text('name'));
    },
  };
}

/** The engine refuses people without the right to the task list in a bare answer; any other refusal means something else. */
function isBareRefusal(error: unknown): boolean {
  return isEngineError(error) && error.problem.kind === 'forbidden' && error.problem.isBare === true;
}

function isRefusedSignIn(error: unknown): boolean {
  return (
    isEngineError(error) && error.problem.kind === 'login-required' && error.problem.answeredBy === 'engine'
  );
}
