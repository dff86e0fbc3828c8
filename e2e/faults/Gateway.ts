import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type GatewayKind = 'container' | 'basic';

const SIGN_IN = '/container/sign-in';
const COOKIE = 'CONTAINER';

export class Gateway {
  readonly #server: Server;
  readonly #target: URL;
  readonly #kind: GatewayKind;
  readonly #cookies = new Map<string, Promise<readonly string[]>>();

  #unknown: string | null = null;

  private constructor(baseUrl: string, kind: GatewayKind) {
    this.#target = new URL(baseUrl);
    this.#kind = kind;
    this.#server = createServer((incoming, outgoing) => void this.#answer(incoming, outgoing));
  }

  static async start(baseUrl: string, kind: GatewayKind): Promise<Gateway> {
    const gateway = new Gateway(baseUrl, kind);
    await new Promise<void>((resolve) => gateway.#server.listen(0, 'localhost', resolve));
    return gateway;
  }

  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://localhost:${port}${this.#target.pathname}/app/taskweave/default/`;
  }

  refuse(user: string | null): void {
    this.#unknown = user;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const address = new URL(incoming.url ?? '/', 'http://localhost');
    if (address.pathname === SIGN_IN) return this.#signIn(address, outgoing);
    const user = this.#kind === 'basic' ? userOfBasic(incoming) : cookieOf(incoming, COOKIE);
    if (user === null || user === this.#unknown) return this.#refuse(incoming, outgoing);
    const isNew = cookieOf(incoming, 'JSESSIONID') === null;
    const cookies = isNew ? await this.#cookiesOf(user) : [];
    const own = cookies.map((cookie) => cookie.split(';')[0]);
    const cookie = [...own, incoming.headers.cookie].filter(Boolean).join('; ');
    const { authorization: _, ...headers } = incoming.headers;
    const call = request(
      new URL(incoming.url ?? '/', this.#target),
      { method: incoming.method, headers: { ...headers, cookie } },
      (answer) => {
        const set = [...cookies, ...(answer.headers['set-cookie'] ?? [])];
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          ...(set.length > 0 && { 'set-cookie': set }),
        });
        answer.pipe(outgoing);
      },
    );
    call.on('error', () => outgoing.destroy());
    incoming.pipe(call);
  }

  #refuse(incoming: IncomingMessage, outgoing: ServerResponse): void {
    incoming.resume();
    if (this.#kind === 'basic') {
      outgoing.writeHead(401, { 'www-authenticate': 'Basic realm="Gateway"' }).end();
    } else {
      const back = encodeURIComponent(incoming.url ?? '/');
      outgoing.writeHead(302, { location: `${SIGN_IN}?back=${back}` }).end();
    }
  }

  /** Like a container's sign-in page, the form drops the URL fragment. */
  #signIn({ searchParams }: URL, outgoing: ServerResponse): void {
    const user = searchParams.get('user');
    const back = searchParams.get('back') ?? '/';
    if (user !== null) {
      this.#cookies.delete(user);
      const headers = { location: back, 'set-cookie': `${COOKIE}=${user}; Path=/; HttpOnly` };
      outgoing.writeHead(302, headers).end();
      return;
    }
    outgoing.writeHead(200, { 'content-type': 'text/html' }).end(
      `<!doctype html><html lang="en"><title>Container</title><form action="${SIGN_IN}">
        <label>Company name <input name="user"></label>
        <input type="hidden" name="back" value="${back.replaceAll('"', '&quot;')}"><button>Continue</button></form>`,
    );
  }

  #cookiesOf(user: string): Promise<readonly string[]> {
    const known = this.#cookies.get(user) ?? this.#signInToEngine(user);
    this.#cookies.set(user, known);
    return known;
  }

  async #signInToEngine(user: string): Promise<readonly string[]> {
    const { href } = this.#target;
    const first = (await fetch(`${href}/api/engine/engine/`)).headers.getSetCookie();
    const session = await fetch(`${href}/api/admin/auth/user/default/login/tasklist`, {
      method: 'POST',
      headers: { 'X-XSRF-TOKEN': cookieIn(first, 'XSRF-TOKEN'), cookie: pairsOf(first) },
      body: new URLSearchParams({ username: user, password: user }),
    });
    const signedIn = session.headers.getSetCookie();
    const token = await fetch(`${href}/api/engine/engine/`, { headers: { cookie: pairsOf(signedIn) } });
    return [...signedIn, ...token.headers.getSetCookie()];
  }
}

function userOfBasic({ headers }: IncomingMessage): string | null {
  const [, given = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
  const [user = '', password] = Buffer.from(given, 'base64').toString().split(':');
  return user !== '' && user === password ? user : null;
}

function cookieOf({ headers }: IncomingMessage, name: string): string | null {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.cookie ?? '')?.[1] ?? null;
}

function pairsOf(cookies: readonly string[]): string {
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}

function cookieIn(cookies: readonly string[], name: string): string {
  return (
    cookies
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .split(';')[0] ?? ''
  );
}
