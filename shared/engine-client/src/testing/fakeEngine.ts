import { HttpResponse, http, type JsonBodyType, type PathParams, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { createEngineClient, type EngineConnection } from '../EngineClient';
import { kept } from '../transport/kept';
import engines from './recorded/engines-200.json';
import signedInAs from './recorded/login-200.json';
import noAccess from './recorded/login-no-access-403.json';
import wrongPassword from './recorded/login-wrong-password-401.json';
import signedOut from './recorded/task-list-signed-out-401.json';
import nobody from './recorded/whoami-signed-out-404.json';

export const APP_ROOT = 'http://engine.test/operaton';
export const REST_ROOT = `${APP_ROOT}/api/engine/engine/default`;

interface Call {
  readonly line: string;
  readonly headers: Headers;
  readonly body: string;
}

export interface FakeEngine {
  readonly calls: Call[];
  lines(): readonly string[];
  cookies: string;
  user: string | null;
  isSingleSignOn: boolean;
  signInRefusal: string | null;
  losesSignOut: boolean;
  endSession(): void;
  signInElsewhere(user: string): void;
  answer(...handlers: readonly RequestHandler[]): void;
  on(call: string, answer: Answer, status?: number): void;
  once(call: string, answer: Answer, status?: number): void;
  connect(): EngineConnection;
}

interface Asked {
  readonly request: Request;
  readonly params: PathParams;
  readonly query: URLSearchParams;
}

type Answer = ((asked: Asked) => unknown) | JsonBodyType;

/** Answers with the rows that the query asks for. */
export function pagesOf(rows: () => readonly unknown[]) {
  return ({ query }: Asked) => {
    const first = Number(query.get('firstResult'));
    return rows().slice(first, first + Number(query.get('maxResults')));
  };
}

const NOBODY_YET = {
  cookies: '',
  user: null,
  isSingleSignOn: false,
  signInRefusal: null,
  losesSignOut: false,
} satisfies Partial<FakeEngine>;

export function useFakeEngine(user: string | null = null): FakeEngine {
  const server = setupServer();
  const testId = useTestId();
  let token: string | null = null;
  let issued = 0;
  let freshToken: HeadersInit = {};
  let answers: readonly RequestHandler[] = [];

  const engine: FakeEngine = {
    calls: [],
    lines: () => engine.calls.map(({ line }) => line),
    ...NOBODY_YET,
    endSession() {
      token = null;
      engine.user = engine.isSingleSignOn ? engine.user : null;
    },
    signInElsewhere(user) {
      token = null;
      engine.user = user;
      issueToken();
    },
    answer(...handlers) {
      answers = [...answers, ...handlers];
      server.resetHandlers(...api, ...answers, silence);
    },
    on: (call, answer, status) => engine.answer(handlerOf(call, answer, status)),
    once: (call, answer, status) => engine.answer(handlerOf(call, answer, status, true)),
    connect: () => connectDuringTest(engine, testId),
  };

  const session = http.all(`${APP_ROOT}/api/*`, async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const sender = request.headers.get(SENDER) ?? testId();
    const line = `${request.method} ${pathname.replace('/operaton/', '')}${search}`;
    const body = await request.clone().text();
    if (sender !== testId()) return HttpResponse.error();
    engine.calls.push({ line, headers: request.headers, body });
    if (request.method === 'GET' || request.method === 'OPTIONS') {
      freshToken = issueToken();
      return undefined;
    }
    const given = request.headers.get('X-XSRF-TOKEN');
    if (given !== null && given === token) return undefined;
    engine.endSession();
    return refusalOf(given);
  });

  function forgetToken(): void {
    token = null;
  }

  const api = [session, ...identityCalls(engine, { headers: () => freshToken, forgetToken })];

  function issueToken(): HeadersInit {
    if (token !== null) return {};
    issued += 1;
    token = `TOKEN${issued}`;
    engine.cookies = `theme=dark; XSRF-TOKEN=${token}`;
    return { 'X-XSRF-TOKEN': token };
  }

  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    kept.XMLHttpRequest = globalThis.XMLHttpRequest;
  });
  beforeEach(() => {
    Object.assign(engine, NOBODY_YET, { user });
    engine.calls.length = 0;
    token = null;
    issued = 0;
    answers = [];
    engine.answer();
  });
  afterAll(() => server.close());
  return engine;
}

function handlerOf(call: string, answer: Answer, status = 200, once = false): RequestHandler {
  const [method = '', path = ''] = call.split(' ', 2);
  const handle = http[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'options'];
  return handle(
    `${REST_ROOT}/${path}`,
    async (info) => {
      if (typeof answer === 'number') return new HttpResponse(null, { status: answer });
      const query = new URL(info.request.url).searchParams;
      const given = typeof answer === 'function' ? await answer({ ...info, query }) : answer;
      return given instanceof Response || given === undefined
        ? given
        : HttpResponse.json(given as JsonBodyType, { status });
    },
    { once },
  );
}

const SENDER = 'Sent-By-Test';

function useTestId(): () => string {
  let id = '';
  beforeEach(() => {
    id = crypto.randomUUID();
  });
  afterEach(() => {
    id = '';
  });
  return () => id;
}

function connectDuringTest(engine: FakeEngine, testId: () => string): EngineConnection {
  const own = testId();
  return createEngineClient({
    appRoot: APP_ROOT,
    engine: 'default',
    readCookies: () => engine.cookies,
    async fetch(input, init) {
      if (own !== testId()) throw new TypeError('The test of this page is over.');
      const headers = new kept.Headers(init?.headers);
      headers.set(SENDER, own);
      return fetch(input, { ...init, headers });
    },
  });
}

function refusalOf(token: string | null): HttpResponse<string | { status: number; error: string }> {
  return token === null
    ? HttpResponse.html('<h1>403</h1>', { status: 403, headers: { 'X-XSRF-TOKEN': 'Required' } })
    : HttpResponse.json({ status: 403, error: 'Forbidden' }, { status: 403 });
}

const silence = http.all(`${APP_ROOT}/api/*`, () => HttpResponse.error());

interface SessionState {
  readonly headers: () => HeadersInit;
  readonly forgetToken: () => void;
}

function identityCalls(engine: FakeEngine, session: SessionState): readonly RequestHandler[] {
  const me = () => ({ ...signedInAs, userId: engine.user });
  return [
    http.get(`${APP_ROOT}/api/engine/engine/`, () => HttpResponse.json(engines)),
    http.get(`${APP_ROOT}/api/admin/auth/user/default`, () => {
      if (engine.user === null) return HttpResponse.json(nobody, { status: 404 });
      return HttpResponse.json(me(), { headers: session.headers() });
    }),
    http.post(`${APP_ROOT}/api/admin/auth/user/default/login/tasklist`, async ({ request }) => {
      if (engine.signInRefusal !== null) return new HttpResponse(engine.signInRefusal, { status: 403 });
      const form = new URLSearchParams(await request.text());
      if (form.get('password') !== form.get('username')) {
        return HttpResponse.json(wrongPassword, { status: 401 });
      }
      if (form.get('username') === 'nora') return HttpResponse.json(noAccess, { status: 403 });
      engine.user = form.get('username');
      session.forgetToken();
      return HttpResponse.json(me());
    }),
    http.post(`${APP_ROOT}/api/admin/auth/user/default/logout`, () => {
      engine.user = null;
      return engine.losesSignOut
        ? HttpResponse.html('<h1>504</h1>', { status: 504 })
        : new HttpResponse(null);
    }),
    http.all(`${REST_ROOT}/*`, () =>
      engine.user === null ? HttpResponse.json(signedOut, { status: 401 }) : undefined,
    ),
  ];
}
