import type { EngineClient } from '@taskweave/engine-client/EngineClient';
import { isEngineError } from '@taskweave/engine-client/EngineError';
import type { QueryParams, RequestOptions } from '@taskweave/engine-client/RequestOptions';
import { joinEmbedded } from './joinEmbedded';
import { type Done, type ScriptResource, scriptResource } from './scriptResource';

export interface HttpOptions {
  readonly data?: unknown;
  readonly done?: Done;
}

type HttpCall = (path: string, options?: HttpOptions) => Promise<unknown>;

export interface ScriptClient {
  readonly baseUrl: string;
  readonly http: {
    readonly get: HttpCall;
    readonly post: HttpCall;
    readonly put: HttpCall;
    readonly del: HttpCall;
    readonly options: HttpCall;
    readonly load: HttpCall;
  };
  resource(name: string): ScriptResource | undefined;
}

export function createScriptClient(engine: EngineClient, inDigest: (work: () => void) => void): ScriptClient {
  function answered(work: () => Promise<unknown>, done: Done | undefined): Promise<unknown> {
    const answer = work().catch((error: unknown) => {
      throw toScriptError(error);
    });
    if (done === undefined) return answer.finally(() => void setTimeout(inDigest, 0, noop));
    answer.then(
      (result) => inDigest(() => done(null, result)),
      (error: unknown) => inDigest(() => done(error)),
    );
    return answer;
  }

  const call = (path: string, request: RequestOptions, done: Done | undefined) =>
    answered(async () => {
      const answer = await engine.request(path, request);
      return request.accept === 'hal' ? joinEmbedded(answer) : answer;
    }, done);

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
      const resource = scriptResource(engine, name, answered);
      if (resource !== undefined) resources.set(name, resource);
      return resource;
    },
  };
}

function noop(): void {}

function acceptFor(path: string): 'hal' | 'json' {
  return /^\/?task(\/[^/]+)?$|^\/?filter\/[^/]+\/(list|singleResult)$/.test(path) ? 'hal' : 'json';
}

function trimmed(path: string): string {
  return path.replace(/^\/+/, '');
}

function toScriptError(error: unknown): Error {
  if (!isEngineError(error)) return error instanceof Error ? error : new Error(String(error));
  const { status, message, engineType } = error.problem;
  return Object.assign(new Error(message), { status, response: { body: { type: engineType, message } } });
}
