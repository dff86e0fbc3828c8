import { EngineError, type EngineProblem } from '../errors/EngineError';
import { CSRF_HEADER } from '../identity/CsrfToken';
import { parseJsonExact, stringifyExact } from '../reading/exactJson';
import { isEngineException, problemOf } from '../reading/problemOf';
import { startDeadline } from './deadline';
import { kept } from './kept';
import type { Accept, AnsweredDocument, RequestOptions } from './RequestOptions';

export interface Stamp {
  readonly token?: string | null;
  readonly engine: string;
  readonly caller?: string | undefined;
}

export interface Outcome {
  readonly data: unknown;
  readonly problem: EngineProblem | null;
  readonly headers: Headers;
  readonly isEngineException: boolean;
}

const REQUEST_ID = 'X-Request-Id';
const DEFAULT_TIMEOUT = 100_000;
const ACCEPT: Readonly<Record<Accept, string>> = {
  json: 'application/json',
  hal: 'application/hal+json, application/json; q=0.5',
  text: '*/*',
  document: '*/*',
  csv: 'text/csv',
  blob: '*/*',
};

export async function exchange(
  fetcher: typeof fetch,
  address: string,
  request: RequestOptions,
  stamp: Stamp | null,
  loadUpload = importUpload,
): Promise<Outcome> {
  const requestId = newRequestId();
  const { onProgress } = request;
  const deadline = startDeadline(request.timeout ?? DEFAULT_TIMEOUT);
  const timeout = deadline.signal;
  const signal = request.signal ? kept.AbortSignal.any([request.signal, timeout]) : timeout;
  let status: number | null = null;
  let isUnsent = onProgress !== undefined;
  try {
    const send = onProgress === undefined ? fetcher : await uploadFetch();
    isUnsent = false;
    const headers = headersOf(request);
    if (stamp !== null) addStamp(headers, stamp, requestId);
    const method = request.method ?? 'GET';
    // The engine itself never redirects elsewhere, but a proxy redirects to its sign-in.
    const redirect = stamp === null ? 'follow' : 'manual';
    // The engine says "no-cache", which lets browsers keep what people have read on disk.
    const cache = stamp === null ? 'default' : 'no-store';
    const init: RequestInit = { method, headers, body: bodyOf(request), signal, redirect, cache };
    const response = await send(address, request.keepalive === true ? { ...init, keepalive: true } : init);
    status = response.status;
    return await readAnswer(response, request, requestId, address);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    const problem = noAnswer(timeout.aborted ? 'timeout' : 'offline', requestId, status);
    const line = `${request.method ?? 'GET'} ${address.split('?')[0]}`;
    throw new EngineError({ ...problem, call: line, ...(isUnsent && { isUnsent }) }, { cause: error });
  } finally {
    deadline.clear();
  }

  async function uploadFetch(): Promise<typeof fetch> {
    const upload = await loadUpload();
    return upload.uploadFetch((part) => {
      deadline.extend();
      onProgress?.(part);
    });
  }
}

function importUpload() {
  return import(/* webpackChunkName: "upload" */ './uploadFetch');
}

function noAnswer(reason: 'timeout' | 'offline', requestId: string, status: number | null): EngineProblem {
  const message =
    reason === 'timeout' ? 'The server did not answer in time.' : 'The server cannot be reached.';
  const answeredBy = status === null ? null : 'other';
  return { kind: 'network', reason, status, engineType: null, message, requestId, answeredBy };
}

async function readAnswer(
  response: Response,
  request: RequestOptions,
  sentId: string,
  address: string,
): Promise<Outcome> {
  const { headers, ok, status } = response;
  // A call started earlier, or a proxy, has its own id, which is the one in the log.
  const requestId = headers.get(REQUEST_ID) ?? sentId;
  const outcome = { data: null, problem: null, headers, isEngineException: false };
  if (response.type === 'opaqueredirect') {
    const problem = problemOf({ status: 401, text: '', requestId });
    return { ...outcome, problem: { ...problem, answeredBy: 'other' } };
  }
  if (ok && request.accept === 'blob') return { ...outcome, data: await response.blob() };

  const text = await response.text();
  if (!ok) {
    const problem = problemOf({ status, text, requestId });
    return { ...outcome, problem, isEngineException: isEngineException(text) };
  }
  if (request.accept === 'document') return { ...outcome, data: documentOf(response, text, address) };
  if (request.accept === 'text' || request.accept === 'csv') return { ...outcome, data: text };
  if (text === '') return outcome;
  try {
    return { ...outcome, data: request.exactNumbers ? parseJsonExact(text) : JSON.parse(text) };
  } catch {
    const message = 'The server answered with something other than JSON.';
    const base = { status, engineType: null, message, requestId, answeredBy: 'other' } as const;
    return { ...outcome, problem: { ...base, kind: 'unexpected', isPage: /^\s*</.test(text) } };
  }
}

function documentOf(response: Response, text: string, address: string): AnsweredDocument {
  const { headers, url } = response;
  return {
    text,
    url: url || address,
    contentType: (headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '',
    isAttachment: /^\s*attachment\b/i.test(headers.get('Content-Disposition') ?? ''),
  };
}

function headersOf(request: RequestOptions): Headers {
  const headers = new kept.Headers({ Accept: ACCEPT[request.accept ?? 'json'] });
  if (isJsonBody(request)) headers.set('Content-Type', 'application/json');
  return headers;
}

function addStamp(headers: Headers, { token, caller, engine }: Stamp, requestId: string): void {
  headers.set(REQUEST_ID, requestId);
  if (caller !== undefined) headers.set('X-Plugin', caller);
  if (token) headers.set(CSRF_HEADER, token);
  else headers.set('X-Authorized-Engine', engine);
}

function bodyOf(request: RequestOptions): BodyInit | null {
  if (!mayHaveBody(request)) return null;
  return isJsonBody(request) ? stringifyExact(request.body ?? {}) : (request.body as BodyInit);
}

function mayHaveBody({ method }: RequestOptions): boolean {
  return method === 'POST' || method === 'PUT' || method === 'DELETE';
}

function isJsonBody(request: RequestOptions): boolean {
  const { body } = request;
  const isRaw = body instanceof FormData || body instanceof URLSearchParams || body instanceof Blob;
  return mayHaveBody(request) && !isRaw;
}

/** `crypto.randomUUID` exists only on https and localhost. */
function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
