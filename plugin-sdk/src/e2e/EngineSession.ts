import type { APIResponse, BrowserContext } from '@playwright/test';
import type { ShellAddress } from './ShellAddress';

/** Who signs in. */
export interface Account {
  readonly user: string;
  readonly password: string;
}

/** Calls of the engine with the session of the browser. */
export interface EngineSession {
  /** Signs the browser in without a page, in a few milliseconds. */
  signIn(account: Account): Promise<void>;
  /** As `call` of `Taskweave`. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

/** The engine shows a token with its first answer, and wants to see it again with each change. */
export function createEngineSession(context: BrowserContext, shell: ShellAddress): EngineSession {
  const engines = `${shell.root}/api/engine/engine/`;

  async function headers(): Promise<Record<string, string>> {
    const token = (await context.cookies(engines)).find(({ name }) => name === 'XSRF-TOKEN')?.value;
    return { Accept: 'application/json', ...(token !== undefined && { 'X-XSRF-TOKEN': token }) };
  }

  return {
    async signIn({ user, password }) {
      await bodyOf(await context.request.get(engines));
      const address = `${shell.root}/api/admin/auth/user/${shell.engine}/login/tasklist`;
      const form = { username: user, password };
      await bodyOf(await context.request.post(address, { headers: await headers(), form }));
      // The session is another now, and so is its token.
      await bodyOf(await context.request.get(engines));
    },
    async call(method, path, body) {
      const options = { method, headers: await headers(), ...(body && { data: body }) };
      return bodyOf(await context.request.fetch(`${engines}${shell.engine}/${path}`, options));
    },
  };
}

async function bodyOf(response: APIResponse): Promise<unknown> {
  const text = await response.text();
  if (!response.ok())
    throw new Error(`${response.url()} answered ${response.status()}: ${text.slice(0, 300)}`);
  return response.headers()['content-type']?.includes('json') && text !== '' ? JSON.parse(text) : undefined;
}
