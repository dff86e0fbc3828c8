import { EngineError, type EngineProblem, isLoginRequired, isPageInstead } from '../errors/EngineError';
import { CSRF_HEADER, type CsrfToken, createCsrfToken } from '../identity/CsrfToken';
import { createPageOwner, type PageOwner } from '../identity/PageOwner';
import { createSessionWatch, type SessionWatch } from '../identity/SessionWatch';
import { authAddress, parseSignedIn, type WhoAmI } from '../identity/whoAmI';
import { createAddresses } from './addresses';
import type { CallContext } from './CallContext';
import { createWriter } from './createWriter';
import { exchange, type Outcome } from './exchange';
import type { CallOptions, QueryParams, RequestOptions } from './RequestOptions';
import { createServerClock, type ServerClock } from './ServerClock';

export interface TransportOptions {
  readonly appRoot: string;
  readonly engine: string;
  readonly csrfCookieName: string;
  readonly origin?: string | undefined;
  readonly fetch: typeof fetch;
  readonly readCookies: () => string;
  readonly keepToken?: ((token: string) => void) | undefined;
}

export interface Transport {
  readonly csrf: CsrfToken;
  readonly watch: SessionWatch;
  readonly clock: ServerClock;
  readonly owner: PageOwner;
  whoAmI(how?: CallOptions): Promise<WhoAmI>;
  url(path: string, query?: QueryParams): string;
  send(path: string, request: RequestOptions, context: CallContext): Promise<unknown>;
}

export function createTransport(options: TransportOptions): Transport {
  const { appRoot, engine } = options;
  const addresses = createAddresses(appRoot, engine, options.origin);
  const watch = createSessionWatch();
  const clock = createServerClock();
  const csrf = createCsrfToken({
    cookieName: options.csrfCookieName,
    readCookies: options.readCookies,
    keep: options.keepToken,
    async fetchToken() {
      const { problem } = await call(`${appRoot}/api/engine/engine/`, {}, {}, null);
      // A write with a dead token would cost the session.
      if (problem !== null && problem.status !== null && problem.status >= 500)
        throw new EngineError(problem);
    },
  });

  const owner = createPageOwner({
    whoAmI: () => whoAmI(),
    onOtherPerson: watch.otherPerson,
    onNobody: () => watch.loginRequired(watch.number()),
  });

  async function whoAmI(how: CallOptions = {}): Promise<WhoAmI> {
    const before = csrf.current();
    const { data, headers, problem } = await call(authAddress(appRoot, engine), how, {}, null);
    if (problem?.kind === 'not-found' || problem?.kind === 'login-required') return { status: 'signed-out' };
    if (problem !== null) throw new EngineError(problem);
    const me = parseSignedIn(data);
    const token = csrf.current();
    watch.signedIn();
    // A changed token may belong to the next person, unless it came with this answer.
    owner.learn(me.user, token === before || token === headers.get(CSRF_HEADER) ? token : null);
    return me;
  }

  async function call(
    address: string,
    request: RequestOptions,
    { caller }: CallContext,
    token: string | null,
  ): Promise<Outcome> {
    const isEngine = addresses.isEngine(address);
    const outcome = await exchange(
      options.fetch,
      address,
      request,
      isEngine ? { caller, token, engine } : null,
    );
    if (isEngine) {
      clock.observe(outcome.headers);
      csrf.observe(outcome.headers);
      watch.observe(outcome.headers);
    }
    return outcome;
  }

  /** A proxy may have ended the session or answer only this address with its own page, so an intact session is not reported. */
  let look: ReturnType<typeof call> | null = null;
  async function lookBehindPage(session: number): Promise<void> {
    look ??= call(authAddress(appRoot, engine), {}, {}, null).finally(() => {
      look = null;
    });
    const { problem } = await look;
    const isElsewhere = problem?.kind === 'unexpected' && problem.isPage === true;
    const isOver = problem?.kind === 'not-found' || problem?.kind === 'login-required';
    if (isOver || isElsewhere) watch.loginRequired(session, isElsewhere);
  }

  const write = createWriter({ csrf, owner, call, whoAmI });

  return {
    csrf,
    watch,
    clock,
    owner,
    whoAmI,
    url: addresses.url,
    send: createSend({ addresses, csrf, watch, owner, call, write, lookBehindPage }),
  };
}

interface SendParts extends Pick<Transport, 'csrf' | 'watch' | 'owner'> {
  readonly addresses: ReturnType<typeof createAddresses>;
  readonly write: ReturnType<typeof createWriter>;
  readonly lookBehindPage: (session: number) => Promise<void>;
  readonly call: (
    address: string,
    request: RequestOptions,
    context: CallContext,
    token: string | null,
  ) => Promise<Outcome>;
}

function createSend({
  addresses,
  csrf,
  watch,
  owner,
  call,
  write,
  lookBehindPage,
}: SendParts): Transport['send'] {
  return async (path, request, context) => {
    const address = addresses.url(path, request.query);
    const isEngine = addresses.isEngine(address);
    const line = `${request.method ?? 'GET'} ${address.split('?')[0]}`;
    if (isEngine && hasSteps(address)) throw new EngineError({ ...NO_PLACE, call: line });
    const session = watch.number();
    const isOwners = isEngine && !context.isSignIn;
    if (isOwners) owner.assertOpen();
    try {
      const { data, problem, headers } =
        isEngine && isWrite(request)
          ? await write(address, request, context)
          : await call(address, request, context, null);
      if (isOwners) await owner.checkAnswer(headers);
      if (problem !== null) throw new EngineError({ ...problem, call: line });
      // Other code may take the token for its own calls, so the page fetches one early.
      if (isOwners && !owner.isOwn(csrf.current())) {
        void owner.confirm(csrf.current()).catch(() => undefined);
      }
      return data;
    } catch (error) {
      if (isLoginRequired(error) && isOwners) watch.loginRequired(session);
      if (isPageInstead(error) && isOwners) void lookBehindPage(session).catch(() => undefined);
      throw error;
    }
  };
}

/** Browsers resolve `.` and `..` even if escaped, so such an id would make another call. */
function hasSteps(address: string): boolean {
  return /\/(\.|%2e){1,2}(\/|$)/i.test(address.split(/[?#]/, 1)[0] ?? '');
}

const NO_PLACE: EngineProblem = {
  kind: 'not-found',
  status: null,
  engineType: null,
  message: 'An id that is "." or ".." has no address.',
  requestId: null,
  answeredBy: null,
  isUnsent: true,
};

function isWrite({ method }: RequestOptions): boolean {
  return method === 'POST' || method === 'PUT' || method === 'DELETE';
}
