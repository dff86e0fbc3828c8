import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import type { EngineProblem } from '@taskweave/engine-client/EngineError';
import type { QueryParams, RequestOptions } from '@taskweave/engine-client/RequestOptions';
import { isRouteOf } from './isRouteOf';

/** Methods that a fake engine answers. */
export type FakeMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';

/** A call that a contribution made. */
export interface FakeCall {
  readonly method: FakeMethod;
  /** Below the REST root, with a leading slash: `/task/t1/variables`. */
  readonly path: string;
  readonly query: QueryParams;
  readonly body: unknown;
}

/**
 * Responses by call: `GET /task/t1/variables`, where `*` matches one segment and `**` any rest. A response is the data, or
 * a function of the call; if that throws, such as an `engineFault`, the plugin gets the error.
 */
export type FakeAnswers = Readonly<Record<`${FakeMethod} /${string}`, unknown>>;

export interface FakeEngine {
  readonly client: EngineClient;
  readonly calls: readonly FakeCall[];
  /** Calls without a matching response. */
  readonly unknown: readonly FakeCall[];
  /** Calls that the plugin does not declare. */
  readonly undeclared: readonly FakeCall[];
  /** Pending calls that were not aborted. */
  readonly waiting: readonly FakeCall[];
}

/**
 * An engine with the given responses: every other call fails, and is recorded.
 *
 * @param uses the calls that the plugin declares; others fail as they do in the shell
 * @example createFakeEngine({ 'GET /task/*\/variables': { score: { value: 42, type: 'Long' } } }).client
 */
export function createFakeEngine(answers: FakeAnswers, uses?: readonly string[]): FakeEngine {
  const calls: FakeCall[] = [];
  const unknown: FakeCall[] = [];
  const undeclared: FakeCall[] = [];
  const waiting = new Map<FakeCall, AbortSignal | undefined>();

  async function request(path: string, options: RequestOptions = {}): Promise<unknown> {
    const { method = 'GET', query = {}, body, signal } = options;
    const call: FakeCall = { method, path: `/${path.replace(/^\//, '')}`, query, body: body ?? null };
    calls.push(call);
    signal?.throwIfAborted();
    if (uses !== undefined && !uses.some((route) => isRouteOf(route, method, call.path))) {
      undeclared.push(call);
      throw new Error(`PLG-607: ${method} ${call.path} is not among "uses" of the plugin.`);
    }
    const route = Object.keys(answers).find((name) => isRouteOf(name, method, call.path));
    if (route === undefined) {
      unknown.push(call);
      throw new Error(`No answer is named for ${method} ${call.path}.`);
    }
    waiting.set(call, signal);
    try {
      const answer = answers[route as keyof FakeAnswers];
      return await orAborted(Promise.resolve(typeof answer === 'function' ? answer(call) : answer), signal);
    } finally {
      waiting.delete(call);
    }
  }

  // The type is the caller's claim about the response, as in the real client.
  const send = <T>(path: string, options?: RequestOptions) => request(path, options) as Promise<T>;
  const client: EngineClient = {
    appRoot: '/operaton',
    prefix: '',
    name: 'default',
    restRoot: '/operaton/api/engine/engine/default',
    csrfToken: null,
    authorizedApps: ['tasklist'],
    serverTime: () => new Date(),
    request: send,
    get: (path, options) => send(path, { ...options, method: 'GET' }),
    post: (path, options) => send(path, { ...options, method: 'POST' }),
    put: (path, options) => send(path, { ...options, method: 'PUT' }),
    delete: (path, options) => send(path, { ...options, method: 'DELETE' }),
    options: (path, options) => send(path, { ...options, method: 'OPTIONS' }),
    withCaller: () => client,
    url: (path) => (path.startsWith('/') ? path : `/operaton/api/engine/engine/default/${path}`),
  };
  return {
    client,
    calls,
    unknown,
    undeclared,
    get waiting() {
      return [...waiting].flatMap(([call, signal]) => (signal?.aborted ? [] : [call]));
    },
  };
}

function orAborted<T>(answer: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return answer;
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    }),
  ]);
}

/**
 * The error that the engine client throws when the engine rejects a call.
 *
 * @example createFakeShell({ engine: { 'GET /task/*\/variables': () => { throw engineFault('forbidden', 403); } } })
 */
export function engineFault(kind: EngineProblem['kind'], status: number | null = 500): Error {
  const message = `The engine answered with ${status ?? 'nothing'}.`;
  const answeredBy = kind === 'network' ? null : 'engine';
  const problem = { kind, status, message, engineType: null, requestId: null, answeredBy };
  return Object.assign(new Error(message), {
    name: 'EngineError',
    problem: {
      ...problem,
      ...(kind === 'forbidden' && { missing: [] }),
      ...(kind === 'validation' && { fields: {} }),
      ...(kind === 'network' && { reason: 'offline' }),
    },
  });
}
