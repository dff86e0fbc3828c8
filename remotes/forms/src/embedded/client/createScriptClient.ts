import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import type { QueryParams, RequestOptions } from '@taskweave/engine-client/RequestOptions';
import { RESOURCE_CALLS, type ResourceCall } from './resourceCalls';

export type Done = (error: unknown, result?: unknown) => void;

export interface HttpOptions {
  readonly data?: unknown;
  readonly done?: Done;
}

type HttpCall = (path: string, options?: HttpOptions) => Promise<unknown>;

export interface ScriptResource {
  readonly [method: string]: (...given: readonly unknown[]) => Promise<unknown>;
}

/** `camForm.client`: the engine's API as form scripts call it, with callbacks or promises. */
export interface ScriptClient {
  readonly baseUrl: string;
  readonly http: {
    readonly get: HttpCall;
    readonly post: HttpCall;
    readonly put: HttpCall;
    readonly del: HttpCall;
    readonly options: HttpCall;
    /** Text of any address. */
    readonly load: HttpCall;
  };
  /** `task`, `process-definition`, `process-instance`, `user` … */
  resource(name: string): ScriptResource;
}

/**
 * @param inDigest runs callbacks so that AngularJS sees what they change
 */
export function createScriptClient(engine: EngineClient, inDigest: (work: () => void) => void): ScriptClient {
  async function call(path: string, request: RequestOptions, done: Done | undefined): Promise<unknown> {
    try {
      const result = await engine.request(path, request);
      if (done !== undefined) inDigest(() => done(null, result));
      return result;
    } catch (error) {
      const known = toScriptError(error);
      if (done === undefined) throw known;
      inDigest(() => done(known));
      return undefined;
    }
  }

  const write =
    (method: 'POST' | 'PUT' | 'DELETE'): HttpCall =>
    (path, { data, done } = {}) =>
      call(trimmed(path), { method, ...(data === undefined ? {} : { body: data }) }, done);
  const read =
    (method: 'GET' | 'OPTIONS'): HttpCall =>
    (path, { data, done } = {}) =>
      call(trimmed(path), { method, accept: acceptFor(path), query: (data ?? {}) as QueryParams }, done);
  const resources = new Map<string, ScriptResource>();

  return {
    baseUrl: engine.restRoot,
    http: {
      get: read('GET'),
      options: read('OPTIONS'),
      post: write('POST'),
      put: write('PUT'),
      del: write('DELETE'),
      load: (url, { data, done } = {}) =>
        call(url, { accept: 'text', query: (data ?? {}) as QueryParams }, done),
    },
    resource(name) {
      const known = resources.get(name);
      if (known !== undefined) return known;
      const resource = createResource(name, (made, done) => {
        const { method = 'GET', path, query, body } = made;
        const request = { method, ...(query && { query }), ...(body === undefined ? {} : { body }) };
        return call(path, { ...request, accept: method === 'GET' ? acceptFor(path) : 'json' }, done);
      });
      resources.set(name, resource);
      return resource;
    },
  };
}

function createResource(
  name: string,
  send: (call: ResourceCall, done: Done | undefined) => Promise<unknown>,
): ScriptResource {
  const calls = { ...RESOURCE_CALLS.any(name), ...RESOURCE_CALLS.named[name] };
  return Object.fromEntries(
    Object.entries(calls).map(([method, toCall]) => [
      method,
      (...given: readonly unknown[]) => {
        const done = given.find((value): value is Done => typeof value === 'function');
        return send(toCall(...given.filter((value) => typeof value !== 'function')), done);
      },
    ]),
  );
}

/** Only these answer with what they embed; everything else has one shape. */
function acceptFor(path: string): 'hal' | 'json' {
  return /^\/?task(\/[^/]+)?$|^\/?filter\/[^/]+\/(list|singleResult)$/.test(path) ? 'hal' : 'json';
}

/** Paths of scripts begin with a slash, which to our client would be the server's root. */
function trimmed(path: string): string {
  return path.replace(/^\/+/, '');
}

function toScriptError(error: unknown): Error {
  if (!isEngineError(error)) return error instanceof Error ? error : new Error(String(error));
  const { status, message, engineType } = error.problem;
  return Object.assign(new Error(message), { status, response: { body: { type: engineType, message } } });
}
