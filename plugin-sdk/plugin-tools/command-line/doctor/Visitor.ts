import { parseJson } from '../command/parseJson';

/** Milliseconds for a whole answer. */
const PATIENCE = 15_000;
/** Characters of an answer that are read. */
const MOST = 8 * 1024 * 1024;

export interface Answer {
  /** 0 where nothing answered. */
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks one server as a browser does that accepts its cookies. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  constructor(readonly root: string) {}

  /** @param path below the root, or a whole address of the same server */
  async get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.#ask(path, { headers });
  }

  /** The parsed answer; null where it is none, or not JSON. */
  async json(path: string): Promise<unknown> {
    const { status, text } = await this.get(path, { Accept: 'application/json' });
    return status === 200 ? parseJson(text) : null;
  }

  /**
   * Signs in as the suite's own pages do.
   *
   * @throws Error the engine refuses the name or the password, or does not answer
   */
  async signIn(engine: string, user: string, password: string): Promise<void> {
    const page = `/app/tasklist/${engine}/`;
    await this.get(page);
    const { status } = await this.#ask(`/api/admin/auth/user/${engine}/login/tasklist`, {
      method: 'POST',
      headers: { 'X-XSRF-TOKEN': this.#cookies.get('XSRF-TOKEN') ?? '' },
      body: new URLSearchParams({ username: user, password }),
    });
    if (status !== 200) throw new Error(`The engine refused to sign ${user} in (status ${status}).`);
  }

  async #ask(path: string, init: RequestInit): Promise<Answer> {
    const address = new URL(path.startsWith('http') ? path : `${this.root}${path}`);
    const isOwn = address.origin === new URL(this.root).origin;
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(isOwn && cookie !== '' && { Cookie: cookie }), ...init.headers };
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const response = await fetch(address, { ...init, headers, redirect: 'manual', signal });
      if (isOwn) this.#keep(response.headers.getSetCookie());
      return {
        status: response.status,
        headers: response.headers,
        text: (await response.text()).slice(0, MOST),
      };
    } catch {
      return { status: 0, headers: new Headers(), text: '' };
    }
  }

  #keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== '') this.#cookies.set(name.trim(), value);
    }
  }
}
